import { expect } from "vitest";
import { readScans, type Scan } from "./query-plans";

export const GROWING = new Set([
  ...["products", "product_reviews", "product_search_documents", "product_facets"],
  ...["users", "orders", "order_lines", "order_status_changes", "order_notes"],
  ...["order_documents", "order_document_lines", "payments", "stock_adjustments", "price_changes"],
  ...["audit_logs", "newsletter_subscriptions", "contact_messages"],
]);

/** Lists short enough to be counted row by row, in an index only. */
const COUNTED = new Set(["products", "product_reviews", "users", "newsletter_subscriptions"]);

const isCount = ({ table, by }: Scan) => COUNTED.has(table) && by === "Index Only Scan";

export const wholeTables = (scans: readonly Scan[]) =>
  scans.filter(({ index }) => index === undefined);

/**
 * Runs something and checks its statements.
 * @throws when one reads a growing table completely, or more than `most` rows of one, unless it counts a short list
 */
export async function expectFewRows(
  url: string,
  run: () => Promise<unknown>,
  { most, what }: { most: number; what: unknown },
): Promise<void> {
  const statements = await readScans(url, run);
  expect(statements.length).toBeGreaterThan(0);
  for (const scans of statements) {
    const growing = scans.filter(({ table }) => GROWING.has(table));
    expect(wholeTables(growing), JSON.stringify(what)).toEqual([]);
    expect(
      growing.filter((scan) => scan.rows > most && !isCount(scan)),
      JSON.stringify(what),
    ).toEqual([]);
  }
}
