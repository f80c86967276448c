import "server-only";
import type pg from "pg";

/** As stock_state in the database calls what is on sale with few packs or none. */
const IS_LOW = `p."deletedAt" IS NULL AND p."stockState" IN ('low', 'out-of-stock')`;

/**
 * What the shop is to be told of: low, and never told or well in between. Of one product at most once a day,
 * so that orders which come and go cannot fill the shop's mailbox. `$1` the moment.
 */
export const LOW_UNTOLD = `
  "products" p LEFT JOIN "low_stock_notices" n ON n."productId" = p."id"
  WHERE ${IS_LOW} AND (n."productId" IS NULL
    OR (n."endedAt" IS NOT NULL AND n."toldAt" < $1::timestamptz - interval '1 day'))`;

/** What has enough again, or is on sale no more. */
export const LOW_NO_MORE = `
  "low_stock_notices" n JOIN "products" p ON p."id" = n."productId"
  WHERE n."endedAt" IS NULL AND NOT (${IS_LOW})`;

/** Whether there is anything for `tellLowStock`. */
export async function lowStockIsDue(db: Pick<pg.Pool, "query">): Promise<boolean> {
  const { rows } = await db.query<{ found: boolean }>(
    `SELECT EXISTS (SELECT FROM ${LOW_UNTOLD}) OR EXISTS (SELECT FROM ${LOW_NO_MORE}) AS found`,
    [new Date()],
  );
  return rows[0]?.found ?? false;
}
