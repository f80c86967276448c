import { toPaise } from "@/lib/pricing/money";
import { loadScript, NoGatewayWindow, type OpenedWindow } from "../window";
import type { RazorpayCheckout, RazorpayReceipt } from "./schemas";

/** The options of Razorpay's script that the shop uses. */
interface RazorpayOptions {
  key: string;
  order_id: string;
  /** Paise. */
  amount: number;
  currency: string;
  name: string;
  description: string;
  prefill: { name: string; email?: string; contact?: string };
  handler: (receipt: RazorpayReceipt) => void;
  modal: { ondismiss: () => void };
}

type RazorpayClass = new (options: RazorpayOptions) => { open: () => void };

const razorpayClass = () => (window as { Razorpay?: RazorpayClass }).Razorpay;

export async function load(script: string): Promise<void> {
  if (!razorpayClass()) await loadScript(script);
}

export function open(opened: OpenedWindow<RazorpayCheckout>): Promise<RazorpayReceipt | null> {
  const { checkout, shopName, orderNumber, customer } = opened;
  const Razorpay = razorpayClass();
  if (!Razorpay) return Promise.reject(new NoGatewayWindow());
  const { name, email, phone } = customer;
  return new Promise((resolve) => {
    new Razorpay({
      key: checkout.key,
      order_id: checkout.razorpayOrderId,
      amount: toPaise(checkout.amount),
      currency: checkout.currency,
      name: shopName,
      description: `Order ${orderNumber}`,
      prefill: { name, ...(email ? { email } : {}), ...(phone ? { contact: phone } : {}) },
      handler: resolve,
      modal: { ondismiss: () => resolve(null) },
    }).open();
  });
}
