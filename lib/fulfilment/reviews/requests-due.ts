import "server-only";
import type pg from "pg";
import { REVIEW_REQUEST_DAYS } from "@/lib/shop/settings/value-rules";

/** An order that arrived longer ago is not asked about any more, such as when the shop begins to ask. */
const LATE_DAYS = 14;

/** What arrived within the days in which its customer is asked by mail, by an index. `$1` days, `$2` the moment. */
export const REQUESTS_DUE = `
  "order_status_changes" c JOIN "orders" o ON o."id" = c."orderId"
  WHERE c."status" = 'Delivered' AND o."status" = 'Delivered' AND o."reviewAskedAt" IS NULL
    AND o."email" IS NOT NULL
    AND c."at" <= $2::timestamptz - make_interval(days => $1::int)
    AND c."at" > $2::timestamptz - make_interval(days => $1::int + ${LATE_DAYS})`;

/** Whether there is an order for `askForReviews`, in a shop that asks. */
export async function reviewRequestsAreDue(db: Pick<pg.Pool, "query">): Promise<boolean> {
  const { rows: settings } = await db.query<{ value: string }>(
    `SELECT "value" FROM "settings" WHERE "key" = 'reviewRequestDays'`,
  );
  const days = Number(settings[0]?.value ?? REVIEW_REQUEST_DAYS);
  if (days === 0) return false;
  const { rows } = await db.query<{ found: boolean }>(
    `SELECT EXISTS (SELECT FROM ${REQUESTS_DUE}) AS found`,
    [days, new Date()],
  );
  return rows[0]?.found ?? false;
}
