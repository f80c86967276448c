import "server-only";
import { recordAudit, changes } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import { queueMail } from "@/lib/messaging/email/queue";
import type { LockedOrder, OrderActor } from "@/lib/orders/lock-order";
import { formatRupees, toSafePaise } from "@/lib/pricing/money";
import { refuseAboveCash } from "./cash-limit";
import { MEANS_NAMES } from "./kinds";
import { LEDGER_ROW, toLedgerRow, type LedgerRow } from "./ledger";
import { referenceKey } from "./reference";
import { vouchReceipt, vouchRefund } from "./vouch-advance";
import { checkAmount, duplicateReference, writeRow, type Movement } from "./write-row";

/**
 * Records a receipt under the order's lock.
 * @throws AppError duplicate_reference (the transaction cannot continue then), invalid_input
 */
export async function recordReceipt(tx: Transaction, receipt: Movement): Promise<LedgerRow> {
  const { order, amountPaise, means, reference } = receipt;
  checkAmount(amountPaise);
  if (reference && isBanked(means)) await refuseUsed(tx, reference);
  await refuseAboveCash(tx, receipt);
  const description = `${formatRupees(amountPaise)} came in for order ${order.orderId}`;
  const row = await writeRow(
    tx,
    receipt,
    { kind: "receipt" },
    { event: "Payment Created", description },
  );
  await confirmPaid(tx, receipt);
  const hasSettled = await thankOnce(tx, order);
  const voucher = await vouchReceipt(tx, receipt, row);
  if (voucher && !hasSettled) {
    await queueMail(tx, { template: "advance-received", orderId: order.id });
  }
  return row;
}

/** Any payment, even in part, verifies the order, which then keeps its stock. */
async function confirmPaid(tx: Transaction, { order, by }: Movement): Promise<void> {
  const { id, orderId, proof, status } = order;
  if (proof || status === "Cancelled") return;
  await tx.order.update({ where: { id }, data: { proof: "payment" }, select: { id: true } });
  await recordAudit(tx, {
    ...by,
    event: "Order Confirmed",
    description: `Order ${orderId} was confirmed by its payment`,
    details: { order: orderId, changes: changes({ proof }, { proof: "payment" }) },
  });
}

/** Thanks the customer by email once, for the receipt that settles the order; returns true when it did now. */
async function thankOnce(tx: Transaction, { id, now }: LockedOrder): Promise<boolean> {
  const { count } = await tx.order.updateMany({
    where: {
      id,
      outstandingPaise: { lte: 0 },
      paymentThankedAt: null,
      status: { not: "Cancelled" },
    },
    data: { paymentThankedAt: now },
  });
  if (count > 0) await queueMail(tx, { template: "payment-received", orderId: id });
  return count > 0;
}

const isBanked = (means: Movement["means"]) => means === "upi" || means === "bank";

async function refuseUsed(tx: Transaction, reference: string): Promise<void> {
  const used = await tx.paymentReference.findUnique({
    where: { reference: referenceKey(reference) },
    select: { payment: { select: { order: { select: { orderId: true } } } } },
  });
  if (!used) return;
  const what = used.payment ? `order ${used.payment.order.orderId}` : "an opening balance";
  throw duplicateReference(`${reference} was recorded already, for ${what}.`);
}

export interface Refund extends Movement {
  /** The reduction of the amount due; 0 when a credit note makes it. */
  creditedPaise: number;
  reason: string;
}

/**
 * Records a refund under the order's lock.
 * @throws AppError above_paid for more than was received, duplicate_reference, invalid_input
 */
export async function recordRefund(
  tx: Transaction,
  { creditedPaise, reason, ...refund }: Refund,
): Promise<LedgerRow> {
  const { order, amountPaise } = refund;
  checkAmount(amountPaise);
  const { paidPaise, refundedPaise } = await computeSums(tx, order);
  if (amountPaise > paidPaise - refundedPaise) {
    const message = `Only ${formatRupees(paidPaise - refundedPaise)} of what came in is still here.`;
    throw new AppError("above_paid", message, { fields: { amount: message } });
  }
  const row = await writeRow(
    tx,
    refund,
    { kind: "refund", creditedPaise, reason },
    {
      event: "Refund Created",
      description: `${formatRupees(amountPaise)} went back to the customer of order ${order.orderId}`,
      details: { creditedPaise, reason },
    },
  );
  await vouchRefund(tx, refund, row);
  return row;
}

export interface ReversePaymentOptions {
  order: LockedOrder;
  paymentId: string;
  reason: string;
  at: Date;
  by: OrderActor;
}

/**
 * Reverses a receipt or a refund that was recorded by mistake, under the order's lock.
 * @throws AppError not_found; invalid_transition when it is already reversed or was made by a gateway; above_paid when
 * the refunds would exceed the remaining receipts
 */
export async function reversePayment(
  tx: Transaction,
  { order, paymentId, reason, at, by }: ReversePaymentOptions,
): Promise<LedgerRow> {
  const row = await readRow(tx, order, paymentId);
  refuseIrreversible(row);
  if (row.kind === "receipt") await requireRefundsCovered(tx, order, row);
  return writeReversal(tx, row, { order, reason, at, by });
}

async function writeReversal(
  tx: Transaction,
  row: LedgerRow,
  { order, reason, at, by }: Omit<ReversePaymentOptions, "paymentId">,
): Promise<LedgerRow> {
  const { amountPaise, means } = row;
  const reversal = await writeRow(
    tx,
    { order, amountPaise, means, at, by },
    { kind: "reversal", reversesId: row.id, reason },
    {
      event: "Payment Reversed",
      description: `A ${row.kind} of ${formatRupees(amountPaise)} for order ${order.orderId} was taken back`,
      details: { reverses: row.id, reason },
    },
  );
  if (row.kind === "receipt") await vouchRefund(tx, { order, by }, reversal);
  else await vouchReceipt(tx, { order, by }, reversal);
  return reversal;
}

export type FailedRefund = Omit<ReversePaymentOptions, "paymentId"> & { providerId: string };

/**
 * Reverses a refund that a gateway could not pay out, under the order's lock: the shop still has the money. Returns
 * null when it is not in the ledger or already reversed.
 */
export async function reverseFailedRefund(
  tx: Transaction,
  { order, providerId, reason, at, by }: FailedRefund,
): Promise<LedgerRow | null> {
  const found = await tx.payment.findFirst({
    where: { providerId, orderId: order.id, kind: "refund" },
    select: LEDGER_ROW,
  });
  const row = found && toLedgerRow(found);
  if (!row || row.isReversed) return null;
  return writeReversal(tx, row, { order, reason, at, by });
}

async function readRow(tx: Transaction, order: LockedOrder, id: string): Promise<LedgerRow> {
  const row = await tx.payment.findFirst({
    where: { id, orderId: order.id },
    select: LEDGER_ROW,
  });
  if (!row) throw new AppError("not_found", "There is no such payment of this order.");
  return toLedgerRow(row);
}

function refuseIrreversible({ kind, isReversed, providerId, means }: LedgerRow): void {
  const refuse = (message: string) => {
    throw new AppError("invalid_transition", message);
  };
  if (kind === "reversal")
    refuse("This takes back another entry. Record the payment anew instead.");
  if (isReversed) refuse("This entry was taken back already.");
  if (providerId) refuse(`${MEANS_NAMES[means]} has moved this money. Refund it instead.`);
}

async function requireRefundsCovered(
  tx: Transaction,
  order: LockedOrder,
  { amountPaise }: LedgerRow,
): Promise<void> {
  const { paidPaise, refundedPaise } = await computeSums(tx, order);
  if (paidPaise - amountPaise >= refundedPaise) return;
  const message = `${formatRupees(refundedPaise)} went back already. Take that refund back first.`;
  throw new AppError("above_paid", message);
}

async function computeSums(tx: Transaction, { id }: LockedOrder) {
  const sums = await tx.order.findUniqueOrThrow({
    where: { id },
    select: { paidPaise: true, refundedPaise: true },
  });
  return { paidPaise: toSafePaise(sums.paidPaise), refundedPaise: toSafePaise(sums.refundedPaise) };
}
