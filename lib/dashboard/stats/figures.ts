import "server-only";
import { IS_IN_SHOP } from "@/lib/catalogue/presence";
import type { Db } from "@/lib/db/client";
import { DAY_MS, dayName, dayStart, monthStart } from "@/lib/base/india-time";
import { OWED } from "@/lib/orders/owed";
import { OPEN_STATUSES, SALE_STATUSES } from "@/lib/orders/status";

/**
 * Raw figures of the admin's overview, each now and a month ago. Money in paise. A state at a moment (open orders,
 * customers, products) is compared with the beginning of the day a month ago.
 */

/** This month until now, and the same part of the previous month. */
interface MonthsCompared {
  start: Date;
  previousStart: Date;
  /** The same day and hour of the previous month; its end when it was shorter. */
  previousUntil: Date;
}

/** Months follow India's calendar, as the shop's books do. */
export function monthsCompared(now: Date): MonthsCompared {
  const start = monthStart(now);
  const previousStart = monthStart(now, 1);
  const elapsed = now.getTime() - start.getTime();
  const previousUntil = Math.min(previousStart.getTime() + elapsed, start.getTime());
  return { start, previousStart, previousUntil: new Date(previousUntil) };
}

/** Returns the moment `days` days before `date`, to the second. */
export function daysBefore(date: Date, days: number): Date {
  return new Date(date.getTime() - days * DAY_MS);
}

export interface Figure {
  current: number;
  previous: number;
}

/** Reads one row of whole numbers; the maximum of carts and prices keeps them within JavaScript's safe integers. */
async function numbers<Name extends string>(
  rows: Promise<Record<Name, bigint | null>[]>,
): Promise<Record<Name, number>> {
  const [row] = await rows;
  const entries = Object.entries(row ?? {}).map(([name, value]) => [name, Number(value ?? 0)]);
  return Object.fromEntries(entries) as Record<Name, number>;
}

type SalesRow = Record<"revenue" | "revenueThen" | "orders" | "ordersThen", bigint | null>;

/**
 * Orders of this month, and of the same days of the previous month, that are not cancelled: whole days from their
 * counters, the hours of the last day from the orders themselves.
 */
export async function salesFigures(
  db: Db,
  now: Date,
): Promise<{ revenuePaise: Figure; orders: Figure }> {
  const { start, previousStart, previousUntil } = monthsCompared(now);
  const row = await numbers(
    db.$queryRaw<SalesRow[]>`
      SELECT coalesce(sum(paise) FILTER (WHERE NOT earlier), 0)::bigint AS revenue,
             coalesce(sum(paise) FILTER (WHERE earlier), 0)::bigint AS "revenueThen",
             coalesce(sum(n) FILTER (WHERE NOT earlier), 0)::bigint AS orders,
             coalesce(sum(n) FILTER (WHERE earlier), 0)::bigint AS "ordersThen"
      FROM (
        SELECT "day" < ${dayName(start)}::date AS earlier, "count" AS n, "paise" AS paise
        FROM counters
        WHERE topic = 'orders' AND "part" IS NULL AND "key" = ANY (${SALE_STATUSES})
          AND ("day" BETWEEN ${dayName(start)}::date AND ${dayName(now)}::date
            OR ("day" >= ${dayName(previousStart)}::date AND "day" < ${dayName(previousUntil)}::date
              AND "day" < ${dayName(start)}::date))
        UNION ALL
        SELECT true, 1, "totalPaise" FROM orders
        WHERE "createdAt" >= ${dayStart(previousUntil)} AND "createdAt" < ${previousUntil}
          AND status = ANY (${SALE_STATUSES}::"OrderStatus"[]) AND NOT "isReplacement"
      ) AS parts`,
  );
  return {
    revenuePaise: { current: row.revenue, previous: row.revenueThen },
    orders: { current: row.orders, previous: row.ordersThen },
  };
}

/**
 * Invoices less credit notes, and payments less refunds: in this month, and on the same days of the previous month.
 * Documents and payments have dates without hours.
 */
export async function moneyFigures(
  db: Db,
  now: Date,
): Promise<{ billedPaise: Figure; receivedPaise: Figure }> {
  const { start, previousStart, previousUntil } = monthsCompared(now);
  const row = await numbers(
    db.$queryRaw<MoneyRow[]>`
      SELECT coalesce(sum(paise) FILTER (WHERE topic = 'billed' AND NOT earlier), 0)::bigint AS billed,
             coalesce(sum(paise) FILTER (WHERE topic = 'billed' AND earlier), 0)::bigint AS "billedThen",
             coalesce(sum(paise) FILTER (WHERE topic = 'received' AND NOT earlier), 0)::bigint AS received,
             coalesce(sum(paise) FILTER (WHERE topic = 'received' AND earlier), 0)::bigint AS "receivedThen"
      FROM counters, LATERAL (SELECT "day" < ${dayName(start)}::date) AS e (earlier)
      WHERE topic IN ('billed', 'received') AND ("part" IS NULL OR "part" <> 'tax')
        AND "day" BETWEEN ${dayName(previousStart)}::date AND ${dayName(now)}::date
        AND (NOT earlier OR "day" <= ${dayName(previousUntil)}::date)`,
  );
  return {
    billedPaise: { current: row.billed, previous: row.billedThen },
    receivedPaise: { current: row.received, previous: row.receivedThen },
  };
}

type MoneyRow = Record<"billed" | "billedThen" | "received" | "receivedThen", bigint>;

/** The amount that customers owe (lib/orders/owed.ts): now, a month ago, and the overdue part. */
export async function outstanding(db: Db, now: Date): Promise<Figure & { overdue: number }> {
  const then = dayName(monthsCompared(now).previousUntil);
  return numbers(
    db.$queryRaw<Record<keyof Figure | "overdue", bigint>[]>`
      SELECT coalesce(sum(paise), 0)::bigint AS current,
             coalesce(sum(paise) FILTER (WHERE "day" < ${then}::date), 0)::bigint AS previous,
             (SELECT coalesce(sum(overdue_paise(o, ${dayName(now)}::date)), 0)::bigint FROM orders o
              WHERE ${OWED} AND o."paymentDueOn" < ${dayName(now)}::date) AS overdue
      FROM counters WHERE topic = 'outstanding'`,
  );
}

/**
 * Orders that wait to be shipped. The figure of a month ago is today's, without orders placed since and with those
 * shipped since.
 */
export async function openOrders(db: Db, now: Date): Promise<Figure> {
  const then = dayName(monthsCompared(now).previousUntil);
  return numbers(
    db.$queryRaw<Record<keyof Figure, bigint>[]>`
      SELECT coalesce(sum("count") FILTER (WHERE topic = 'orders' AND is_open), 0)::bigint AS current,
             coalesce(sum(CASE
               WHEN topic = 'departures' THEN "count"
               WHEN "day" < ${then}::date THEN CASE WHEN is_open THEN "count" END
               WHEN NOT is_open THEN -"count"
             END), 0)::bigint AS previous
      FROM counters, LATERAL (SELECT "key" = ANY (${OPEN_STATUSES})) AS o (is_open)
      WHERE topic = 'orders' OR (topic = 'departures' AND "day" >= ${then}::date)`,
  );
}

/** Customer accounts that are not deactivated. */
export async function customers(db: Db, now: Date): Promise<Figure> {
  const then = dayStart(monthsCompared(now).previousUntil);
  return numbers(
    db.$queryRaw<Record<keyof Figure, bigint>[]>`
      SELECT active AS current, active - added + ended AS previous
      FROM (SELECT
        (SELECT count(*) FROM users WHERE role = 'user' AND "deactivatedAt" IS NULL) AS active,
        (SELECT count(*) FROM users
         WHERE role = 'user' AND "deactivatedAt" IS NULL AND "createdAt" >= ${then}) AS added,
        (SELECT count(*) FROM users
         WHERE role = 'user' AND "deactivatedAt" >= ${then} AND "createdAt" < ${then}) AS ended
      ) AS counts`,
  );
}

interface CatalogueFigures {
  products: Figure;
  lowStock: number;
  outOfStock: number;
}

/** Products of the shop, and those on sale with low or no stock, whose number a month ago is not stored. */
export async function catalogueFigures(db: Db, now: Date): Promise<CatalogueFigures> {
  const then = dayStart(monthsCompared(now).previousUntil);
  const { lowStock, outOfStock, ...products } = await numbers(
    db.$queryRaw<Record<keyof Figure | "lowStock" | "outOfStock", bigint>[]>`
      SELECT listed AS current, listed - added + ended AS previous, "lowStock", "outOfStock"
      FROM (SELECT
        (SELECT count(*) FROM products WHERE ${IS_IN_SHOP}) AS listed,
        (SELECT count(*) FROM products WHERE ${IS_IN_SHOP} AND "createdAt" >= ${then}) AS added,
        (SELECT count(*) FROM products
         WHERE "deletedAt" >= ${then} AND "createdAt" < ${then} AND NOT draft) AS ended,
        (SELECT count(*) FROM products
         WHERE "deletedAt" IS NULL AND "stockState" = 'low') AS "lowStock",
        (SELECT count(*) FROM products
         WHERE "deletedAt" IS NULL AND "stockState" = 'out-of-stock') AS "outOfStock"
      ) AS counts`,
  );
  return { products, lowStock, outOfStock };
}

/**
 * Wrong passwords, second factors and mailed links in the last 30 days and the 30 before. The card links to the log's
 * search for "failed", which finds the same entries.
 */
export async function failedLogins(db: Db, now: Date): Promise<Figure> {
  const since = daysBefore(now, 30);
  return numbers(
    db.$queryRaw<Record<keyof Figure, bigint>[]>`
      SELECT count(*) FILTER (WHERE "timestamp" >= ${since}) AS current,
             count(*) FILTER (WHERE "timestamp" < ${since}) AS previous
      FROM audit_logs
      WHERE type = 'authentication' AND status = 'failed' AND action LIKE '%Failed'
        AND "timestamp" >= ${daysBefore(now, 60)}`,
  );
}
