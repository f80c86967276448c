import "server-only";
import type { Db } from "@/lib/db/client";
import { dayNamed } from "@/lib/base/india-time";
import type { OrderStatus } from "@/lib/orders/status";
import { toSafePaise, toRupees } from "@/lib/pricing/money";
import { monthSpan } from "./month";
import type { GstMonth } from "./schemas";

/** The maximum number listed; the rest is only counted. */
export const NAMED = 50;

interface UnbilledRow {
  id: string;
  orderId: string;
  status: OrderStatus;
  totalPaise: bigint;
  isShipped: boolean;
  count: number;
}

/**
 * Orders with a missing invoice, of the whole or of a dispatch, that were shipped or delivered in the month, and
 * unshipped ones that are fully paid with a payment in the month.
 */
export async function readUnbilled(db: Db, month: string): Promise<GstMonth["unbilled"]> {
  const { from, until } = monthSpan(month);
  const [start, end] = [dayNamed(from), dayNamed(until)];
  const rows = await db.$queryRaw<UnbilledRow[]>`
    WITH gone AS (
      SELECT DISTINCT "orderId" AS id FROM order_status_changes
      WHERE status IN ('Shipped', 'Delivered') AND "at" >= ${start} AND "at" < ${end}
      UNION SELECT "orderId" FROM order_dispatches WHERE "at" >= ${start} AND "at" < ${end}
    ), paid AS (
      SELECT DISTINCT "orderId" AS id FROM payments
      WHERE kind = 'receipt' AND "at" >= ${start} AND "at" < ${end}
    ), found AS (
      SELECT id, bool_or(left_house) AS left_house
      FROM (SELECT id, true FROM gone UNION ALL SELECT id, false FROM paid) AS f (id, left_house)
      GROUP BY id
    )
    SELECT o.id, o."orderId", o.status::text, o."totalPaise", s.is_shipped AS "isShipped",
      count(*) OVER ()::int AS count
    FROM found f JOIN orders o ON o.id = f.id,
      LATERAL (SELECT f.left_house AND (o.status IN ('Shipped', 'Delivered') OR o."partlyDispatched")) AS s (is_shipped)
    WHERE o.status <> 'Cancelled' AND NOT o."isReplacement" AND (s.is_shipped OR o."paymentState" IN ('paid', 'over'))
      AND NOT EXISTS (
        SELECT FROM order_documents d
        WHERE d."orderId" = o.id AND d.kind = 'invoice' AND d."dispatchId" IS NULL AND d."voidedAt" IS NULL)
      AND (NOT EXISTS (
        SELECT FROM order_documents d WHERE d."orderId" = o.id AND d.kind = 'invoice' AND d."voidedAt" IS NULL)
      OR EXISTS (
        SELECT FROM order_dispatches s WHERE s."orderId" = o.id
          AND NOT EXISTS (SELECT FROM order_documents d WHERE d."dispatchId" = s.id)))
    ORDER BY o."createdAt", o.id
    LIMIT ${NAMED}`;
  return { count: rows[0]?.count ?? 0, orders: rows.map(unbilledOrder) };
}

const unbilledOrder = ({ id, orderId, status, totalPaise, isShipped }: UnbilledRow) => ({
  _id: id,
  orderId,
  status,
  total: toRupees(toSafePaise(totalPaise)),
  why: isShipped ? ("shipped" as const) : ("paid" as const),
});
