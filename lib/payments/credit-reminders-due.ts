import "server-only";
import { holds, type Queryable } from "@/lib/db/holds";

/** Days after the invoice: the last two stand on both sides of the longest that the law allows (MSMED Act, section 15). */
export const REMINDER_DAYS = [30, 44, 46] as const;

/** Invoices older than this bring no reminder, for example when the shop enters its Udyam number. */
const LATEST_DAY = 60;

const [FIRST, SECOND, THIRD] = REMINDER_DAYS;

/**
 * Orders on account with an unpaid invoice whose reminder is due: its `stage`, and the day in India on which it was
 * reached. What was paid and credited settles the oldest invoices first. `$1` is the time.
 */
export const CREDIT_REMINDERS_DUE = `
  "orders" o, LATERAL (
    SELECT s.stage, d."issuedOn" + s.stage AS "reachedOn"
    FROM (
      SELECT "issuedOn", sum("totalPaise") OVER (ORDER BY "issuedAt", "id") AS "untilPaise"
      FROM "order_documents" WHERE "orderId" = o."id" AND "kind" = 'invoice' AND "voidedAt" IS NULL
    ) d,
      LATERAL (SELECT india_day($1::timestamptz) - d."issuedOn" AS days) AS a,
      LATERAL (SELECT CASE WHEN a.days >= ${THIRD} THEN ${THIRD} WHEN a.days >= ${SECOND} THEN ${SECOND}
        ELSE ${FIRST} END AS stage) AS s
    WHERE a.days BETWEEN ${FIRST} AND ${LATEST_DAY}
      AND d."untilPaise" > o."paidPaise" - o."refundedPaise" + o."creditedPaise"
    ORDER BY "reachedOn" DESC LIMIT 1
  ) AS due
  WHERE o."paymentMethod" = 'account' AND o."outstandingPaise" > 0 AND o."email" IS NOT NULL
    AND (o."paymentRemindedAt" IS NULL OR india_day(o."paymentRemindedAt") < due."reachedOn"
      AND o."paymentRemindedAt" <= $1::timestamptz - interval '1 day')`;

/** True when remind-of-credit.ts has an order to remind of; false in a shop without a Udyam number. */
export async function creditRemindersAreDue(db: Queryable): Promise<boolean> {
  const { rows: settings } = await db.query<{ value: string }>(
    `SELECT "value" FROM "settings" WHERE "key" = 'udyamNumber'`,
  );
  if (!settings[0]?.value) return false;
  return holds(db, `EXISTS (SELECT FROM ${CREDIT_REMINDERS_DUE})`, [new Date()]);
}
