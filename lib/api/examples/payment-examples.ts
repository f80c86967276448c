import type { paymentEndpoints } from "../payment-endpoints";
import type { Examples } from "./example";
import { ORDER_NUMBER } from "./values";

const RAZORPAY_ORDER = "order_NqXv8sZ0aTj1Lk";

export const paymentExamples: Examples<typeof paymentEndpoints> = {
  openRazorpay: {
    body: { order: ORDER_NUMBER },
    answer: {
      key: "rzp_live_4nVq7sYb2kTz1C",
      razorpayOrderId: RAZORPAY_ORDER,
      amount: 2430,
      currency: "INR",
    },
  },
  confirmRazorpay: {
    body: {
      razorpay_order_id: RAZORPAY_ORDER,
      razorpay_payment_id: "pay_NqXwK7fGh2RmPd",
      razorpay_signature: "b5a1f6c09e7d4a2383cf1d6be0f9a7752c4e8d13906fb2a7e5c41d0839f6ab72",
    },
    answer: { payment: { state: "paid" } },
  },
};
