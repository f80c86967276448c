import "server-only";
import type { PaymentGateway } from "../gateway";
import { RAZORPAY } from "./client";
import { confirmPayment } from "./confirm";
import { reconcile } from "./reconcile";
import type { RazorpayCheckout, RazorpayReceipt } from "./schemas";
import { startPayment } from "./start";
import { takeEvent } from "./webhook";

/** Razorpay: cards, UPI and netbanking by its checkout (https://razorpay.com/docs). */
export const razorpay: PaymentGateway<RazorpayCheckout, RazorpayReceipt> = {
  ...RAZORPAY,
  start: startPayment,
  confirm: confirmPayment,
  webhook: takeEvent,
  reconcile,
};
