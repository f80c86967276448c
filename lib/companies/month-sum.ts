import "server-only";
import { monthStart } from "@/lib/base/india-time";
import type { Db } from "@/lib/db/client";
import { toSafePaise } from "@/lib/pricing/money";

interface MonthOptions {
  companyId: string;
  /** Any moment in the month. */
  at: Date;
}

/**
 * A member's spending for the company in the calendar month in India, in paise: orders that are not cancelled, and
 * waiting requests. A waiting request counts in every month, because it may become an order in any.
 */
export async function monthSum(
  db: Db,
  { userId, ...month }: MonthOptions & { userId: string },
): Promise<number> {
  return (await sums(db, month, userId)).get(userId) ?? 0;
}

/** `monthSum` of all members, by account; members without spending are absent. */
export function monthSums(db: Db, month: MonthOptions): Promise<Map<string, number>> {
  return sums(db, month);
}

async function sums(
  db: Db,
  { companyId, at }: MonthOptions,
  userId?: string,
): Promise<Map<string, number>> {
  const [ordered, waiting] = await Promise.all([
    db.order.groupBy({
      by: ["userId"],
      where: {
        companyId,
        userId: userId ?? { not: null },
        status: { not: "Cancelled" },
        createdAt: { gte: monthStart(at), lt: monthStart(at, -1) },
      },
      _sum: { totalPaise: true },
    }),
    db.approvalRequest.groupBy({
      by: ["askedById"],
      where: {
        companyId,
        askedById: userId ?? { not: null },
        // The requested correction is counted with its order.
        correctsId: null,
        state: "waiting",
        expiresAt: { gt: at },
      },
      _sum: { totalPaise: true },
    }),
  ]);
  const rows = [...ordered, ...waiting.map(({ askedById, _sum }) => ({ userId: askedById, _sum }))];
  const sum = new Map<string, number>();
  for (const row of rows) {
    const id = row.userId ?? "";
    sum.set(id, (sum.get(id) ?? 0) + toSafePaise(row._sum.totalPaise ?? 0n));
  }
  return sum;
}
