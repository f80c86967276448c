import "server-only";
import type { Db } from "@/lib/db/client";
import { dayStart, INDIA_ZONE, monthStart } from "@/lib/india-time";
import { SALE_STATUSES } from "@/lib/orders/status";
import { paiseOf, toRupees } from "@/lib/pricing/money";
import { DAYS_SHOWN, dailySales, monthlySales, MONTHS_SHOWN, type DaySales } from "./fill-gaps";
import type { CategorySales, Series } from "./schemas";

/** Sales over time and by category, as of `now`: two queries over the last 12 months in India. */
export async function readSeries(db: Db, now: Date): Promise<Series> {
  const since = monthStart(now, MONTHS_SHOWN - 1);
  const [sales, categories] = await Promise.all([
    salesByDay(db, since, now),
    salesByCategory(db, since, now),
  ]);
  return { days: dailySales(sales, now), months: monthlySales(sales, now), categories };
}

async function salesByDay(db: Db, since: Date, now: Date): Promise<DaySales[]> {
  const rows = await db.$queryRaw<{ day: string; paise: bigint; orders: bigint }[]>`
    SELECT to_char("createdAt" AT TIME ZONE ${INDIA_ZONE}, 'YYYY-MM-DD') AS day,
           sum("totalPaise")::bigint AS paise, count(*) AS orders
    FROM orders
    WHERE "createdAt" >= ${since} AND "createdAt" <= ${now} AND status = ANY (${SALE_STATUSES}::"OrderStatus"[])
    GROUP BY 1`;
  return rows.map(({ day, paise, orders }) => ({
    day,
    paise: paiseOf(paise),
    orders: Number(orders),
  }));
}

interface CategoryRow {
  category: string | null;
  isRecent: boolean;
  paise: bigint;
  packs: bigint;
}

async function salesByCategory(db: Db, since: Date, now: Date): Promise<Series["categories"]> {
  const recent = dayStart(now, DAYS_SHOWN - 1);
  const rows = await db.$queryRaw<CategoryRow[]>`
    SELECT p.category, o."createdAt" >= ${recent} AS "isRecent",
           sum(l."lineTotalPaise")::bigint AS paise, sum(l.quantity)::bigint AS packs
    FROM orders o
    JOIN order_lines l ON l."orderId" = o.id
    LEFT JOIN products p ON p.id = l."productId"
    WHERE o."createdAt" >= ${since} AND o."createdAt" <= ${now} AND o.status = ANY (${SALE_STATUSES}::"OrderStatus"[])
    GROUP BY 1, 2`;
  return {
    days: byCategory(rows.filter(({ isRecent }) => isRecent)),
    months: byCategory(rows),
  };
}

/** One entry for each category, the largest revenue first. */
function byCategory(rows: readonly CategoryRow[]): CategorySales[] {
  const sums = new Map<string | null, { paise: number; packs: number }>();
  for (const { category, paise, packs } of rows) {
    const sum = sums.get(category) ?? { paise: 0, packs: 0 };
    sums.set(category, { paise: sum.paise + paiseOf(paise), packs: sum.packs + Number(packs) });
  }
  return [...sums]
    .sort(([, a], [, b]) => b.paise - a.paise)
    .map(([category, { paise, packs }]) => ({ category, revenue: toRupees(paise), packs }));
}
