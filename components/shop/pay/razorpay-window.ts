"use client";

import type { RazorpayCheckout, RazorpayReceipt } from "@/lib/payments/gateways/razorpay/schemas";

/** As far as the shop uses what Razorpay's script defines. */
interface RazorpayOptions {
  key: string;
  order_id: string;
  /** In paise. */
  amount: number;
  currency: string;
  name: string;
  description: string;
  prefill: { name: string; email: string; contact?: string };
  handler: (receipt: RazorpayReceipt) => void;
  modal: { ondismiss: () => void };
}

type RazorpayClass = new (options: RazorpayOptions) => { open: () => void };

const PATIENCE_MS = 20_000;

const razorpayClass = () => (window as { Razorpay?: RazorpayClass }).Razorpay;

/** Thrown where Razorpay's script cannot be had, or does not work here. */
export class NoRazorpayWindow extends Error {}

/** Loads the script once; one that failed is asked for anew. */
export async function loadRazorpay(address: string): Promise<void> {
  if (razorpayClass()) return;
  const script = document.createElement("script");
  script.src = address;
  try {
    await new Promise<void>((resolve, reject) => {
      const refuse = () => reject(new NoRazorpayWindow());
      const timer = setTimeout(refuse, PATIENCE_MS);
      script.onload = () => {
        clearTimeout(timer);
        resolve();
      };
      script.onerror = refuse;
      document.head.append(script);
    });
  } catch (error) {
    script.remove();
    throw error;
  }
}

export interface RazorpayWindow {
  checkout: RazorpayCheckout;
  /** Whom the money is for, and what for. */
  shopName: string;
  orderNumber: string;
  customer: { name: string; email: string; phone: string | null };
}

/** Opens Razorpay's window; answers what it signed, null where it was closed. */
export function openRazorpay(opened: RazorpayWindow): Promise<RazorpayReceipt | null> {
  const { checkout, shopName, orderNumber, customer } = opened;
  const Razorpay = razorpayClass();
  if (!Razorpay) return Promise.reject(new NoRazorpayWindow());
  const { name, email, phone } = customer;
  return new Promise((resolve) => {
    new Razorpay({
      key: checkout.key,
      order_id: checkout.razorpayOrderId,
      amount: Math.round(checkout.amount * 100),
      currency: checkout.currency,
      name: shopName,
      description: `Order ${orderNumber}`,
      prefill: { name, email, ...(phone ? { contact: phone } : {}) },
      handler: resolve,
      modal: { ondismiss: () => resolve(null) },
    }).open();
  });
}
