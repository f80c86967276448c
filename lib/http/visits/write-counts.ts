import type pg from "pg";
import type { VisitCounts } from "./counts.ts";

/**
 * Adds what a process counted to the rows of a day in India. A day has a bounded number of rows, whatever is searched
 * and anyone who claims to have led here: what comes later is left out, or counted as from "other".
 */

export const MOST_ROWS_A_DAY = 1_000;

const SEARCHES = `
  INSERT INTO "search_days" ("day", "term", "searches", "found", "carts")
  SELECT g.day, g.term, g.searches, g.found, g.carts FROM (
    SELECT today.day, t.*, k."term" IS NOT NULL AS known,
      row_number() OVER (PARTITION BY k."term" IS NULL ORDER BY t.searches DESC, t.term) AS place
    FROM (SELECT india_day(now()) AS day) today
    CROSS JOIN unnest($1::text[], $2::int[], $3::int[], $4::int[]) t(term, searches, found, carts)
    LEFT JOIN "search_days" k ON k."day" = today.day AND k."term" = t.term
  ) g
  -- Nobody reached the cart from what nobody searched.
  WHERE g.known OR (g.searches > 0
    AND g.place <= $5::int - (SELECT count(*) FROM "search_days" WHERE "day" = g.day))
  ORDER BY g.term
  ON CONFLICT ("day", "term") DO UPDATE SET
    "searches" = "search_days"."searches" + excluded."searches",
    "found" = coalesce(excluded."found", "search_days"."found"),
    "carts" = "search_days"."carts" + excluded."carts"`;

const VISITS = `
  INSERT INTO "visit_days" ("day", "page", "host", "visits")
  SELECT g.day, g.page,
    CASE WHEN g.known OR g.place <= $4::int - (SELECT count(*) FROM "visit_days" WHERE "day" = g.day)
      THEN g.host ELSE 'other' END AS host,
    sum(g.visits)
  FROM (
    SELECT today.day, v.*, k."page" IS NOT NULL AS known,
      row_number() OVER (PARTITION BY k."page" IS NULL ORDER BY v.visits DESC, v.host) AS place
    FROM (SELECT india_day(now()) AS day) today
    CROSS JOIN unnest($1::text[], $2::text[], $3::int[]) v(page, host, visits)
    LEFT JOIN "visit_days" k ON k."day" = today.day AND k."page" = v.page AND k."host" = v.host
  ) g
  GROUP BY 1, 2, 3
  ORDER BY 2, 3
  ON CONFLICT ("day", "page", "host") DO UPDATE SET
    "visits" = "visit_days"."visits" + excluded."visits"`;

/** Runs at most two statements, outside of a transaction. */
export async function writeCounts(
  db: Pick<pg.ClientBase, "query">,
  { searches, visits }: VisitCounts,
  most = MOST_ROWS_A_DAY,
): Promise<void> {
  if (searches.size > 0) {
    const counts = [...searches.values()];
    await db.query(SEARCHES, [
      [...searches.keys()],
      counts.map((each) => each.searches),
      counts.map((each) => each.found ?? null),
      counts.map((each) => each.carts),
      most,
    ]);
  }
  if (visits.size > 0) {
    const keys = [...visits.keys()].map((key) => key.split(" "));
    await db.query(VISITS, [
      keys.map(([page]) => page),
      keys.map(([, host]) => host),
      [...visits.values()],
      most,
    ]);
  }
}
