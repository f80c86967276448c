import "server-only";
import type { Db } from "@/lib/db/client";
import { dayName, dayStart, monthStart } from "@/lib/base/india-time";
import { SALE_STATUSES } from "@/lib/orders/status";
import { toSafePaise, toRupees } from "@/lib/pricing/money";
import type { CategorySales, Series } from "./schemas";

const DAYS_SHOWN = 30;
const MONTHS_SHOWN = 12;

/** Sales of one day in India, "2026-11-21"; days without a sale have no entry. */
interface DaySales {
  day: string;
  paise: number;
  orders: number;
}

/** The last 30 days until `now`, with zeros for days without sales. */
export function dailySales(sales: readonly DaySales[], now: Date): Series["days"] {
  const byDay = new Map(sales.map((entry) => [entry.day, entry]));
  return Array.from({ length: DAYS_SHOWN }, (_, index) => {
    const day = dayName(dayStart(now, DAYS_SHOWN - 1 - index));
    const { paise = 0, orders = 0 } = byDay.get(day) ?? {};
    return { day, revenue: toRupees(paise), orders };
  });
}

/** The last 12 months until `now`, with zeros for months without sales. */
export function monthlySales(sales: readonly DaySales[], now: Date): Series["months"] {
  return Array.from({ length: MONTHS_SHOWN }, (_, index) => {
    const month = dayName(monthStart(now, MONTHS_SHOWN - 1 - index)).slice(0, 7);
    const inMonth = sales.filter(({ day }) => day.startsWith(month));
    const sum = (of: (entry: DaySales) => number) =>
      inMonth.reduce((total, entry) => total + of(entry), 0);
    return {
      month,
      revenue: toRupees(sum(({ paise }) => paise)),
      orders: sum(({ orders }) => orders),
    };
  });
}

/** Reads sales over time and by category, as of today: two queries over the counters of 12 months in India. */
export async function readSeries(db: Db, now: Date): Promise<Series> {
  const since = dayName(monthStart(now, MONTHS_SHOWN - 1));
  const until = dayName(now);
  const [sales, categories] = await Promise.all([
    salesByDay(db, since, until),
    salesByCategory(db, { since, until, recent: dayName(dayStart(now, DAYS_SHOWN - 1)) }),
  ]);
  return { days: dailySales(sales, now), months: monthlySales(sales, now), categories };
}

async function salesByDay(db: Db, since: string, until: string): Promise<DaySales[]> {
  const rows = await db.$queryRaw<{ day: string; paise: bigint; orders: bigint }[]>`
    SELECT "day"::text AS day, sum("paise")::bigint AS paise, sum("count")::bigint AS orders
    FROM counters
    WHERE topic = 'orders' AND "day" BETWEEN ${since}::date AND ${until}::date
      AND "key" = ANY (${SALE_STATUSES}) AND "part" IS NULL
    GROUP BY 1`;
  return rows.map(({ day, paise, orders }) => ({
    day,
    paise: toSafePaise(paise),
    orders: Number(orders),
  }));
}

interface CategoryRow {
  category: string | null;
  isRecent: boolean;
  paise: bigint;
  packs: bigint;
}

async function salesByCategory(
  db: Db,
  { since, until, recent }: { since: string; until: string; recent: string },
): Promise<Series["categories"]> {
  const rows = await db.$queryRaw<CategoryRow[]>`
    SELECT "key" AS category, "day" >= ${recent}::date AS "isRecent",
           sum("paise")::bigint AS paise, sum("count")::bigint AS packs
    FROM counters
    WHERE topic = 'sales' AND "day" BETWEEN ${since}::date AND ${until}::date
    GROUP BY 1, 2
    HAVING sum("count") <> 0`;
  return {
    days: byCategory(rows.filter(({ isRecent }) => isRecent)),
    months: byCategory(rows),
  };
}

/** One entry per category, the largest revenue first. */
function byCategory(rows: readonly CategoryRow[]): CategorySales[] {
  const sums = new Map<string | null, { paise: number; packs: number }>();
  for (const { category, paise, packs } of rows) {
    const sum = sums.get(category) ?? { paise: 0, packs: 0 };
    sums.set(category, { paise: sum.paise + toSafePaise(paise), packs: sum.packs + Number(packs) });
  }
  return [...sums]
    .sort(([, a], [, b]) => b.paise - a.paise)
    .map(([category, { paise, packs }]) => ({ category, revenue: toRupees(paise), packs }));
}
