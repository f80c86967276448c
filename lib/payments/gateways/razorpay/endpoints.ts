import { CONFIRM, START, WEBHOOK } from "../endpoint-rows";
import { razorpayCheckoutSchema, razorpayReceiptSchema } from "./schemas";

/** Razorpay's endpoints: opening its checkout, and the two reports of a payment. */
export const razorpayEndpoints = {
  openRazorpay: {
    ...START,
    call: "POST /payments/razorpay/orders",
    summary: "Begin to pay by Razorpay",
    description:
      "Makes an order at Razorpay over what is left to pay, for callers who may see the order. Asked again, it answers the same while the amount is the same. Refused with `invalid_transition` where nothing is left to pay, or the order is not paid by Razorpay.",
    response: razorpayCheckoutSchema,
  },
  confirmRazorpay: {
    ...CONFIRM,
    call: "POST /payments/razorpay/confirm",
    summary: "Confirm a payment by Razorpay",
    description:
      "Takes what Razorpay's checkout hands to the page. The signature is proof enough of the payment: nobody has to be signed in. What was paid is asked of Razorpay. Answers the order as it is then to callers who may see it, by session or key, and `payment.state` alone to others. It can be repeated.",
    body: razorpayReceiptSchema,
  },
  tellRazorpay: {
    ...WEBHOOK,
    call: "POST /payments/razorpay/webhook",
    summary: "Tell of a payment",
    description:
      "For Razorpay alone: an event, signed with the secret of the webhook. What is known already is taken again without effect. A wrong signature is 400; what cannot be taken now is 503, and Razorpay tells it again.",
    signed: {
      maxBytes: 256 * 1024,
      headers: {
        "X-Razorpay-Signature": "HMAC-SHA256 of the body, in hex",
        "X-Razorpay-Event-Id": "The same each time the event is told",
      },
    },
  },
} as const;

const RAZORPAY_ORDER = "order_NqXv8sZ0aTj1Lk";

export const razorpayExamples = {
  openRazorpay: {
    body: { order: "KLN-202611-7Q4M2X" },
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
} as const;
