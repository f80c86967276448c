import "server-only";
import { Prisma } from "shop-database";
import type { Db } from "@/lib/db/client";
import type { CounterTopic } from "@/lib/db/generated/client";

/**
 * Sums that triggers maintain beside the rows that they count (prisma/sql/counters.sql), so that a list or a figure
 * need not scan a million rows. They are part of each writer's transaction, and so always exact.
 */

/** The outstanding amount is compared with that of a month ago. For older counts of it the day no longer matters. */
const RETENTION_DAYS = 62;

/**
 * Merges all rows of one key into one row, or into none when they cancel out. Sums stay correct for concurrent
 * readers and writers, because the removed and the added rows become visible together.
 */
export async function foldCounters(db: Db): Promise<void> {
  await db.$executeRaw`
    WITH placed AS (
      SELECT "id", "topic", "key", "part",
             CASE WHEN "topic" = 'outstanding' AND "day" < current_date - ${RETENTION_DAYS}::int
               THEN DATE '2000-01-01' ELSE "day" END AS "day"
      FROM "counters"
    ), shared AS (
      SELECT *, count(*) OVER (PARTITION BY "topic", "day", "key", "part") AS rows FROM placed
    ), taken AS (
      DELETE FROM "counters" t USING shared s
      WHERE t."id" = s."id" AND (s.rows > 1 OR t."day" <> s."day")
      RETURNING s."topic", s."day", s."key", s."part", t."count", t."paise"
    )
    INSERT INTO "counters" ("topic", "day", "key", "part", "count", "paise")
    SELECT "topic", "day", "key", "part", sum("count"), sum("paise") FROM taken
    GROUP BY 1, 2, 3, 4
    HAVING sum("count") <> 0 OR sum("paise") <> 0`;
}

export interface CounterFilter {
  topic: CounterTopic;
  keys?: readonly string[];
  /** Days in India, such as "2026-11-21", both included. */
  from?: string;
  to?: string;
}

function conditions({ topic, keys, from, to }: CounterFilter): Prisma.Sql {
  return Prisma.join(
    [
      Prisma.sql`t."topic" = ${topic}::"CounterTopic"`,
      ...(keys ? [Prisma.sql`t."key" = ANY (${[...keys]})`] : []),
      ...(from ? [Prisma.sql`t."day" >= ${from}::date`] : []),
      ...(to ? [Prisma.sql`t."day" <= ${to}::date`] : []),
    ],
    " AND ",
  );
}

export async function readCount(db: Db, filter: CounterFilter): Promise<number> {
  const [row] = await db.$queryRaw<{ count: bigint }[]>`
    SELECT coalesce(sum(t."count"), 0)::bigint AS "count" FROM "counters" t WHERE ${conditions(filter)}`;
  return Number(row?.count ?? 0);
}
