import "server-only";
import { dateName } from "@/lib/base/dates";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/base/http/languages";
import { translateRow } from "@/lib/base/input/translations";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { opposite } from "@/lib/db/keyset";
import { readPage, type FindArguments, type Page, type Slice } from "@/lib/db/page";
import { isUuid } from "@/lib/base/ids/uuid";
import { toRupees } from "@/lib/pricing/money";
import type { ProductSort } from "@/lib/base/product-sort";
import { PRODUCT_KEYS } from "./keys";
import { MAX_FEATURED } from "./limits";
import { ANSWERED_COLUMNS, toAnswers } from "./fields/answers";
import { getDimensions } from "./measures";
import { nearestEnd } from "./nearest-end";
import { IN_SHOP, IS_IN_SHOP } from "./presence";
import type { ListedProduct, Product, ProductRecord, ProductReview } from "./schemas";
import { parsePriceTiers, statedTiers } from "./sale-terms";
import { getPackSize, parseSpecifications } from "./specifications";
import { isInStock } from "./supply";

export const SUMMARY = {
  id: true,
  name: true,
  category: true,
  pricePaise: true,
  originalPricePaise: true,
  piecePaise: true,
  minQuantity: true,
  packMultiple: true,
  priceTiers: true,
  thumbnailImage: true,
  rating: true,
  reviewCount: true,
  isNew: true,
  forSale: true,
  supply: true,
  stockCount: true,
  maxQuantity: true,
  specifications: true,
  sku: true,
  hsnCode: true,
  translations: true,
} satisfies Prisma.ProductSelect;

export const RECORD = {
  ...SUMMARY,
  ...ANSWERED_COLUMNS,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.ProductSelect;

/** Reviews that a page shows. */
const APPROVED = { status: "approved" } satisfies Prisma.ProductReviewWhereInput;

/** Reviews that the owner typed and may edit in the product's form. */
export const TYPED = { verified: false } satisfies Prisma.ProductReviewWhereInput;

export const REVIEW = {
  select: {
    id: true,
    name: true,
    rating: true,
    verified: true,
    date: true,
    comment: true,
    answer: true,
  },
  orderBy: [{ date: "desc" }, { id: "asc" }],
} satisfies Prisma.Product$reviewsArgs;

const DETAIL = {
  ...RECORD,
  reviews: { ...REVIEW, where: APPROVED, take: 100 },
} satisfies Prisma.ProductSelect;

export type SummaryRow = Prisma.ProductGetPayload<{ select: typeof SUMMARY }>;
export type RecordRow = Prisma.ProductGetPayload<{ select: typeof RECORD }>;
type DetailRow = Prisma.ProductGetPayload<{ select: typeof DETAIL }>;

export interface ProductFilter {
  /** The category's name. */
  category?: string;
}

function toWhere({ category }: ProductFilter): Prisma.ProductWhereInput {
  return { ...IN_SHOP, ...(category ? { category } : {}) };
}

/** Returns rows as products with their texts in a language. */
export const listedIn =
  (language: Language = DEFAULT_LANGUAGE) =>
  (row: SummaryRow): ListedProduct =>
    toListedProduct(translateRow(row, language));

export function toListedProduct(row: SummaryRow): ListedProduct {
  return {
    _id: row.id,
    name: row.name,
    category: row.category,
    price: toRupees(row.pricePaise),
    originalPrice: row.originalPricePaise === null ? null : toRupees(row.originalPricePaise),
    thumbnailImage: row.thumbnailImage,
    rating: row.rating,
    reviews: row.reviewCount,
    isNew: row.isNew,
    inStock: isInStock(row),
    supply: row.supply,
    maxQuantity: row.maxQuantity,
    stockCount: row.stockCount,
    sku: row.sku,
    packSize: getPackSize(row.specifications),
    dimensions: getDimensions(parseSpecifications(row.specifications)),
    minQuantity: row.minQuantity,
    packMultiple: row.packMultiple,
    priceTiers: statedTiers(parsePriceTiers(row.priceTiers)),
    hsnCode: row.hsnCode,
  };
}

export function toProductRecord(row: RecordRow): ProductRecord {
  return {
    ...toListedProduct(row),
    ...toAnswers(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function toProduct(row: DetailRow): Product {
  return {
    ...toProductRecord(row),
    productReviews: row.reviews.map(toProductReview),
  };
}

export function toProductReview(row: DetailRow["reviews"][number]): ProductReview {
  return { ...row, date: dateName(row.date) };
}

export type ProductPage = Page<ListedProduct>;

export interface ProductSlice extends ProductFilter, Slice {
  sort: ProductSort;
  language?: Language;
}

type Found = FindArguments<Prisma.ProductWhereInput>;

export function readingProducts(db: Db, slice: ProductSlice) {
  return {
    keys: PRODUCT_KEYS[slice.sort],
    where: toWhere(slice),
    count: () => countProducts(db, slice),
  };
}

export function countProducts(db: Db, filter: ProductFilter): Promise<number> {
  return db.product.count({ where: toWhere(filter) });
}

/** Lists one page of the catalogue for cards, always in two queries. */
export function listProducts(db: Db, slice: ProductSlice): Promise<ProductPage> {
  const find = (found: Found) => db.product.findMany({ ...found, select: SUMMARY });
  return readPage(
    { ...readingProducts(db, slice), find, entryOf: listedIn(slice.language) },
    slice,
  );
}

/**
 * Lists the products that the owner chose for the landing page, in that order; without a choice, the first by name.
 */
export async function listFeaturedProducts(db: Db, language?: Language): Promise<ListedProduct[]> {
  const chosen = await db.product.findMany({
    where: { ...IN_SHOP, featuredPosition: { not: null } },
    orderBy: { featuredPosition: "asc" },
    select: SUMMARY,
  });
  if (chosen.length > 0) return chosen.map(listedIn(language));
  return (await listProducts(db, { sort: "name", limit: MAX_FEATURED, language })).items;
}

export interface NumberedPage extends ProductFilter {
  sort: ProductSort;
  /** Starts at 1. */
  page: number;
  pageSize: number;
  language?: Language;
}

/** Lists a page of the shop by its number. The first page takes two queries, others three. */
export async function listNumberedPage(
  db: Db,
  { page, pageSize, ...filter }: NumberedPage,
): Promise<ProductPage> {
  if (page === 1) return listProducts(db, { ...filter, limit: pageSize });
  const { keys, where, count } = readingProducts(db, { ...filter, limit: pageSize });
  const total = await count();
  const span = nearestEnd({ total, offset: (page - 1) * pageSize, limit: pageSize });
  if (!span) return { items: [], total, nextCursor: null };
  // Finds the ids in an index only, then reads the rows of this page.
  const ids = await db.product.findMany({
    where,
    orderBy: span.backwards ? keys.orderBy.map(opposite) : keys.orderBy,
    skip: span.skip,
    take: span.take,
    select: { id: true },
  });
  const rows = await db.product.findMany({
    where: { id: { in: ids.map(({ id }) => id) } },
    orderBy: keys.orderBy,
    select: SUMMARY,
  });
  return { items: rows.map(listedIn(filter.language)), total, nextCursor: null };
}

/** Returns null when the id is unknown or malformed, or the product is not in the shop. */
export async function findProduct(
  db: Db,
  id: string,
  language: Language = DEFAULT_LANGUAGE,
): Promise<Product | null> {
  if (!isUuid(id)) return null;
  const row = await db.product.findFirst({ where: { id, ...IN_SHOP }, select: DETAIL });
  return row && toProduct(translateRow(row, language));
}

/** Lists ids, dates of change and pictures of one part of the catalogue for the sitemap, the oldest first. */
export async function listProductAddresses(
  db: Db,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ id: string; updatedAt: string; pictures: string[] }[]> {
  const rows = await db.$queryRaw<{ id: string; updatedAt: Date; pictures: string[] }[]>`
    SELECT "id", "updatedAt", "images" AS "pictures" FROM "products"
    WHERE "id" IN (
      SELECT "id" FROM "products" WHERE ${IS_IN_SHOP}
      ORDER BY "createdAt", "id" DESC OFFSET ${offset} LIMIT ${limit}
    )
    ORDER BY "createdAt", "id" DESC`;
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
}
