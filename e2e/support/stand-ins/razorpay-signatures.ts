import { randomBytes } from "node:crypto";
import { hmacSha256, type SignedEvent } from "./stand-in-server.ts";

/** The signatures of the stand-in for Razorpay, and its keys. */

export const RAZORPAY_KEYS = {
  keyId: "rzp_test_gateway",
  keySecret: "a-key-secret-of-the-tests",
  webhookSecret: "a-webhook-secret-of-the-tests",
};

/** What Razorpay's checkout passes to the page. */
export interface Receipt {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

export function signedReceipt(orderId: string | null, paymentId: string): Receipt {
  return {
    razorpay_order_id: orderId ?? "",
    razorpay_payment_id: paymentId,
    razorpay_signature: hmacSha256(`${orderId}|${paymentId}`, RAZORPAY_KEYS.keySecret),
  };
}

/** Signs any content, valid or not. */
export function signedEvent(content: unknown, secret = RAZORPAY_KEYS.webhookSecret): SignedEvent {
  const body = JSON.stringify(content);
  return {
    body,
    headers: {
      "content-type": "application/json",
      "x-razorpay-signature": hmacSha256(body, secret),
      "x-razorpay-event-id": randomBytes(7).toString("hex"),
    },
  };
}
