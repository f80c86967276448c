import "server-only";
import { IS_IN_SHOP } from "@/lib/catalogue/presence";
import { listedIn, SUMMARY, type SummaryRow } from "@/lib/catalogue/queries";
import type { Language } from "@/lib/base/http/languages";
import type { Db } from "@/lib/db/client";
import { companyCan } from "@/lib/identity/session/company-roles";
import type { Owner } from "@/lib/identity/session/identify";
import { ownItems } from "./own-sources";
import type { OwnItem } from "./own-item";
import { specAnswer } from "./quote-answer";
import type { FoundItems } from "./quick-order-schemas";

type Found = { item: string; id: string | null; matches: number };

/**
 * Finds products by article number or exact name, ignoring case, in two statements for any number of items. A name
 * shared by several products matches none. The owner's own codes take precedence.
 */
export async function findItems(
  db: Db,
  items: readonly string[],
  { language, owner }: { language?: Language; owner?: Owner | undefined } = {},
): Promise<FoundItems> {
  const requested = [...new Set(items)];
  const own = owner ? await findOwn(db, owner, requested) : new Map<string, OwnFound>();
  const found = await db.$queryRaw<Found[]>`
    SELECT item, min(id::text) AS id, count(id)::int AS matches
    FROM unnest(${requested}::text[]) AS item
    LEFT JOIN LATERAL (
      SELECT id FROM products WHERE lower("sku") = lower(item) AND "deletedAt" IS NULL AND ${IS_IN_SHOP}
      UNION SELECT id FROM products WHERE name = item AND ${IS_IN_SHOP}
    ) AS product ON TRUE
    GROUP BY item`;
  for (const each of found) {
    const coded = own.get(each.item.toLowerCase());
    if (coded && !isOwnLine(coded)) Object.assign(each, { id: coded.productId, matches: 1 });
  }
  const ids = found.flatMap(({ id, matches }) => (id !== null && matches === 1 ? id : []));
  const rows: SummaryRow[] = await db.product.findMany({
    where: { id: { in: ids } },
    select: SUMMARY,
  });
  const toProduct = listedIn(language);
  const products = new Map(rows.map((row) => [row.id, toProduct(row)]));
  return {
    items: found.map(({ item, id, matches }) => {
      const coded = own.get(item.toLowerCase());
      if (coded && isOwnLine(coded)) return { item, own: toOwn(coded) };
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

interface OwnFound extends OwnItem {
  name: string;
}

/** The owner's items by code in lower case; a company's items before personal ones. */
async function findOwn(
  db: Db,
  { id: userId, membership }: Owner,
  requested: readonly string[],
): Promise<Map<string, OwnFound>> {
  const mayOrder = membership !== null && companyCan(membership.role, "orders.place");
  const owned = { OR: [{ userId }, ...(mayOrder ? [{ companyId: membership.companyId }] : [])] };
  const coded = await db.$queryRaw<{ id: string; code: string; name: string }[]>`
    SELECT "id", lower("code") AS "code", "name" FROM "items"
    WHERE lower("code") IN (SELECT lower(asked) FROM unnest(${requested}::text[]) asked)
      AND ("userId" = ${userId}::uuid OR "companyId" = ${mayOrder ? membership.companyId : null}::uuid)
    ORDER BY "companyId" NULLS FIRST`;
  const items = await ownItems(db, owned)(coded.map(({ id }) => id));
  const byId = new Map(items.map((item) => [item.id, item]));
  return new Map(
    coded.flatMap(({ id, code, name }) => {
      const item = byId.get(id);
      return item ? [[code, { ...item, name }] as const] : [];
    }),
  );
}

/** True for an item without a catalogue price, or with a price of its own; other products are found as such. */
const isOwnLine = ({ line, tiers }: OwnFound) => line !== null || tiers.length > 0;

const toOwn = ({ id, name, code, line }: OwnFound) => ({
  _id: id,
  name,
  code: code ?? "",
  thumbnailImage: line?.picture ?? line?.thumbnailImage ?? "",
  unit: line?.unit ?? ("PAC" as const),
  basis: line?.basis ?? 1,
  ...specAnswer(line?.spec ?? null),
  ...(line?.print && { print: line.print }),
});
