import "server-only";
import { holds, type Queryable } from "@/lib/db/holds";
import { REVIEW_REQUEST_DAYS } from "@/lib/shop/settings/value-rules";

/** Orders delivered longer ago are skipped, for example when the shop first enables requests. */
const LATE_DAYS = 14;

/** Orders whose review request is due, found by an index. `$1` is the number of days, `$2` the time. */
export const REQUESTS_DUE = `
  "order_status_changes" c JOIN "orders" o ON o."id" = c."orderId"
  WHERE c."status" = 'Delivered' AND o."status" = 'Delivered' AND o."reviewAskedAt" IS NULL
    AND o."email" IS NOT NULL
    AND c."at" <= $2::timestamptz - make_interval(days => $1::int)
    AND c."at" > $2::timestamptz - make_interval(days => $1::int + ${LATE_DAYS})`;

/** True when `requestReviews` has an order to ask about; false when requests are disabled. */
export async function reviewRequestsAreDue(db: Queryable): Promise<boolean> {
  const { rows: settings } = await db.query<{ value: string }>(
    `SELECT "value" FROM "settings" WHERE "key" = 'reviewRequestDays'`,
  );
  const days = Number(settings[0]?.value ?? REVIEW_REQUEST_DAYS);
  if (days === 0) return false;
  return holds(db, `EXISTS (SELECT FROM ${REQUESTS_DUE})`, [days, new Date()]);
}
