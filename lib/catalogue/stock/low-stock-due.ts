import "server-only";
import { holds, type Queryable } from "@/lib/db/holds";

/** Products on sale with few packs or none, by the state that stock_state computes in the database. */
const IS_LOW = `p."deletedAt" IS NULL AND p."stockState" IN ('low', 'out-of-stock')`;

/**
 * Products to notify the shop about: low, and not notified yet or restocked since. At most once a day per product, so
 * that orders that are placed and cancelled cannot fill the shop's mailbox. `$1` is the current time.
 */
export const LOW_UNTOLD = `
  "products" p LEFT JOIN "low_stock_notices" n ON n."productId" = p."id"
  WHERE ${IS_LOW} AND (n."productId" IS NULL
    OR (n."endedAt" IS NOT NULL AND n."toldAt" < $1::timestamptz - interval '1 day'))`;

/** Products that have enough stock again or are no longer on sale. */
export const LOW_NO_MORE = `
  "low_stock_notices" n JOIN "products" p ON p."id" = n."productId"
  WHERE n."endedAt" IS NULL AND NOT (${IS_LOW})`;

/** Whether `notifyLowStock` has anything to send. */
export async function lowStockIsDue(db: Queryable): Promise<boolean> {
  return holds(db, `EXISTS (SELECT FROM ${LOW_UNTOLD}) OR EXISTS (SELECT FROM ${LOW_NO_MORE})`, [
    new Date(),
  ]);
}
