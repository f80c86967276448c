import { orderSchema } from "@/lib/orders/schemas";
import {
  openRazorpaySchema,
  paidSchema,
  razorpayCheckoutSchema,
  razorpayReceiptSchema,
} from "@/lib/payments/gateways/razorpay/schemas";
import { z } from "@/lib/base/input/zod";
import type { Endpoint } from "./endpoint";

const keyQuery = z.object({ key: z.string().max(128).optional() });

/** Paying by Razorpay: what its checkout is opened with, and the ways in which the shop hears of a payment. */
export const paymentEndpoints = {
  openRazorpay: {
    method: "POST",
    path: "/payments/razorpay/orders",
    summary: "Begin to pay by Razorpay",
    description:
      "Makes an order at Razorpay over what is left to pay, for whoever may see the order. Asked again, it answers the same while the amount is the same. Refused with `invalid_transition` where nothing is left to pay, or the order is not paid by Razorpay.",
    access: "order",
    status: 200,
    query: keyQuery,
    body: openRazorpaySchema,
    response: razorpayCheckoutSchema,
    limit: "file",
  },
  confirmRazorpay: {
    method: "POST",
    path: "/payments/razorpay/confirm",
    summary: "Confirm a payment by Razorpay",
    description:
      "Takes what Razorpay's checkout hands to the page. The signature is proof enough of the payment: nobody has to be signed in. What was paid is asked of Razorpay. Answers the order as it is then to whoever may see it, by session or key, and to everybody else `payment.state` alone. It can be repeated.",
    access: "guest",
    endedSession: "visitor",
    status: 200,
    query: keyQuery,
    body: razorpayReceiptSchema,
    response: z.union([orderSchema, paidSchema]),
    limit: "change",
  },
  tellRazorpay: {
    method: "POST",
    path: "/payments/razorpay/webhook",
    summary: "Tell of a payment",
    description:
      "For Razorpay alone: an event, signed with the secret of the webhook. What is known already is taken again without effect. A wrong signature is 400; what cannot be taken now is 503, and Razorpay tells it again.",
    access: "public",
    endedSession: "visitor",
    status: 200,
    signed: {
      maxBytes: 256 * 1024,
      headers: {
        "X-Razorpay-Signature": "HMAC-SHA256 of the body, in hex",
        "X-Razorpay-Event-Id": "The same each time the event is told",
      },
    },
    response: z.undefined(),
    limit: "change",
  },
} as const satisfies Record<string, Endpoint>;
