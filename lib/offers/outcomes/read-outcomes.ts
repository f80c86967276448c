import "server-only";
import { dayName, dayStart, monthStart } from "@/lib/base/india-time";
import type { Db } from "@/lib/db/client";
import { toRupees, toSafePaise } from "@/lib/pricing/money";
import { ENDED_STATES, OPEN_STATES, type EndedState } from "../states";
import { AGES, OUTCOME_MONTHS, type Outcomes } from "./schemas";

interface AgeRow {
  age: number;
  count: bigint;
  paise: bigint | null;
}

interface MonthRow {
  month: string;
  state: EndedState;
  count: bigint;
  paise: bigint | null;
}

/** Reads open offers and outcomes with two queries: open offers, and offers ended since. */
export async function readOutcomes(db: Db, now = new Date()): Promise<Outcomes> {
  const [open, ended] = await Promise.all([readOpen(db, now), readEnded(db, now)]);
  const ages = [...AGES, null].map((to, age) => ({
    from: age === 0 ? 0 : (AGES[age - 1] ?? 0) + 1,
    to,
    ...sum(open.filter((row) => row.age === age)),
  }));
  return { open: sum(open), ages, months: listMonths(now).map((month) => inMonth(month, ended)) };
}

function inMonth(month: string, ended: readonly MonthRow[]): Outcomes["months"][number] {
  const rows = ended.filter((row) => row.month === month);
  const of = (state: EndedState) => sum(rows.filter((row) => row.state === state));
  return {
    month,
    accepted: of("accepted"),
    declined: of("declined"),
    withdrawn: of("withdrawn"),
    expired: of("expired"),
  };
}

const listMonths = (now: Date) =>
  Array.from({ length: OUTCOME_MONTHS }, (_, back) => dayName(monthStart(now, back)).slice(0, 7));

const sum = (rows: readonly Pick<AgeRow, "count" | "paise">[]) => ({
  count: rows.reduce((all, { count }) => all + Number(count), 0),
  value: toRupees(rows.reduce((all, { paise }) => all + toSafePaise(paise ?? 0n), 0)),
});

const readOpen = (db: Db, now: Date) => db.$queryRaw<AgeRow[]>`
  SELECT CASE WHEN a.days <= ${AGES[0]} THEN 0 WHEN a.days <= ${AGES[1]} THEN 1
    WHEN a.days <= ${AGES[2]} THEN 2 ELSE 3 END AS age,
    count(*) AS count, sum((v."tax"->>'totalPaise')::bigint)::bigint AS paise
  FROM "offers" o
  JOIN "offer_versions" v ON v."offerId" = o."id" AND v."n" = o."version"
  CROSS JOIN LATERAL (
    SELECT ${dayName(now)}::date - india_day(min(f."sentAt")) AS days
    FROM "offer_versions" f WHERE f."offerId" = o."id"
  ) a
  WHERE o."state"::text = ANY (${[...OPEN_STATES]}) AND o."validUntil" >= ${dayName(now)}::date
  GROUP BY 1`;

/** An expired offer that is not marked yet ended with its last day. */
const readEnded = (db: Db, now: Date) => db.$queryRaw<MonthRow[]>`
  SELECT to_char(e.day, 'YYYY-MM') AS month, e.state, count(*) AS count, sum(e.paise)::bigint AS paise
  FROM (
    SELECT india_day(o."endedAt") AS day, o."state"::text AS state,
      coalesce(p."totalPaise", (v."tax"->>'totalPaise')::bigint) AS paise
    FROM "offers" o
    JOIN "offer_versions" v ON v."offerId" = o."id" AND v."n" = o."version"
    LEFT JOIN "orders" p ON p."id" = o."orderId"
    WHERE o."endedAt" >= ${monthStart(now, OUTCOME_MONTHS - 1)} AND o."endedAt" < ${dayStart(now, -1)}
      AND o."state"::text = ANY (${[...ENDED_STATES]})
    UNION ALL
    SELECT o."validUntil" + 1, 'expired', (v."tax"->>'totalPaise')::bigint
    FROM "offers" o
    JOIN "offer_versions" v ON v."offerId" = o."id" AND v."n" = o."version"
    WHERE o."state"::text = ANY (${[...OPEN_STATES]}) AND o."validUntil" < ${dayName(now)}::date
  ) e
  GROUP BY 1, 2`;
