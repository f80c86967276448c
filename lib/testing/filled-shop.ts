import { beforeAll } from "vitest";
import { expectFewRows } from "./few-rows";
import { filledDatabase } from "./filled-database";

/** As many as the tests of plans ask of a list. */
export const LIMIT = 20;

/** What a page shows, and as many again for what an index cannot tell apart. */
export const PAGE = 2 * (LIMIT + 1);

/** A shop with 400 products that have article numbers, 4,000 orders and 20,000 entries of the audit log. */
export function filledShop() {
  const { db, url } = filledDatabase(400);

  /** The first by name, and more of them than a page passes over: the shop's lists must not meet them. */
  beforeAll(async () => {
    await db.$transaction([
      // As in bench/fill.ts: VACUUM has to find the commit on disk.
      db.$executeRaw`SET LOCAL synchronous_commit = on`,
      db.$executeRaw`
        UPDATE "products" SET "draft" = true
        WHERE "id" IN (
          SELECT "id" FROM "products" WHERE "name" NOT LIKE '%Bagasse%' ORDER BY "name", "id" LIMIT 60)`,
      db.$executeRaw`
        UPDATE "products" SET "sku" = 'PLAN-' || to_char(n, 'FM0000')
        FROM (SELECT "id" AS "numbered", row_number() OVER (ORDER BY "id") AS n FROM "products") AS numbers
        WHERE "id" = "numbered"`,
    ]);
    await db.$executeRaw`VACUUM ANALYZE "products", "product_search_documents"`;
  });

  const expectFew = (run: () => Promise<unknown>, most: number, what: unknown) =>
    expectFewRows(url, run, { most, what });
  return { db, url, expectFew };
}
