import "server-only";
import type { z } from "zod";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { newestFirst } from "@/lib/db/keyset";
import { readPage, type Page } from "@/lib/db/page";
import { isUuid } from "@/lib/db/uuid";
import { AppError } from "@/lib/errors";
import { readCount } from "@/lib/tallies/read-tallies";
import { adminKeys } from "./admin-keys";
import type {
  AdminProduct,
  AdminProductRecord,
  adminProductListQuerySchema,
  StockAdjustment,
  stockHistoryQuerySchema,
} from "./admin-schemas";
import { LOW_STOCK, stockState, type StockState } from "./low-stock";
import { IN_CATALOGUE, RECORD, recordOf, REVIEW, reviewOf } from "./queries";
import { matchesText } from "./search-text";

/** The columns by which the list may run are read with it. */
const LISTED = { ...RECORD, stockBand: true } satisfies Prisma.ProductSelect;

type AdminRow = Prisma.ProductGetPayload<{ select: typeof LISTED }>;

export type AdminProductQuery = z.output<typeof adminProductListQuerySchema>;

export type AdminFilter = Pick<AdminProductQuery, "q" | "category" | "status">;

/** What the list's filters mean; each product is in exactly one of these states. Low counts are bands of their own. */
const STATES: Record<StockState, Prisma.ProductWhereInput> = {
  "in-stock": { forSale: true, stockBand: { gt: LOW_STOCK } },
  low: { forSale: true, stockBand: { gte: 1, lte: LOW_STOCK } },
  "out-of-stock": { forSale: true, stockBand: 0 },
  off: { forSale: false },
};

export function adminProductWhere({ q, category, status }: AdminFilter): Prisma.ProductWhereInput {
  return {
    ...IN_CATALOGUE,
    ...(category ? { category } : {}),
    ...(status ? STATES[status] : {}),
    ...matchesText(q),
  };
}

function adminRecordOf(row: AdminRow): AdminProductRecord {
  return { ...recordOf(row), forSale: row.forSale, status: stockState(row) };
}

/** Products that the filter picks; without a search by the tallies. */
export function countAdminProducts(db: Db, filter: AdminFilter): Promise<number> {
  const { q, category, status } = filter;
  if (q) return db.product.count({ where: adminProductWhere(filter) });
  return readCount(db, {
    topic: "products",
    ...(category ? { keys: [category] } : {}),
    ...(status ? { part: status } : {}),
  });
}

/** One page of the catalogue as an admin sees it, switched off products included. */
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
      whole: isFiltered ? IN_CATALOGUE : where,
      find: (found) => db.product.findMany({ ...found, select: LISTED }),
      count: (counted) => countAdminProducts(db, counted === where ? query : {}),
      entryOf: adminRecordOf,
    },
    query,
  );
}

/**
 * One product with all its reviews.
 * @throws AppError not_found for an unknown or malformed id and for what left the catalogue
 */
export async function getAdminProduct(db: Db, id: string): Promise<AdminProduct> {
  const row = isUuid(id)
    ? await db.product.findFirst({
        where: { id, ...IN_CATALOGUE },
        select: { ...LISTED, reviews: REVIEW },
      })
    : null;
  if (!row) throw new AppError("not_found", "This product is no longer in the catalogue.");
  return { ...adminRecordOf(row), productReviews: row.reviews.map(reviewOf) };
}

const STOCK_KEYS = newestFirst("stock-adjustments");

/**
 * The changes of one product's stock by hand, newest first.
 * @throws AppError not_found as above
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
  const known = isUuid(id) && (await db.product.count({ where: { id, ...IN_CATALOGUE } })) === 1;
  if (!known) throw new AppError("not_found", "This product is no longer in the catalogue.");
}
