import "server-only";
import type { z } from "zod";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { newestFirst } from "@/lib/db/keyset";
import { readPage, type Page } from "@/lib/db/page";
import { isUuid } from "@/lib/base/ids/uuid";
import { AppError } from "@/lib/base/errors";
import { literally } from "@/lib/db/like";
import { toRupees } from "@/lib/pricing/money";
import { adminKeys } from "./keys";
import type {
  AdminProduct,
  AdminProductRecord,
  adminProductListQuerySchema,
  StockAdjustment,
  stockHistoryQuerySchema,
  ProductFamily,
} from "./schemas";
import type { ListedState } from "../low-stock";
import type { ProductTranslations } from "../product-form";
import { NOT_ARCHIVED } from "../presence";
import { RECORD, toProductRecord, REVIEW, toProductReview, TYPED } from "../queries";

/** Includes the columns the list can be sorted by. */
const LISTED = {
  ...RECORD,
  stockBand: true,
  stockState: true,
  draft: true,
  deletedAt: true,
  lowStockAt: true,
  featuredPosition: true,
} satisfies Prisma.ProductSelect;

const DETAIL = {
  ...LISTED,
  costPaise: true,
  family: { select: { id: true, name: true } },
  familyLabel: true,
  reviews: { ...REVIEW, where: TYPED },
  companions: {
    select: {
      companion: {
        select: { id: true, name: true, thumbnailImage: true, stockState: true, deletedAt: true },
      },
    },
    orderBy: { position: "asc" },
  },
} satisfies Prisma.ProductSelect;

type AdminRow = Prisma.ProductGetPayload<{ select: typeof LISTED }>;

export type AdminProductQuery = z.output<typeof adminProductListQuerySchema>;

export type AdminFilter = Pick<AdminProductQuery, "q" | "category" | "status">;

/** Translates the list's status filter. Each product is in exactly one of these states. */
const inState = (status: ListedState | undefined): Prisma.ProductWhereInput =>
  status === "archived"
    ? { deletedAt: { not: null } }
    : { ...NOT_ARCHIVED, ...(status ? { stockState: status } : {}) };

export function adminProductWhere({ q, category, status }: AdminFilter): Prisma.ProductWhereInput {
  return { ...inState(status), ...(category ? { category } : {}), ...matchesText(q) };
}

export function getListedState(row: { stockState: string; deletedAt: Date | null }): ListedState {
  return row.deletedAt ? "archived" : (row.stockState as ListedState);
}

function toAdminRecord(row: AdminRow): AdminProductRecord {
  return {
    ...toProductRecord(row),
    forSale: row.forSale,
    status: getListedState(row),
    draft: row.draft,
    lowStockAt: row.lowStockAt,
    featuredPosition: row.featuredPosition,
  };
}

/** Lists one page of the catalogue for an admin, including products that are switched off. */
export function listAdminProducts(
  db: Db,
  query: AdminProductQuery,
): Promise<Page<AdminProductRecord>> {
  const where = adminProductWhere(query);
  const isFiltered = query.q || query.category || query.status;
  return readPage(
    {
      keys: adminKeys(query.sort),
      where,
      whole: isFiltered ? NOT_ARCHIVED : where,
      find: (found) => db.product.findMany({ ...found, select: LISTED }),
      count: (counted) => db.product.count({ where: counted }),
      entryOf: toAdminRecord,
    },
    query,
  );
}

/**
 * Returns one product with the reviews that the owner typed.
 * @throws AppError not_found when the id is unknown or malformed, or the product is archived
 */
export async function getAdminProduct(db: Db, id: string): Promise<AdminProduct> {
  const row = isUuid(id)
    ? await db.product.findFirst({
        where: { id, ...NOT_ARCHIVED },
        select: DETAIL,
      })
    : null;
  if (!row) throw new AppError("not_found", "This product is no longer in the catalogue.");
  return {
    ...toAdminRecord(row),
    cost: row.costPaise === null ? null : toRupees(row.costPaise),
    family: row.family && { _id: row.family.id, name: row.family.name },
    familyLabel: row.familyLabel,
    translations: row.translations as ProductTranslations,
    productReviews: row.reviews.map(toProductReview),
    companions: row.companions.map(({ companion: { id, ...product } }) => ({
      _id: id,
      name: product.name,
      thumbnailImage: product.thumbnailImage,
      status: getListedState(product),
    })),
  };
}

const STOCK_KEYS = newestFirst("stock-adjustments");

/**
 * Lists the manual stock changes of one product, newest first.
 * @throws AppError not_found when the id is unknown or malformed, or the product is archived
 */
export async function listStockAdjustments(
  db: Db,
  productId: string,
  slice: z.output<typeof stockHistoryQuerySchema>,
): Promise<Page<StockAdjustment>> {
  await requireInCatalogue(db, productId);
  return readPage(
    {
      keys: STOCK_KEYS,
      where: { productId },
      find: (found) => db.stockAdjustment.findMany({ ...found, select: ADJUSTMENT }),
      count: (where) => db.stockAdjustment.count({ where }),
      entryOf: ({ id, createdAt, ...row }) => ({
        _id: id,
        createdAt: createdAt.toISOString(),
        ...row,
      }),
    },
    slice,
  );
}

const ADJUSTMENT = {
  id: true,
  by: true,
  reason: true,
  before: true,
  after: true,
  createdAt: true,
} satisfies Prisma.StockAdjustmentSelect;

/** @throws AppError not_found */
export async function requireInCatalogue(db: Db, id: string): Promise<void> {
  const known = isUuid(id) && (await db.product.count({ where: { id, ...NOT_ARCHIVED } })) === 1;
  if (!known) throw new AppError("not_found", "This product is no longer in the catalogue.");
}

/**
 * Matches products that contain every word in the name, category or description, ignoring case. The admin's list is
 * searched this way.
 */
export function matchesText(q = ""): Prisma.ProductWhereInput {
  const words = [...new Set(q.toLowerCase().split(/\s+/).filter(Boolean))].sort();
  return { AND: words.map((word) => ({ searchText: { contains: literally(word) } })) };
}

/**
 * Lists families by name with their number of sizes. Leaves out families without products, such as those that the
 * demo leaves.
 */
export async function listFamilies(db: Db): Promise<ProductFamily[]> {
  const rows = await db.productFamily.findMany({
    where: { products: { some: NOT_ARCHIVED } },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    select: { id: true, name: true, _count: { select: { products: { where: NOT_ARCHIVED } } } },
  });
  return rows.map(({ id, name, _count }) => ({ _id: id, name, products: _count.products }));
}
