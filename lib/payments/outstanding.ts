import "server-only";
import type { Db } from "@/lib/db/client";
import { asc, ascNullsLast, keyset } from "@/lib/db/keyset";
import { readPage, type Page, type Slice } from "@/lib/db/page";
import { dayName } from "@/lib/base/india-time";
import type { Order } from "@/lib/orders/order";
import { IS_OWED, OWED } from "@/lib/orders/owed";
import { ORDER, toOrder } from "@/lib/orders/read/read-order";
import { toRupees } from "@/lib/pricing/money";
import type { OutstandingSummary } from "./schemas";

/** Same order as the index orders_owed: the longest overdue first, orders without a due day last. */
const KEYS = keyset("outstanding", [
  ascNullsLast("paymentDueOn", "date"),
  asc("createdAt", "date"),
  asc("id", "uuid"),
]);

/** Orders with an amount still to collect. */
export function listOutstanding(db: Db, slice: Slice): Promise<Page<Order>> {
  return readPage(
    {
      keys: KEYS,
      where: IS_OWED,
      find: (found) => db.order.findMany({ ...found, select: ORDER }),
      count: (where) => db.order.count({ where }),
      entryOf: (row) => toOrder(row),
    },
    slice,
  );
}

/** Sums of amounts due, overdue, and to be refunded. */
export async function summariseOutstanding(db: Db, now = new Date()): Promise<OutstandingSummary> {
  const [sums] = await db.$queryRaw<Record<"due" | "overdue" | "orders", number>[]>`
    SELECT coalesce(sum(o."outstandingPaise"), 0)::float8 AS due, count(*)::int AS orders,
      coalesce(sum(overdue_paise(o, ${dayName(now)}::date)), 0)::float8 AS overdue
    FROM "orders" o WHERE ${OWED}`;
  const [over] = await db.$queryRaw<{ paise: number }[]>`
    SELECT coalesce(-sum("outstandingPaise"), 0)::float8 AS paise
    FROM "orders" WHERE "paymentState" = 'over'`;
  const { due = 0, overdue = 0, orders = 0 } = sums ?? {};
  return {
    orders,
    due: toRupees(due),
    overdue: toRupees(overdue),
    toGiveBack: toRupees(over?.paise ?? 0),
  };
}
