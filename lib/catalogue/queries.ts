import "server-only";
import type { Category } from "@/lib/categories";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { literally } from "@/lib/db/like";
import { readPage, type FindArguments, type Page, type Slice } from "@/lib/db/page";
import { isUuid } from "@/lib/db/uuid";
import { toRupees } from "@/lib/pricing/money";
import type { ProductSort } from "@/lib/product-sort";
import { PRODUCT_KEYS } from "./keys";
import type { Product, ProductRecord, ProductReview, ProductSummary } from "./schemas";
import { packSizeOf, specificationsOf } from "./specifications";

export const IN_CATALOGUE = { deletedAt: null } satisfies Prisma.ProductWhereInput;

const SUMMARY = {
  id: true,
  name: true,
  category: true,
  pricePaise: true,
  originalPricePaise: true,
  thumbnailImage: true,
  rating: true,
  reviewCount: true,
  isNew: true,
  forSale: true,
  stockCount: true,
  specifications: true,
} satisfies Prisma.ProductSelect;

export const RECORD = {
  ...SUMMARY,
  description: true,
  images: true,
  features: true,
  hsnCode: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.ProductSelect;

export const REVIEW = {
  select: { id: true, name: true, rating: true, verified: true, date: true, comment: true },
  orderBy: [{ date: "desc" }, { id: "asc" }],
} satisfies Prisma.Product$reviewsArgs;

const DETAIL = {
  ...RECORD,
  reviews: { ...REVIEW, take: 100 },
} satisfies Prisma.ProductSelect;

type SummaryRow = Prisma.ProductGetPayload<{ select: typeof SUMMARY }>;
type RecordRow = Prisma.ProductGetPayload<{ select: typeof RECORD }>;
type DetailRow = Prisma.ProductGetPayload<{ select: typeof DETAIL }>;

export interface ProductFilter {
  /** Words that must all occur in the name, the category or the description. */
  q?: string;
  category?: Category;
}

function whereOf({ q, category }: ProductFilter): Prisma.ProductWhereInput {
  return { ...IN_CATALOGUE, ...(category ? { category } : {}), ...matchesText(q) };
}

/** All of the words in the name, the category or the description, in any case. */
export function matchesText(q = ""): Prisma.ProductWhereInput {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return { AND: words.map((word) => ({ searchText: { contains: literally(word) } })) };
}

function summaryOf(row: SummaryRow): ProductSummary {
  return {
    _id: row.id,
    name: row.name,
    category: row.category as Category,
    price: toRupees(row.pricePaise),
    originalPrice: row.originalPricePaise === null ? null : toRupees(row.originalPricePaise),
    thumbnailImage: row.thumbnailImage,
    rating: row.rating,
    reviews: row.reviewCount,
    isNew: row.isNew,
    inStock: row.forSale && row.stockCount > 0,
    stockCount: row.stockCount,
    packSize: packSizeOf(row.specifications),
  };
}

export function recordOf(row: RecordRow): ProductRecord {
  return {
    ...summaryOf(row),
    description: row.description,
    images: row.images,
    features: row.features,
    specifications: specificationsOf(row.specifications),
    hsnCode: row.hsnCode,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function productOf(row: DetailRow): Product {
  return {
    ...recordOf(row),
    productReviews: row.reviews.map(reviewOf),
  };
}

export function reviewOf(row: DetailRow["reviews"][number]): ProductReview {
  return { ...row, date: row.date.toISOString().slice(0, 10) };
}

export type ProductPage = Page<ProductSummary>;

export interface ProductSlice extends ProductFilter, Slice {
  sort: ProductSort;
  /** How many entries to pass over: the pages of the shop are numbered. */
  offset?: number;
}

type Found = FindArguments<Prisma.ProductWhereInput>;

function reading(db: Db, slice: ProductSlice) {
  return {
    keys: PRODUCT_KEYS[slice.sort],
    where: whereOf(slice),
    count: (where: Prisma.ProductWhereInput) => db.product.count({ where }),
  };
}

/** One page of the catalogue as cards show it: two queries, whatever its size. */
export function listProducts(db: Db, slice: ProductSlice): Promise<ProductPage> {
  const find = (found: Found) =>
    db.product.findMany({ ...found, select: SUMMARY, skip: slice.offset ?? 0 });
  return readPage({ ...reading(db, slice), find, entryOf: summaryOf }, slice);
}

/** The same page with everything but the reviews, for callers of the API. */
export function listProductRecords(db: Db, slice: ProductSlice): Promise<Page<ProductRecord>> {
  const find = (found: Found) =>
    db.product.findMany({ ...found, select: RECORD, skip: slice.offset ?? 0 });
  return readPage({ ...reading(db, slice), find, entryOf: recordOf }, slice);
}

/** Null for an id that is unknown, malformed, or of a product that left the catalogue. */
export async function findProduct(db: Db, id: string): Promise<Product | null> {
  if (!isUuid(id)) return null;
  const row = await db.product.findFirst({ where: { id, ...IN_CATALOGUE }, select: DETAIL });
  return row && productOf(row);
}

/** Ids and dates of change of the whole catalogue, newest first, for the sitemap. */
export async function listProductAddresses(
  db: Db,
  limit: number,
): Promise<{ id: string; updatedAt: string }[]> {
  const rows = await db.product.findMany({
    where: IN_CATALOGUE,
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    select: { id: true, updatedAt: true },
    take: limit,
  });
  return rows.map((row) => ({ id: row.id, updatedAt: row.updatedAt.toISOString() }));
}

/** How many products each category has; categories without any are absent. */
export async function countByCategory(db: Db): Promise<Partial<Record<Category, number>>> {
  const rows = await db.product.groupBy({
    by: ["category"],
    where: IN_CATALOGUE,
    _count: true,
  });
  return Object.fromEntries(rows.map((row) => [row.category, row._count]));
}
