import "server-only";
import type { Language } from "@/lib/base/http/languages";
import type { Db } from "@/lib/db/client";
import { BUYABLE_STATES } from "../low-stock";
import { IN_SHOP } from "../presence";
import { isInStock } from "../supply";
import { listedIn, SUMMARY } from "../queries";
import type { ListedProduct } from "../schemas";
import { MAX_COMPANIONS } from "../limits";

/** One size of a product family. */
export interface Size {
  _id: string;
  /** "9 × 6 × 3 in" */
  label: string;
  inStock: boolean;
}

/** Products that differ in size alone. */
export interface Family {
  id: string;
  name: string;
  /** The cheapest first. */
  sizes: Size[];
}

/** The sizes and related products that a product page shows. */
export interface RelatedProducts {
  /** All sizes, including this product; null when there is only one. */
  family: Family | null;
  /** Set even when the family has only one size so far. */
  familyId: string | null;
  /** Related products that can be bought now. */
  companions: ListedProduct[];
  /** All products that this result depends on, including those not shown today. */
  ids: string[];
}

export const NO_RELATED_PRODUCTS: RelatedProducts = {
  family: null,
  familyId: null,
  companions: [],
  ids: [],
};

export async function readRelatedProducts(
  db: Db,
  id: string,
  language?: Language,
): Promise<RelatedProducts> {
  const product = await db.product.findFirst({
    where: { ...IN_SHOP, id },
    select: {
      family: {
        select: {
          id: true,
          name: true,
          products: {
            where: IN_SHOP,
            select: { id: true, familyLabel: true, forSale: true, supply: true, stockCount: true },
            orderBy: [{ pricePaise: "asc" }, { id: "asc" }],
          },
        },
      },
      companions: {
        select: { companion: { select: { ...SUMMARY, notInShop: true } } },
        orderBy: { position: "asc" },
      },
    },
  });
  if (!product) return NO_RELATED_PRODUCTS;
  const { family } = product;
  const sizes = (family?.products ?? []).map((size) => ({
    _id: size.id,
    label: size.familyLabel ?? "",
    inStock: isInStock(size),
  }));
  const companions = product.companions.map(({ companion }) => companion);
  return {
    family: family && sizes.length > 1 ? { id: family.id, name: family.name, sizes } : null,
    familyId: family?.id ?? null,
    companions: companions
      .filter(({ notInShop }) => !notInShop)
      .map(listedIn(language))
      .filter(({ inStock }) => inStock),
    ids: [...sizes.map(({ _id }) => _id), ...companions.map((companion) => companion.id)],
  };
}

/**
 * Returns related products of any of these products that can be bought now, without the products themselves. Those of
 * the first product come first.
 */
export async function listCompanions(
  db: Db,
  products: readonly string[],
  language?: Language,
): Promise<ListedProduct[]> {
  const rows = await db.productCompanion.findMany({
    where: {
      productId: { in: [...products] },
      product: IN_SHOP,
      companionId: { notIn: [...products] },
      companion: { ...IN_SHOP, stockState: { in: [...BUYABLE_STATES] } },
    },
    select: { productId: true, companion: { select: SUMMARY } },
    orderBy: [{ position: "asc" }, { companionId: "asc" }],
  });
  const placeOf = new Map(products.map((id, place) => [id, place]));
  const sorted = rows.toSorted(
    (a, b) => (placeOf.get(a.productId) ?? 0) - (placeOf.get(b.productId) ?? 0),
  );
  const toProduct = listedIn(language);
  const byId = new Map(sorted.map(({ companion }) => [companion.id, toProduct(companion)]));
  return [...byId.values()].slice(0, MAX_COMPANIONS);
}
