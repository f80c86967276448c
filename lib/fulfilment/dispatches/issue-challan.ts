import "server-only";
import { recordAudit } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import { takeNumber } from "@/lib/documents/take-number";
import type { LockedOrder } from "@/lib/orders/lock-order";
import type { OrderActor } from "@/lib/orders/order-actor";
import { readShopSettings } from "@/lib/shop/settings/queries";

interface Numbered extends OrderActor {
  /** The dispatch, of a replacement. */
  dispatchId: string;
}

/**
 * Numbers the delivery challan with which a dispatch of a replacement travels, once (CGST Rules, Rule 55: consecutive in
 * a financial year, at most 16 characters). Call it last in the transaction, because it locks the series.
 */
export async function issueChallan(
  tx: Transaction,
  { id: orderId, orderId: orderNumber }: LockedOrder,
  { dispatchId, ...by }: Numbered,
): Promise<void> {
  const { invoicePrefix: prefix } = await readShopSettings(tx);
  const { number, financialYear, serial, issuedAt } = await takeNumber(tx, {
    ...{ kind: "delivery_challan", prefix, at: new Date() },
    // Nothing is taxed by it, so that one series is enough.
    ...{ regime: "gst", isUnderGst: true },
  });
  await tx.deliveryChallan.create({
    data: { number, financialYear, serial, issuedAt, orderId, dispatchId },
    select: { number: true },
  });
  await recordAudit(tx, {
    ...by,
    event: "Delivery Challan Issued",
    description: `Delivery challan ${number} of order ${orderNumber}`,
    details: { order: orderNumber, number, dispatch: dispatchId },
  });
}
