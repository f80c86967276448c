import "server-only";
import type { z } from "zod";
import { dateCursor, olderThan } from "@/lib/db/date-cursor";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { isUuid } from "@/lib/db/uuid";
import { AppError } from "@/lib/errors";
import { adminOrderOf, afterAdminCursor, encodeAdminCursor } from "./admin-cursor";
import type {
  AdminProduct,
  AdminProductRecord,
  adminProductListQuerySchema,
  StockAdjustment,
  stockHistoryQuerySchema,
} from "./admin-schemas";
import { LOW_STOCK, stockState, type StockState } from "./low-stock";
import { IN_CATALOGUE, matchesWords, RECORD, recordOf, REVIEW, reviewOf } from "./queries";

type AdminRow = Prisma.ProductGetPayload<{ select: typeof RECORD }>;

export type AdminProductQuery = z.output<typeof adminProductListQuerySchema>;

/** What the list's filters mean; each product is in exactly one of these states. */
const STATES: Record<StockState, Prisma.ProductWhereInput> = {
  "in-stock": { forSale: true, stockCount: { gt: LOW_STOCK } },
  low: { forSale: true, stockCount: { gte: 1, lte: LOW_STOCK } },
  "out-of-stock": { forSale: true, stockCount: 0 },
  off: { forSale: false },
};

export function adminProductWhere({
  q,
  category,
  status,
}: Pick<AdminProductQuery, "q" | "category" | "status">): Prisma.ProductWhereInput {
  return {
    ...IN_CATALOGUE,
    ...(category ? { category } : {}),
    ...(status ? STATES[status] : {}),
    ...matchesWords(q),
  };
}

function adminRecordOf(row: AdminRow): AdminProductRecord {
  return { ...recordOf(row), forSale: row.forSale, status: stockState(row) };
}

export interface AdminProductPage {
  products: AdminProductRecord[];
  /** Products that match. */
  total: number;
  /** Products of the catalogue, whatever the filters. */
  all: number;
  nextCursor: string | null;
}

/** One page of the catalogue as an admin sees it, switched off products included. */
export async function listAdminProducts(
  db: Db,
  query: AdminProductQuery,
): Promise<AdminProductPage> {
  const { sort, limit, cursor } = query;
  const where = adminProductWhere(query);
  const isFiltered = query.q || query.category || query.status;
  const [rows, total, all] = await Promise.all([
    db.product.findMany({
      where: cursor ? { AND: [where, afterAdminCursor(sort, cursor)] } : where,
      select: RECORD,
      orderBy: adminOrderOf(sort),
      take: limit + 1,
    }),
    db.product.count({ where }),
    isFiltered ? db.product.count({ where: IN_CATALOGUE }) : null,
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const nextCursor = rows.length > limit && last ? encodeAdminCursor(sort, last) : null;
  return { products: shown.map(adminRecordOf), total, all: all ?? total, nextCursor };
}

/**
 * One product with all its reviews.
 * @throws AppError not_found for an unknown or malformed id and for what left the catalogue
 */
export async function getAdminProduct(db: Db, id: string): Promise<AdminProduct> {
  const row = isUuid(id)
    ? await db.product.findFirst({
        where: { id, ...IN_CATALOGUE },
        select: { ...RECORD, reviews: REVIEW },
      })
    : null;
  if (!row) throw new AppError("not_found", "This product is no longer in the catalogue.");
  return { ...adminRecordOf(row), productReviews: row.reviews.map(reviewOf) };
}

export interface StockHistoryPage {
  adjustments: StockAdjustment[];
  total: number;
  nextCursor: string | null;
}

/**
 * The changes of one product's stock by hand, newest first.
 * @throws AppError not_found as above
 */
export async function listStockAdjustments(
  db: Db,
  productId: string,
  { limit, cursor }: z.output<typeof stockHistoryQuerySchema>,
): Promise<StockHistoryPage> {
  await requireInCatalogue(db, productId);
  const [rows, total] = await Promise.all([
    db.stockAdjustment.findMany({
      where: { productId, ...(cursor ? olderThan(cursor) : {}) },
      select: { id: true, by: true, reason: true, before: true, after: true, createdAt: true },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: limit + 1,
    }),
    db.stockAdjustment.count({ where: { productId } }),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    adjustments: shown.map(({ id, createdAt, ...row }) => ({
      _id: id,
      createdAt: createdAt.toISOString(),
      ...row,
    })),
    total,
    nextCursor: rows.length > limit && last ? dateCursor(last.createdAt, last.id) : null,
  };
}

async function requireInCatalogue(db: Db, id: string): Promise<void> {
  const known = isUuid(id) && (await db.product.count({ where: { id, ...IN_CATALOGUE } })) === 1;
  if (!known) throw new AppError("not_found", "This product is no longer in the catalogue.");
}
