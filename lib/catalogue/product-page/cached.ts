import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { cacheTags } from "@/lib/http/cache/cache-tags";
import { categorySlug } from "@/lib/base/ids/category-slug";
import type { Language } from "@/lib/base/http/languages";
import { publicRead } from "@/lib/db/public-read";
import { isBuilding } from "@/lib/base/env";
import { prisma } from "@/lib/db/client";
import { findProduct } from "../queries";
import type { Product } from "../schemas";
import { NO_RELATED_PRODUCTS, readRelatedProducts, type RelatedProducts } from "./related-products";
import { findArchivedProduct, type ArchivedProduct } from "./archived-product";
import type { RatingCounts } from "./reviews";

/** Cached reads of a product page in a language, expired by tag on a write. A build gets null for every product. */

export async function getProduct(id: string, language: Language): Promise<Product | null> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.product(id));
  if (isBuilding()) return null;
  const product = await publicRead((db) => findProduct(db, id, language));
  cacheTag(product ? cacheTags.category(categorySlug(product.category)) : cacheTags.absent);
  return product;
}

/** Returns the sizes and related products of a product. */
export async function getRelatedProducts(id: string, language: Language): Promise<RelatedProducts> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.product(id));
  if (isBuilding()) return NO_RELATED_PRODUCTS;
  const beside = await publicRead((db) => readRelatedProducts(db, id, language));
  cacheTag(...beside.ids.map(cacheTags.product));
  if (beside.familyId !== null) cacheTag(cacheTags.family(beside.familyId));
  return beside;
}

/** Returns null when the product never existed, or is in the shop. */
export async function getArchivedProduct(
  id: string,
  language: Language,
): Promise<ArchivedProduct | null> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.product(id));
  if (isBuilding()) return null;
  const gone = await publicRead((db) => findArchivedProduct(db, id, language));
  cacheTag(gone ? cacheTags.productList : cacheTags.absent);
  return gone;
}

/** Counts the stars of all published reviews, because the page loads only the newest reviews. */
export async function getRatingCounts(productId: string): Promise<RatingCounts> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.product(productId));
  if (isBuilding()) return {};
  const rows = await prisma().productReview.groupBy({
    by: ["rating"],
    where: { productId, status: "approved" },
    _count: true,
  });
  return Object.fromEntries(rows.map((row) => [row.rating, row._count]));
}
