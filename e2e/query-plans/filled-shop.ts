import { expectFewRows } from "./few-rows";
import { filledDatabase } from "./filled-database";

/** As many as the tests of plans ask of a list. */
export const LIMIT = 20;

/** What a page shows, and as many again for what an index cannot tell apart. */
export const PAGE = 2 * (LIMIT + 1);

/** A filled database, and what holds a read of it to few rows. */
export function filledShop() {
  const { db, url } = filledDatabase();
  const expectFew = (run: () => Promise<unknown>, most: number, what: unknown) =>
    expectFewRows(url, run, { most, what });
  return { db, url, expectFew };
}
