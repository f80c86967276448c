import "server-only";
import { monthStart } from "@/lib/base/india-time";
import type { Db } from "@/lib/db/client";
import { toSafePaise } from "@/lib/pricing/money";
import { SALE_STATUSES } from "../status";

interface MonthSumOptions {
  companyId: string;
  userId: string;
  /** A moment of the month. */
  at: Date;
}

/**
 * What a member has spent for the company in the calendar month in India, in paise: orders that are not cancelled, and
 * requests that wait. A request counts in every month that it waits in, because it may become an order of any.
 */
export async function monthSum(
  db: Db,
  { companyId, userId, at }: MonthSumOptions,
): Promise<number> {
  const [ordered, waiting] = await Promise.all([
    db.order.aggregate({
      where: {
        ...{ companyId, userId, status: { in: [...SALE_STATUSES] } },
        createdAt: { gte: monthStart(at), lt: monthStart(at, -1) },
      },
      _sum: { totalPaise: true },
    }),
    db.approvalRequest.aggregate({
      where: { companyId, askedById: userId, state: "waiting", expiresAt: { gt: at } },
      _sum: { totalPaise: true },
    }),
  ]);
  return toSafePaise((ordered._sum.totalPaise ?? 0n) + (waiting._sum.totalPaise ?? 0n));
}
