import "server-only";
import { recordAudit } from "@/lib/audit/record";
import type { Db, Transaction } from "@/lib/db/client";
import { columnDay } from "@/lib/base/india-time";
import type { LockedOrder } from "@/lib/orders/lock-order";
import type { OrderActor } from "@/lib/orders/order-actor";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { takeNumber } from "./take-number";

/** The number and date of a delivery challan. */
export interface Challan {
  number: string;
  /** The date in India, at midnight UTC. */
  issuedOn: Date;
}

/**
 * Numbers the challan with which a dispatch of a replacement travels, once (CGST Rules, Rule 55: consecutive in a
 * financial year). Call it last in the transaction: it locks the series.
 */
export async function issueChallan(
  tx: Transaction,
  { id: orderId, orderId: orderNumber }: LockedOrder,
  { dispatchId, ...by }: OrderActor & { dispatchId: string },
): Promise<void> {
  const { invoicePrefix: prefix } = await readShopSettings(tx);
  const { isApart: _, ...taken } = await takeNumber(tx, {
    ...{ kind: "delivery_challan", prefix, at: new Date() },
    // No tax parts it into two series.
    ...{ regime: "gst", isUnderGst: true },
  });
  await tx.deliveryChallan.create({
    data: { ...taken, orderId, dispatchId },
    select: { number: true },
  });
  await recordAudit(tx, {
    ...by,
    event: "Delivery Challan Issued",
    description: `Delivery challan ${taken.number} of order ${orderNumber}`,
    details: { order: orderNumber, number: taken.number, dispatch: dispatchId },
  });
}

/** The challans of dispatches that were not taken back, by order, oldest first. */
export async function readChallans(
  db: Db,
  orderIds: readonly string[],
): Promise<Map<string, Challan[]>> {
  const rows = await db.deliveryChallan.findMany({
    where: { orderId: { in: [...orderIds] }, dispatchId: { not: null } },
    orderBy: [{ financialYear: "asc" }, { serial: "asc" }],
    select: { number: true, issuedAt: true, orderId: true },
  });
  const challans = new Map<string, Challan[]>();
  for (const { orderId, number, issuedAt } of rows) {
    const those = challans.get(orderId) ?? [];
    challans.set(orderId, [...those, { number, issuedOn: columnDay(issuedAt) }]);
  }
  return challans;
}
