import "server-only";
import type { Db } from "@/lib/db/client";
import { toSafePaise } from "@/lib/pricing/money";

/** The amounts that decide how much of an order can be refunded (docs/product.md: Refunds and returns), in paise. */
export interface RefundSums {
  paidPaise: number;
  refundedPaise: number;
  /** The amount due; negative when overpaid. */
  outstandingPaise: number;
  /** Refunds that a gateway has not answered yet, and their reduction of the amount due. */
  underWayPaise: number;
  underWayCreditedPaise: number;
}

/** The maximum refund: what was received, less what was refunded or is being refunded. */
export const mostRefundable = (sums: RefundSums): number =>
  sums.paidPaise - sums.refundedPaise - sums.underWayPaise;

/** The overpaid amount, which has to be given back. */
export const overpaidPaise = (sums: RefundSums): number =>
  Math.max(0, sums.underWayCreditedPaise - sums.underWayPaise - sums.outstandingPaise);

/** The total less credits, also those of refunds under way. */
export const chargedPaise = (sums: RefundSums): number =>
  sums.outstandingPaise + sums.paidPaise - sums.refundedPaise - sums.underWayCreditedPaise;

/** The part of a refund that lowers the amount due: what exceeds the overpaid amount. */
export const creditedBy = (sums: RefundSums, amountPaise: number): number =>
  Math.max(0, amountPaise - overpaidPaise(sums));

/** Reads the sums to decide on a refund; call it under the order's lock. */
export async function readRefundSums(db: Db, orderId: string): Promise<RefundSums> {
  const order = await db.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { paidPaise: true, refundedPaise: true, outstandingPaise: true },
  });
  const underWay = await db.orderRefund.aggregate({
    where: { orderId, state: "under_way" },
    _sum: { amountPaise: true, creditedPaise: true },
  });
  return {
    paidPaise: toSafePaise(order.paidPaise),
    refundedPaise: toSafePaise(order.refundedPaise),
    outstandingPaise: toSafePaise(order.outstandingPaise),
    underWayPaise: toSafePaise(underWay._sum.amountPaise ?? 0n),
    underWayCreditedPaise: toSafePaise(underWay._sum.creditedPaise ?? 0n),
  };
}
