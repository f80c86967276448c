import { expectFewRows } from "./few-rows";
import { filledDatabase } from "./filled-database";

/** The page size in the tests of query plans. */
export const LIMIT = 20;

/** The rows of a page, doubled for rows that an index cannot tell apart. */
export const PAGE = 2 * (LIMIT + 1);

/** Returns a filled database, and a function that checks that a read touches few rows. */
export function filledShop() {
  const { db, url } = filledDatabase();
  const expectFew = (run: () => Promise<unknown>, most: number, what: unknown) =>
    expectFewRows(url, run, { most, what });
  return { db, url, expectFew };
}
