import "server-only";
import { companyRolesWith } from "@/lib/identity/session/company-roles";
import { OPENING_DEBTS } from "@/lib/companies/openings/overdue";
import { holds, type Queryable } from "@/lib/db/holds";

/** Days after the invoice: the last two are just before and after the longest legal term (MSMED Act, section 15). */
export const REMINDER_DAYS = [30, 44, 46] as const;

/** Older debts get no reminder, for example when the shop enters its Udyam number. */
const LATEST_DAY = 60;

const [FIRST, SECOND, THIRD] = REMINDER_DAYS;

/**
 * Selects the debts, each with its `day`, that are due a reminder: its `stage`, and the day in India on which it was
 * reached. `$1` is the time.
 */
const reached = (debts: string) => `
  LATERAL (
    SELECT s.stage, d."day" + s.stage AS "reachedOn"
    FROM ${debts} AS d,
      LATERAL (SELECT india_day($1::timestamptz) - d."day" AS days) AS a,
      LATERAL (SELECT CASE WHEN a.days >= ${THIRD} THEN ${THIRD} WHEN a.days >= ${SECOND} THEN ${SECOND}
        ELSE ${FIRST} END AS stage) AS s
    WHERE a.days BETWEEN ${FIRST} AND ${LATEST_DAY}
    ORDER BY "reachedOn" DESC LIMIT 1
  ) AS due`;

const notReminded = (at: string) =>
  `(${at} IS NULL OR india_day(${at}) < due."reachedOn" AND ${at} <= $1::timestamptz - interval '1 day')`;

/** Orders on account with an unpaid invoice. Payments and credits settle the oldest invoices first. */
export const CREDIT_REMINDERS_DUE = `
  "orders" o, ${reached(`(
    SELECT "issuedOn" AS "day"
    FROM (
      SELECT "issuedOn", sum("totalPaise") OVER (ORDER BY "issuedAt", "id") AS "untilPaise"
      FROM "order_documents" WHERE "orderId" = o."id" AND "kind" = 'invoice' AND "voidedAt" IS NULL
    ) AS invoices
    WHERE "untilPaise" > o."paidPaise" - o."refundedPaise" + o."creditedPaise"
  )`)}
  WHERE o."paymentMethod" = 'account' AND o."outstandingPaise" > 0 AND o."email" IS NOT NULL
    AND ${notReminded('o."paymentRemindedAt"')}`;

const READERS = companyRolesWith("statement.read").map((role) => `'${role}'`);

/** Companies with an unpaid opening balance and a reader of their statement. */
export const OPENING_REMINDERS_DUE = `
  "companies" c, ${reached(`(SELECT "day" FROM ${OPENING_DEBTS} AS debts WHERE "companyId" = c."id")`)}
  WHERE ${notReminded('c."openingRemindedAt"')} AND EXISTS (
    SELECT FROM "company_members" m JOIN "users" u ON u."id" = m."userId"
    WHERE m."companyId" = c."id" AND m."role" IN (${READERS.join(", ")}) AND u."emailVerifiedAt" IS NOT NULL)`;

/** True when remind-of-credit.ts has a reminder to send; false in a shop without a Udyam number. */
export async function creditRemindersAreDue(db: Queryable): Promise<boolean> {
  const { rows: settings } = await db.query<{ value: string }>(
    `SELECT "value" FROM "settings" WHERE "key" = 'udyamNumber'`,
  );
  if (!settings[0]?.value) return false;
  const isDue = `EXISTS (SELECT FROM ${CREDIT_REMINDERS_DUE}) OR EXISTS (SELECT FROM ${OPENING_REMINDERS_DUE})`;
  return holds(db, isDue, [new Date()]);
}
