import "server-only";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import type { LockedOrder } from "@/lib/orders/lock-order";
import type { LedgerRow } from "@/lib/payments/ledger";
import { readRefundSums } from "@/lib/payments/read-refund-sums";
import { recordRefund } from "@/lib/payments/record-payment";
import { creditedBy } from "@/lib/payments/refund-sums";
import { BY_RAZORPAY } from "./actor";
import { askOwner } from "./ask-owner";
import type { RazorpayRefund } from "./entities";

/** Whether it stands in the ledger. */
export const isKnown = async (tx: Transaction, { id }: RazorpayRefund) =>
  (await tx.payment.findUnique({ where: { providerId: id }, select: { id: true } })) !== null;

/**
 * Adds a refund to the ledger, once, under the order's lock. One of Razorpay's dashboard stands among the
 * order's refunds from then on, with what a credit note is still to say of it.
 */
export async function bookRefund(
  tx: Transaction,
  order: LockedOrder,
  refund: RazorpayRefund,
  reason: string,
): Promise<void> {
  if (await isKnown(tx, refund)) return;
  const effect = await effectOf(tx, order, refund);
  const row = await addToLedger(tx, order, refund, { ...effect, reason });
  if (row && !refund.isOurs) await keepRefund(tx, row, { order, refund, ...effect });
}

interface Effect {
  /** By how much less is asked for because of it, without an invoice. */
  creditedPaise: number;
  /** The same where there is one: a credit note is to say it. */
  creditDuePaise: number;
}

async function effectOf(
  tx: Transaction,
  order: LockedOrder,
  refund: RazorpayRefund,
): Promise<Effect> {
  const paise = await lowersBy(tx, order, refund);
  const invoices = await tx.orderDocument.count({ where: { orderId: order.id, kind: "invoice" } });
  return invoices > 0
    ? { creditedPaise: 0, creditDuePaise: paise }
    : { creditedPaise: paise, creditDuePaise: 0 };
}

/** What goes back beyond what was paid too much lowers what the order comes to; a cancelled one comes to nothing. */
async function lowersBy(
  tx: Transaction,
  { id, status }: LockedOrder,
  { isOurs, amountPaise }: RazorpayRefund,
): Promise<number> {
  if (status === "Cancelled") return 0;
  const sums = await readRefundSums(tx, id);
  // One that the shop asked for stands there as under way itself.
  const underWay = { underWayPaise: 0, underWayCreditedPaise: 0 };
  return creditedBy(isOurs ? { ...sums, ...underWay } : sums, amountPaise);
}

/** Null where somebody gave the money back in another way as well: the owner is asked. */
async function addToLedger(
  tx: Transaction,
  order: LockedOrder,
  { id: providerId, amountPaise, createdAt: at }: RazorpayRefund,
  { creditedPaise, reason }: Pick<Effect, "creditedPaise"> & { reason: string },
): Promise<LedgerRow | null> {
  const row = { order, amountPaise, creditedPaise, providerId, reason, at, by: BY_RAZORPAY };
  try {
    return await recordRefund(tx, { ...row, means: "razorpay" });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "above_paid") throw error;
    await askOwner(tx, order, { providerId, amountPaise, reason: "it had gone back already" });
    return null;
  }
}

interface Kept extends Effect {
  order: LockedOrder;
  refund: RazorpayRefund;
}

async function keepRefund(
  tx: Transaction,
  { id: paymentId, means, by, reason }: LedgerRow,
  { order, refund, creditedPaise, creditDuePaise }: Kept,
): Promise<void> {
  const { amountPaise, paymentId: providerPaymentId } = refund;
  await tx.orderRefund.create({
    data: {
      orderId: order.id,
      ...{ state: "done", paymentId, providerPaymentId, means, by },
      ...{ amountPaise, creditedPaise, creditDuePaise },
      reason: reason ?? "",
    },
    select: { id: true },
  });
}
