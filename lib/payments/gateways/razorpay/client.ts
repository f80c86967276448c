import "server-only";
import type { GatewayRefundRequest, Refunder } from "../gateway";
import { callRazorpay } from "./call-razorpay";
import {
  listSchema,
  orderEntity,
  OUR_NOTE,
  paymentEntity,
  refundEntity,
  type RazorpayPayment,
  type RazorpayRefund,
} from "./entities";
import { RazorpayRefused } from "./errors";

/**
 * The part of Razorpay's API that the shop uses. Amounts in paise. All functions throw RazorpayRefused and
 * RazorpayUnavailable (errors.ts).
 */

const CURRENCY = "INR";

export interface NewRazorpayOrder {
  amountPaise: number;
  /** At most 40 characters: the shop's order number. */
  receipt: string;
  notes: Record<string, string>;
}

/** Repeatable: an order whose id is lost with the response is never shown, so it cannot be paid. */
export async function createOrder({
  amountPaise,
  receipt,
  notes,
}: NewRazorpayOrder): Promise<{ id: string }> {
  const body = { amount: amountPaise, currency: CURRENCY, receipt, notes };
  const call = { method: "POST", path: "/orders", body, isRepeatable: true } as const;
  return callRazorpay(call, orderEntity);
}

/** All attempts to pay an order, including failed ones. */
export function fetchOrderPayments(razorpayOrderId: string): Promise<RazorpayPayment[]> {
  return read(`/orders/${razorpayOrderId}/payments`, listSchema(paymentEntity));
}

export function fetchPayment(paymentId: string): Promise<RazorpayPayment> {
  return read(`/payments/${paymentId}`, paymentEntity);
}

export function fetchRefund(refundId: string): Promise<RazorpayRefund> {
  return read(`/refunds/${refundId}`, refundEntity);
}

export function fetchRefunds(paymentId: string): Promise<RazorpayRefund[]> {
  return read(`/payments/${paymentId}/refunds`, listSchema(refundEntity));
}

/** Captures an authorized payment in full: the amount without the customer's fee. Razorpay refuses any other amount. */
export function capturePayment({
  id,
  amountPaise,
}: Pick<RazorpayPayment, "id" | "amountPaise">): Promise<RazorpayPayment> {
  const body = { amount: amountPaise, currency: CURRENCY };
  const call = { method: "POST", path: `/payments/${id}/capture`, body } as const;
  return callRazorpay({ ...call, isRepeatable: false }, paymentEntity);
}

/**
 * Refunds a payment in part or in full; the money takes days to arrive. Safe to repeat with the same key. The caller
 * must add the refund to the ledger, with its id as `providerId`, within ten minutes: until then the webhook leaves
 * that to the caller.
 */
export function refundPayment({
  paymentId,
  amountPaise,
  idempotencyKey,
}: GatewayRefundRequest): Promise<RazorpayRefund> {
  return callRazorpay(
    {
      method: "POST",
      path: `/payments/${paymentId}/refund`,
      // The receipt is unique too, in case Razorpay ignores the idempotency header.
      body: { amount: amountPaise, receipt: idempotencyKey.slice(0, 40), notes: OUR_NOTE },
      headers: { "X-Refund-Idempotency": idempotencyKey },
      isRepeatable: true,
    },
    refundEntity,
  );
}

/** Razorpay's refunds; a refund that fails at once throws RazorpayRefused. */
export const RAZORPAY: Refunder = {
  name: "razorpay",
  async refund(request) {
    const refund = await refundPayment(request);
    if (refund.hasFailed) throw new RazorpayRefused(200, "the refund failed");
    return refund;
  },
};

function read<T extends Parameters<typeof callRazorpay>[1]>(path: string, answer: T) {
  return callRazorpay({ method: "GET", path, isRepeatable: true }, answer);
}
