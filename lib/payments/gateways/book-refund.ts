import "server-only";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import type { LockedOrder } from "@/lib/orders/lock-order";
import type { LedgerRow } from "@/lib/payments/ledger";
import { readRefundSums, creditedBy } from "@/lib/payments/refund-sums";
import { recordRefund } from "@/lib/payments/record-payment";
import type { GatewayName } from "@/lib/shop/payment-methods/methods";
import { notifyOwner } from "./notify-owner";
import { byGateway } from "./by-gateway";
import type { GatewayRefund } from "./gateway";

/** True when the refund is in the ledger. */
export const isKnown = async (tx: Transaction, { id }: GatewayRefund) =>
  (await tx.payment.findUnique({ where: { providerId: id }, select: { id: true } })) !== null;

export interface BookedRefund {
  gateway: GatewayName;
  refund: GatewayRefund;
  reason: string;
}

/**
 * Adds a refund to the ledger under the order's lock; repeating it has no effect. A refund made in the gateway's
 * dashboard is also stored among the order's refunds, with the amount that a credit note must still cover.
 */
export async function bookRefund(
  tx: Transaction,
  order: LockedOrder,
  { gateway, refund, reason }: BookedRefund,
): Promise<void> {
  if (await isKnown(tx, refund)) return;
  const effect = await readEffect(tx, order, refund);
  const row = await addToLedger(tx, order, refund, { ...effect, gateway, reason });
  if (row && !refund.isOurs) await storeRefund(tx, row, { order, refund, ...effect });
}

interface Effect {
  /** The reduction of the amount due on an order without an invoice. */
  creditedPaise: number;
  /** For an order with an invoice: the amount that a credit note must cover. */
  creditDuePaise: number;
}

async function readEffect(
  tx: Transaction,
  order: LockedOrder,
  refund: GatewayRefund,
): Promise<Effect> {
  const paise = await computeReduction(tx, order, refund);
  const invoices = await tx.orderDocument.count({
    where: { orderId: order.id, kind: "invoice", voidedAt: null },
  });
  return invoices > 0
    ? { creditedPaise: 0, creditDuePaise: paise }
    : { creditedPaise: paise, creditDuePaise: 0 };
}

/**
 * The part of the refund beyond any overpayment lowers the amount due; 0 for a cancelled order, on which nothing is
 * due.
 */
async function computeReduction(
  tx: Transaction,
  { id, status }: LockedOrder,
  { isOurs, amountPaise }: GatewayRefund,
): Promise<number> {
  if (status === "Cancelled") return 0;
  const sums = await readRefundSums(tx, id);
  // A refund requested by the shop is already counted in these sums as open.
  const underWay = { underWayPaise: 0, underWayCreditedPaise: 0 };
  return creditedBy(isOurs ? { ...sums, ...underWay } : sums, amountPaise);
}

/** Returns null when the money was also refunded by other means: the owner is asked. */
async function addToLedger(
  tx: Transaction,
  order: LockedOrder,
  { id: providerId, amountPaise, createdAt: at }: GatewayRefund,
  { creditedPaise, gateway, reason }: Effect & Omit<BookedRefund, "refund">,
): Promise<LedgerRow | null> {
  const row = { order, amountPaise, creditedPaise, providerId, reason, at };
  try {
    return await recordRefund(tx, { ...row, means: gateway, by: byGateway(gateway) });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "above_paid") throw error;
    const stuck = { gateway, providerId, amountPaise, reason: "it had gone back already" };
    await notifyOwner(tx, order, stuck);
    return null;
  }
}

interface StoredRefund extends Effect {
  order: LockedOrder;
  refund: GatewayRefund;
}

async function storeRefund(
  tx: Transaction,
  { id: paymentId, means, by, reason }: LedgerRow,
  { order, refund, creditedPaise, creditDuePaise }: StoredRefund,
): Promise<void> {
  const { amountPaise, paymentId: providerPaymentId } = refund;
  await tx.orderRefund.create({
    data: {
      orderId: order.id,
      state: "done",
      paymentId,
      providerPaymentId,
      means,
      by,
      amountPaise,
      creditedPaise,
      creditDuePaise,
      reason: reason ?? "",
    },
    select: { id: true },
  });
}
