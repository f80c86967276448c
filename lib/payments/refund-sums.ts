import "server-only";
import type { Db } from "@/lib/db/client";
import { paiseOf } from "@/lib/pricing/money";

/** What of an order's money can go back (docs/product.md: Refunds and returns). All in paise. */
export interface RefundSums {
  paidPaise: number;
  refundedPaise: number;
  /** What is still to be paid; below zero: what was paid too much. */
  outstandingPaise: number;
  /** Refunds that a gateway has not answered yet, and by how much less is asked for because of them. */
  underWayPaise: number;
  underWayCreditedPaise: number;
}

/** No more than came in and is not on its way back. */
export const mostRefundable = (sums: RefundSums): number =>
  sums.paidPaise - sums.refundedPaise - sums.underWayPaise;

/** What the customer has paid beyond what the order comes to: it is to be given back. */
export const overpaidPaise = (sums: RefundSums): number =>
  Math.max(0, sums.underWayCreditedPaise - sums.underWayPaise - sums.outstandingPaise);

/** The part of a refund by which less is asked for: what goes back beyond what was paid too much. */
export const creditedBy = (sums: RefundSums, amountPaise: number): number =>
  Math.max(0, amountPaise - overpaidPaise(sums));

/** To decide by, under the order's lock. */
export async function readRefundSums(db: Db, orderId: string): Promise<RefundSums> {
  const order = await db.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { paidPaise: true, refundedPaise: true, outstandingPaise: true },
  });
  const underWay = await db.orderRefund.aggregate({
    where: { orderId, state: "under_way" },
    _sum: { amountPaise: true, creditedPaise: true },
  });
  // What came after the order was cancelled goes back by itself.
  const late = await db.lateRefund.aggregate({
    where: { orderId, nextTryAt: { not: null } },
    _sum: { amountPaise: true },
  });
  const underWayPaise = (underWay._sum.amountPaise ?? 0n) + (late._sum.amountPaise ?? 0n);
  return {
    paidPaise: paiseOf(order.paidPaise),
    refundedPaise: paiseOf(order.refundedPaise),
    outstandingPaise: paiseOf(order.outstandingPaise),
    underWayPaise: paiseOf(underWayPaise),
    underWayCreditedPaise: paiseOf(underWay._sum.creditedPaise ?? 0n),
  };
}
