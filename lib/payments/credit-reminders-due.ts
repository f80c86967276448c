import "server-only";
import type pg from "pg";

/** Days after the invoice: the last two stand on both sides of the longest that the law allows (MSMED Act, section 15). */
export const REMINDER_DAYS = [30, 44, 46] as const;

/** Invoices older than this bring no reminder, for example when the shop enters its Udyam number. */
const LATEST_DAY = 60;

const [FIRST, SECOND, THIRD] = REMINDER_DAYS;

/** Unpaid orders on account whose reminder is due, with its day as `stage`. `$1` is the time. */
export const CREDIT_REMINDERS_DUE = `
  "orders" o JOIN "order_documents" d ON d."orderId" = o."id" AND d."kind" = 'invoice',
    LATERAL (SELECT india_day($1::timestamptz) - d."issuedOn" AS days) AS a,
    LATERAL (SELECT CASE WHEN a.days >= ${THIRD} THEN ${THIRD} WHEN a.days >= ${SECOND} THEN ${SECOND}
      ELSE ${FIRST} END AS stage) AS s
  WHERE o."paymentMethod" = 'account' AND o."outstandingPaise" > 0 AND o."email" IS NOT NULL
    AND a.days BETWEEN ${FIRST} AND ${LATEST_DAY} AND o."creditReminderDay" < s.stage
    AND (o."paymentRemindedAt" IS NULL OR o."paymentRemindedAt" <= $1::timestamptz - interval '1 day')`;

/** True when remind-of-credit.ts has an order to remind of; false in a shop without a Udyam number. */
export async function creditRemindersAreDue(db: Pick<pg.Pool, "query">): Promise<boolean> {
  const { rows: settings } = await db.query<{ value: string }>(
    `SELECT "value" FROM "settings" WHERE "key" = 'udyamNumber'`,
  );
  if (!settings[0]?.value) return false;
  const { rows } = await db.query<{ found: boolean }>(
    `SELECT EXISTS (SELECT FROM ${CREDIT_REMINDERS_DUE}) AS found`,
    [new Date()],
  );
  return rows[0]?.found ?? false;
}
