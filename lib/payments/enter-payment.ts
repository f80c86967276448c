import "server-only";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors";
import { dayNamed } from "@/lib/india-time";
import { lockOrder } from "@/lib/orders/lock-order";
import type { OrderActor } from "@/lib/orders/order-actor";
import { toPaise } from "@/lib/pricing/money";
import type { LedgerRow } from "./ledger";
import { isPaymentDay } from "./payment-day";
import { recordReceipt, reversePayment } from "./record-payment";
import type { RecordPaymentRequest, ReversePaymentRequest } from "./schemas";

interface OfOrder {
  db: PrismaClient;
  /** `_id` or number. */
  orderId: string;
  by: OrderActor;
}

export interface EnterPaymentOptions extends OfOrder {
  request: RecordPaymentRequest;
}

/**
 * Writes down what somebody saw on the bank's statement or got in cash.
 * @throws AppError not_found, duplicate_reference, invalid_input
 */
export async function enterPayment(options: EnterPaymentOptions): Promise<LedgerRow> {
  const { db, orderId, request, by } = options;
  const at = momentOf(request.at, new Date());
  const { means, reference } = request;
  return db.$transaction(async (tx) =>
    recordReceipt(tx, {
      order: await lockOrder(tx, orderId),
      amountPaise: toPaise(request.amount),
      means,
      reference,
      at,
      by,
    }),
  );
}

/** A day is its beginning in India. @throws AppError invalid_input for one that has not come or is long gone */
function momentOf(text: string | undefined, now: Date): Date {
  if (text === undefined) return now;
  const at = text.includes("T") ? new Date(text) : dayNamed(text);
  if (isPaymentDay(at, now)) return at;
  const message = "Enter a day that is not in the future, and of the last two years.";
  throw new AppError("invalid_input", message, { fields: { at: message } });
}

export interface TakeBackPaymentOptions extends OfOrder {
  paymentId: string;
  request: ReversePaymentRequest;
}

/** Takes back a row of the ledger that was a mistake. @throws AppError as `reversePayment` */
export function takeBackPayment(options: TakeBackPaymentOptions): Promise<LedgerRow> {
  const { db, orderId, paymentId, request, by } = options;
  return db.$transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    return reversePayment(tx, { order, paymentId, reason: request.reason, at: new Date(), by });
  });
}
