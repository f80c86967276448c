import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError, invalidField } from "@/lib/base/errors";
import { dayNamed } from "@/lib/base/india-time";
import { canHaveHappened } from "@/lib/base/input/typed-days";
import { lockOrder, type LockedOrder, type OrderActor } from "@/lib/orders/lock-order";
import { formatRupees, toSafePaise, toPaise } from "@/lib/pricing/money";
import type { LedgerRow } from "./ledger";
import { recordReceipt, reversePayment } from "./record-payment";
import type { RecordPaymentRequest, ReversePaymentRequest } from "./schemas";

interface OfOrder {
  db: PrismaClient;
  /** `_id` or order number. */
  orderId: string;
  by: OrderActor;
}

export interface EnterPaymentOptions extends OfOrder {
  request: RecordPaymentRequest;
}

/**
 * Records a payment that staff saw on the bank statement or received in cash.
 * @throws AppError not_found, duplicate_reference, invalid_input; edit_conflict when the amount due differs from the
 * one that was shown
 */
export async function enterPayment(options: EnterPaymentOptions): Promise<LedgerRow> {
  const { db, orderId, request, by } = options;
  const { means, reference, tds } = request;
  return db.$transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const at = request.at === undefined ? order.now : toMoment(request.at);
    await refuseOutdated(tx, order, request.dueRead);
    const amountPaise = toPaise(request.amount);
    return recordReceipt(tx, { order, amountPaise, means, reference, tds, at, by });
  });
}

/** Cash has no reference to detect a second entry of the same payment. */
async function refuseOutdated(
  tx: Transaction,
  { id }: LockedOrder,
  dueRead: number | undefined,
): Promise<void> {
  if (dueRead === undefined) return;
  const { outstandingPaise } = await tx.order.findUniqueOrThrow({
    where: { id },
    select: { outstandingPaise: true },
  });
  const duePaise = Math.max(0, toSafePaise(outstandingPaise));
  if (duePaise === toPaise(dueRead)) return;
  const due = duePaise > 0 ? `${formatRupees(duePaise)} is` : "nothing is";
  const message = `This order changed meanwhile: ${due} still to be paid. Check the amount, then record it.`;
  throw new AppError("edit_conflict", message, { fields: { amount: message } });
}

/**
 * A date means the start of that day in India.
 * @throws AppError invalid_input for a day in the future or too long ago
 */
export function toMoment(text: string): Date {
  const at = text.includes("T") ? new Date(text) : dayNamed(text);
  if (canHaveHappened(at)) return at;
  throw invalidField("at", "Enter a day that is not in the future, and of the last two years.");
}

export interface TakeBackPaymentOptions extends OfOrder {
  paymentId: string;
  request: ReversePaymentRequest;
}

/**
 * Reverses a mistaken row of the ledger.
 * @throws AppError as `reversePayment`
 */
export function takeBackPayment(options: TakeBackPaymentOptions): Promise<LedgerRow> {
  const { db, orderId, paymentId, request, by } = options;
  return db.$transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    return reversePayment(tx, { order, paymentId, reason: request.reason, at: order.now, by });
  });
}
