import "server-only";
import type { PrismaClient } from "@/lib/db/generated/client";
import { hasGatewayKeys } from "@/lib/base/env";
import { byGateway } from "@/lib/payments/gateways/by-gateway";
import { after, pauseAfter } from "@/lib/base/retry";
import { GATEWAY_METHODS, isGateway } from "@/lib/shop/payment-methods/methods";
import { carryOutRefund } from "./carry-out-refund";

const MAX_AT_ONCE = 20;

/**
 * Retries refunds that a gateway has not answered, with growing pauses; each is taken by one run only. Returns how many
 * there were.
 */
export async function resumeRefunds(db: PrismaClient, now = new Date()): Promise<number> {
  const gateways = GATEWAY_METHODS.filter(hasGatewayKeys);
  const due = await db.orderRefund.findMany({
    where: { state: "under_way", isLate: false, nextTryAt: { lte: now }, means: { in: gateways } },
    orderBy: { nextTryAt: "asc" },
    take: MAX_AT_ONCE,
    select: { id: true, means: true, nextTryAt: true, tries: true },
  });
  for (const { id, means, nextTryAt, tries } of due) {
    const { count } = await db.orderRefund.updateMany({
      where: { id, nextTryAt },
      data: { nextTryAt: after(now, pauseAfter(tries + 1)), tries: { increment: 1 } },
    });
    if (count === 1 && isGateway(means)) await carryOutRefund(db, id, byGateway(means));
  }
  return due.length;
}
