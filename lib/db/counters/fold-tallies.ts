import "server-only";
import type { Db } from "@/lib/db/client";

/** Figures compare with a month ago; of what is older the day no longer matters for these topics. */
const DAYS_KEPT = 62;

/**
 * Makes one row of all rows of one key, and none where they cancel out. The sums stay what they are, also
 * for whoever reads or writes meanwhile: what it removes and what it adds become visible together.
 */
export async function foldTallies(db: Db): Promise<void> {
  await db.$executeRaw`
    WITH placed AS (
      SELECT "id", "topic", "key", "part",
             CASE WHEN "topic" IN ('products', 'accounts', 'outstanding') AND "day" < current_date - ${DAYS_KEPT}::int
               THEN DATE '2000-01-01' ELSE "day" END AS "day"
      FROM "tallies"
    ), shared AS (
      SELECT *, count(*) OVER (PARTITION BY "topic", "day", "key", "part") AS rows FROM placed
    ), taken AS (
      DELETE FROM "tallies" t USING shared s
      WHERE t."id" = s."id" AND (s.rows > 1 OR t."day" <> s."day")
      RETURNING s."topic", s."day", s."key", s."part", t."count", t."paise"
    )
    INSERT INTO "tallies" ("topic", "day", "key", "part", "count", "paise")
    SELECT "topic", "day", "key", "part", sum("count"), sum("paise") FROM taken
    GROUP BY 1, 2, 3, 4
    HAVING sum("count") <> 0 OR sum("paise") <> 0`;
}
