import "server-only";
import { LOW_STOCK } from "@/lib/catalogue/low-stock";
import type { Db } from "@/lib/db/client";
import { OPEN_STATUSES, SALE_STATUSES } from "@/lib/orders/status";
import { daysBefore, monthsCompared } from "./compared-spans";

/** The raw figures of the admin's overview: each now and a month ago. Money in paise. */

export interface Figure {
  current: number;
  previous: number;
}

/** One row of whole numbers, which fit into numbers by the bounds of carts and prices. */
async function numbers<Name extends string>(
  rows: Promise<Record<Name, bigint | null>[]>,
): Promise<Record<Name, number>> {
  const [row] = await rows;
  const entries = Object.entries(row ?? {}).map(([name, value]) => [name, Number(value ?? 0)]);
  return Object.fromEntries(entries) as Record<Name, number>;
}

/** Orders of this month, and of the same days of the month before, that are not cancelled. */
export async function salesFigures(
  db: Db,
  now: Date,
): Promise<{ revenuePaise: Figure; orders: Figure }> {
  const { start, previousStart, previousUntil } = monthsCompared(now);
  const row = await numbers(
    db.$queryRaw<Record<"revenue" | "revenueThen" | "orders" | "ordersThen", bigint | null>[]>`
      SELECT sum("totalPaise") FILTER (WHERE "createdAt" >= ${start})::bigint AS revenue,
             sum("totalPaise") FILTER (WHERE "createdAt" < ${previousUntil})::bigint AS "revenueThen",
             count(*) FILTER (WHERE "createdAt" >= ${start}) AS orders,
             count(*) FILTER (WHERE "createdAt" < ${previousUntil}) AS "ordersThen"
      FROM orders
      WHERE "createdAt" >= ${previousStart} AND "createdAt" <= ${now} AND status = ANY (${SALE_STATUSES}::"OrderStatus"[])`,
  );
  return {
    revenuePaise: { current: row.revenue, previous: row.revenueThen },
    orders: { current: row.orders, previous: row.ordersThen },
  };
}

/** Orders that wait to be shipped. A month ago: those that still wait, and those that left since. */
export async function openOrders(db: Db, now: Date): Promise<Figure> {
  const then = monthsCompared(now).previousUntil;
  return numbers(
    db.$queryRaw<Record<keyof Figure, bigint>[]>`
      SELECT count(*) AS current,
             count(*) FILTER (WHERE "createdAt" < ${then}) + (
               SELECT count(*)
               FROM order_status_changes c JOIN orders o ON o.id = c."orderId"
               WHERE c.status IN ('Shipped', 'Cancelled') AND c.at >= ${then}
                 AND o."createdAt" < ${then}
             ) AS previous
      FROM orders WHERE status = ANY (${OPEN_STATUSES}::"OrderStatus"[])`,
  );
}

/** Accounts of customers that are not kept out. */
export async function customers(db: Db, now: Date): Promise<Figure> {
  const then = monthsCompared(now).previousUntil;
  return numbers(
    db.$queryRaw<Record<keyof Figure, bigint>[]>`
      SELECT count(*) FILTER (WHERE "deactivatedAt" IS NULL) AS current,
             count(*) FILTER (
               WHERE "createdAt" < ${then}
                 AND ("deactivatedAt" IS NULL OR "deactivatedAt" >= ${then})
             ) AS previous
      FROM users WHERE role = 'user'`,
  );
}

/**
 * Products of the catalogue, and those on sale with few packs left or none. What was left a month ago
 * follows from what came and went since: sales, cancellations, and changes by hand.
 */
export async function catalogueFigures(
  db: Db,
  now: Date,
): Promise<{ products: Figure; lowStock: Figure; outOfStock: Figure }> {
  const then = monthsCompared(now).previousUntil;
  const row = await numbers(
    db.$queryRaw<
      Record<"products" | "productsThen" | "low" | "lowThen" | "out" | "outThen", bigint>[]
    >`
      WITH gone AS (
        SELECT id, sum(packs) AS packs FROM (
          SELECT l."productId" AS id, l.quantity AS packs
          FROM orders o JOIN order_lines l ON l."orderId" = o.id
          WHERE o."createdAt" >= ${then} AND o.status = ANY (${SALE_STATUSES}::"OrderStatus"[])
          UNION ALL
          SELECT l."productId", -l.quantity
          FROM order_status_changes c
          JOIN orders o ON o.id = c."orderId" AND o."createdAt" < ${then}
          JOIN order_lines l ON l."orderId" = o.id
          WHERE c.status = 'Cancelled' AND c.at >= ${then}
          UNION ALL
          SELECT "productId", before - after FROM stock_adjustments WHERE "createdAt" >= ${then}
        ) AS moves
        GROUP BY id
      ), shelf AS (
        SELECT p."deletedAt" IS NULL AS is_now, p."createdAt" < ${then} AS was_then,
               p."forSale" AS sold, p."stockCount" AS packs,
               p."stockCount" + coalesce(g.packs, 0) AS packs_then
        FROM products p LEFT JOIN gone g ON g.id = p.id
        WHERE p."deletedAt" IS NULL OR p."deletedAt" >= ${then}
      )
      SELECT count(*) FILTER (WHERE is_now) AS products,
             count(*) FILTER (WHERE was_then) AS "productsThen",
             count(*) FILTER (WHERE is_now AND sold AND packs BETWEEN 1 AND ${LOW_STOCK}) AS low,
             count(*) FILTER (
               WHERE was_then AND sold AND packs_then BETWEEN 1 AND ${LOW_STOCK}
             ) AS "lowThen",
             count(*) FILTER (WHERE is_now AND sold AND packs = 0) AS out,
             count(*) FILTER (WHERE was_then AND sold AND packs_then <= 0) AS "outThen"
      FROM shelf`,
  );
  return {
    products: { current: row.products, previous: row.productsThen },
    lowStock: { current: row.low, previous: row.lowThen },
    outOfStock: { current: row.out, previous: row.outThen },
  };
}

/**
 * Passwords, second factors and mailed links that were wrong, in the last 30 days and the 30 before.
 * The card leads to the log's search for "failed", which finds the same entries.
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
