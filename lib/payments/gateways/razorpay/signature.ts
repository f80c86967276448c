import "server-only";
import { createHmac } from "node:crypto";
import { isSameSecret } from "@/lib/base/constant-time";
import { AppError } from "@/lib/base/errors";
import { razorpayAccount } from "./call-razorpay";
import type { RazorpayReceipt } from "./schemas";

/**
 * What Razorpay has signed (https://razorpay.com/docs/webhooks/validate-test and
 * https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/integration-steps).
 */

function requireSignature(signature: string, secret: string, signed: string | Uint8Array): void {
  const expected = createHmac("sha256", secret).update(signed).digest("hex");
  if (isSameSecret(signature.toLowerCase(), expected)) return;
  throw new AppError("invalid_signature", "This was not signed by Razorpay.");
}

/** @throws AppError invalid_signature */
export function requireSignedReceipt(receipt: RazorpayReceipt): void {
  const signed = `${receipt.razorpay_order_id}|${receipt.razorpay_payment_id}`;
  requireSignature(receipt.razorpay_signature, razorpayAccount().keySecret, signed);
}

/** @throws AppError invalid_signature */
export function requireSignedEvent(body: Uint8Array, signature: string | null): void {
  requireSignature(signature ?? "", razorpayAccount().webhookSecret, body);
}
