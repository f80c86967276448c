import "server-only";
import { IS_IN_SHOP } from "@/lib/catalogue/presence";
import { listedIn, SUMMARY, type SummaryRow } from "@/lib/catalogue/queries";
import type { Language } from "@/lib/base/http/languages";
import type { Db } from "@/lib/db/client";
import type { FoundItems } from "./schemas";

type Found = { item: string; id: string | null; matches: number };

/**
 * Finds products by article number or exact name, ignoring case, in two statements for any number of items. A name that
 * several products share matches none of them.
 */
export async function findItems(
  db: Db,
  items: readonly string[],
  language?: Language,
): Promise<FoundItems> {
  const asked = [...new Set(items)];
  const found = await db.$queryRaw<Found[]>`
    SELECT item, min(id::text) AS id, count(id)::int AS matches
    FROM unnest(${asked}::text[]) AS item
    LEFT JOIN LATERAL (
      SELECT id FROM products WHERE lower("sku") = lower(item) AND "deletedAt" IS NULL AND ${IS_IN_SHOP}
      UNION SELECT id FROM products WHERE name = item AND ${IS_IN_SHOP}
    ) AS product ON TRUE
    GROUP BY item`;
  const ids = found.flatMap(({ id, matches }) => (id !== null && matches === 1 ? id : []));
  const rows: SummaryRow[] = await db.product.findMany({
    where: { id: { in: ids } },
    select: SUMMARY,
  });
  const toProduct = listedIn(language);
  const products = new Map(rows.map((row) => [row.id, toProduct(row)]));
  return {
    items: found.map(({ item, id, matches }) => {
      const product = id !== null && matches === 1 ? products.get(id) : undefined;
      if (product) return { item, product };
      const problem =
        matches > 1
          ? "Several products have this name. Write the article number."
          : "No product has this article number or name.";
      return { item, problem };
    }),
  };
}
