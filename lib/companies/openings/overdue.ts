import "server-only";
import { dayName } from "@/lib/base/india-time";
import type { Db } from "@/lib/db/client";
import { toSafePaise } from "@/lib/pricing/money";

const IS_DEBT = `"kind" IN ('opening', 'correction') AND "amountPaise" > 0`;

/**
 * Unpaid opening balances by company and day in India, in paise. As in the statement of account, receipts and
 * corrections settle the oldest first.
 */
export const OPENING_DEBTS = `(
    SELECT "companyId", india_day("at") AS "day",
      least("amountPaise", "untilPaise" - "settledPaise") AS "paise"
    FROM (
      SELECT "companyId", "at", "kind", "amountPaise",
        sum(CASE WHEN ${IS_DEBT} THEN "amountPaise" ELSE 0 END)
          OVER (PARTITION BY "companyId" ORDER BY "at", "createdAt", "id") AS "untilPaise",
        sum(CASE WHEN ${IS_DEBT} THEN 0 WHEN "kind" = 'receipt' THEN "amountPaise" ELSE -"amountPaise" END)
          OVER (PARTITION BY "companyId") AS "settledPaise"
      FROM "opening_entries"
    ) AS entries
    WHERE ${IS_DEBT} AND "untilPaise" > "settledPaise"
  )`;

export interface OverdueOpening {
  paise: number;
  /** Its oldest day, in the form of a date column. */
  since: Date;
}

/** Overdue opening balances, from the day after their own: of these companies, or of all, up to `most`. */
export async function readOverdueOpenings(
  db: Db,
  { companyId, most, now = new Date() }: { companyId?: string; most?: number; now?: Date } = {},
): Promise<Map<string, OverdueOpening>> {
  const rows = await db.$queryRawUnsafe<{ companyId: string; paise: bigint; since: Date }[]>(
    `SELECT "companyId", sum("paise")::bigint AS "paise", min("day") AS "since" FROM ${OPENING_DEBTS} AS debts
     WHERE "day" < $1::date AND ($2::uuid IS NULL OR "companyId" = $2::uuid) GROUP BY "companyId" LIMIT $3`,
    dayName(now),
    companyId ?? null,
    most ?? null,
  );
  return new Map(
    rows.map(({ companyId: id, paise, since }) => [id, { paise: toSafePaise(paise), since }]),
  );
}
