import "server-only";
import type { GatewayRefundRequest, Refunder } from "../gateway";
import { callRazorpay } from "./call-razorpay";
import {
  listOf,
  orderEntity,
  OUR_NOTE,
  paymentEntity,
  refundEntity,
  type RazorpayPayment,
  type RazorpayRefund,
} from "./entities";
import { RazorpayRefused } from "./errors";

/**
 * Razorpay's API, as far as the shop needs it. Amounts in paise. All of them throw RazorpayRefused and
 * RazorpayUnavailable (errors.ts).
 */

const CURRENCY = "INR";

export interface NewRazorpayOrder {
  amountPaise: number;
  /** At most 40 characters: the number of the shop's order. */
  receipt: string;
  notes: Record<string, string>;
}

/** An order that nobody hears of can never be paid, so that a lost answer costs nothing. */
export async function createOrder({
  amountPaise,
  receipt,
  notes,
}: NewRazorpayOrder): Promise<{ id: string }> {
  const body = { amount: amountPaise, currency: CURRENCY, receipt, notes };
  const call = { method: "POST", path: "/orders", body, isRepeatable: true } as const;
  return callRazorpay(call, orderEntity);
}

/** All attempts to pay an order, those that failed among them. */
export function fetchOrderPayments(razorpayOrderId: string): Promise<RazorpayPayment[]> {
  return read(`/orders/${razorpayOrderId}/payments`, listOf(paymentEntity));
}

export function fetchPayment(paymentId: string): Promise<RazorpayPayment> {
  return read(`/payments/${paymentId}`, paymentEntity);
}

export function fetchRefund(refundId: string): Promise<RazorpayRefund> {
  return read(`/refunds/${refundId}`, refundEntity);
}

export function fetchRefunds(paymentId: string): Promise<RazorpayRefund[]> {
  return read(`/payments/${paymentId}/refunds`, listOf(refundEntity));
}

/** Takes what the customer's bank has set aside: all of it, or Razorpay refuses. */
export function capturePayment({
  id,
  amountPaise,
}: Pick<RazorpayPayment, "id" | "amountPaise">): Promise<RazorpayPayment> {
  const body = { amount: amountPaise, currency: CURRENCY };
  const call = { method: "POST", path: `/payments/${id}/capture`, body } as const;
  return callRazorpay({ ...call, isRepeatable: false }, paymentEntity);
}

/**
 * Gives back a part of a payment, or all of it; the money is on its way for days. It may be asked any
 * number of times with the same key. Whoever calls it adds the refund to the ledger, with its id as
 * `providerId`, within ten minutes: until then Razorpay's webhook leaves that to them.
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
      // The receipt is unique as well, where the header should not be read.
      body: { amount: amountPaise, receipt: idempotencyKey.slice(0, 40), notes: OUR_NOTE },
      headers: { "X-Refund-Idempotency": idempotencyKey },
      isRepeatable: true,
    },
    refundEntity,
  );
}

/** Razorpay as what gives money back; it refuses where the refund fails at once. */
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
