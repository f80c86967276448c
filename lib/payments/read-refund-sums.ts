import "server-only";
import type { Db } from "@/lib/db/client";
import { paiseOf } from "@/lib/pricing/money";
import type { RefundSums } from "./refund-sums";

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
