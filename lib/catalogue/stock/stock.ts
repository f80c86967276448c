import "server-only";
import type { AuditActor } from "@/lib/audit/record";
import { countText } from "@/lib/base/counts";
import type { Transaction } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { isUuid } from "@/lib/base/uuid";
import { AppError } from "@/lib/base/errors";
import { IS_IN_SHOP } from "../presence";
import { MOST_STOCK } from "../product-form";
import type { SaleTerms } from "../sale-terms";

/**
 * The only place where a stock count changes. None of it touches `updatedAt`, which stands for the last
 * edit of a product: an order must not get in the way of somebody who is editing. The product's state follows from
 * the count (the column stockState), and its counters in the trigger `products_tallied`.
 */

export interface StockLine {
  productId: string;
  quantity: number;
}

/** A line as it was priced. */
export interface SoldLine extends StockLine {
  terms: Pick<SaleTerms, "pricePaise">;
  /** The product's last edit, as it was when the line was priced. */
  updatedAt: Date;
}

/** Parts of one statement that sells: `sold` names the lines, the next part holds what is to be had of them. */
export const soldLines = (lines: readonly SoldLine[]): Prisma.Sql => Prisma.sql`
  SELECT * FROM unnest(
    ${lines.map((line) => line.productId)}::uuid[],
    ${lines.map((line) => line.quantity)}::int[],
    ${lines.map((line) => line.terms.pricePaise)}::int[],
    ${lines.map((line) => line.updatedAt.toISOString())}::timestamptz[]
  ) AS l ("id", "quantity", "pricePaise", "updatedAt")`;

/**
 * The products of `sold` that can be had as they were priced, held until the transaction ends, always in
 * the order of their ids.
 */
export const holdSold = Prisma.sql`
  SELECT p."id" FROM "sold" l JOIN "products" p ON p."id" = l."id"
  WHERE p."stockCount" >= l."quantity" AND p."forSale" AND ${IS_IN_SHOP}
    AND p."pricePaise" = l."pricePaise" AND p."updatedAt" = l."updatedAt"
  ORDER BY p."id"
  FOR NO KEY UPDATE OF p`;

/** Takes the packs of `sold` and answers what is left of each. */
export const takeSold = Prisma.sql`
  UPDATE "products" p
  SET "stockCount" = p."stockCount" - l."quantity"
  FROM "sold" l
  WHERE p."id" = l."id" AND p."stockCount" >= l."quantity"`;

/** Puts the packs of a cancelled order back, in products that still exist. */
export async function returnStock(tx: Transaction, lines: readonly StockLine[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE "products" p
    SET "stockCount" = p."stockCount" + l.quantity
    FROM (
      SELECT t.id, sum(t.quantity)::int AS quantity
      FROM unnest(
        ${lines.map((line) => line.productId)}::uuid[],
        ${lines.map((line) => line.quantity)}::int[]
      ) AS t (id, quantity)
      GROUP BY t.id
    ) AS l
    WHERE p."id" = l.id`;
}

/** By how much a count changes, or what it is from now on. In packs. */
export type StockChange = { delta: number } | { to: number };

export interface AdjustStockOptions {
  productId: string;
  change: StockChange;
  /** The count that whoever did it saw; undefined where they count from what there is. */
  read?: number;
  /** Why, in the words of whoever did it. */
  reason: string;
  actor: AuditActor;
}

/** The count before and after, in packs. */
export interface StockCounts {
  before: number;
  after: number;
}

/**
 * Changes the count of one product by hand and notes who did it and why; a change by nothing is not
 * noted. The product is held until the transaction ends, so that each change counts from the last.
 * @throws AppError not_found for a product that is not in the catalogue; edit_conflict when `read` is
 *   another count than today's; invalid_input (field `stockCount`) when fewer than none would be left
 */
export async function adjustStock(
  tx: Transaction,
  { productId, change, read, reason, actor }: AdjustStockOptions,
): Promise<StockCounts> {
  const before = await lockCount(tx, productId);
  if (read !== undefined && read !== before) throw countedElsewhere(before);
  const after = "to" in change ? change.to : before + change.delta;
  refuseImpossible(before, after);
  if (after === before) return { before, after };
  await tx.$executeRaw`
    UPDATE "products" SET "stockCount" = ${after}::int WHERE "id" = ${productId}::uuid`;
  await tx.stockAdjustment.create({
    data: { productId, userId: actor.userId, by: actor.name, reason, before, after },
    select: { id: true },
  });
  return { before, after };
}

export interface SetStocksOptions {
  /** Packs from now on, of products that the transaction holds. */
  counts: readonly { productId: string; stockCount: number }[];
  reason: string;
  actor: AuditActor;
  /** The count sheet by which they were counted. */
  sheetId?: string;
}

/** The same for many products at once: sets their counts and notes who did it and why. */
export async function setStocks(
  tx: Transaction,
  { counts, reason, actor, sheetId }: SetStocksOptions,
): Promise<void> {
  await tx.$executeRaw`
    WITH wanted AS (
      SELECT p."id", p."stockCount" AS before, w.after
      FROM unnest(
        ${counts.map(({ productId }) => productId)}::uuid[],
        ${counts.map(({ stockCount }) => stockCount)}::int[]
      ) AS w (id, after)
      JOIN "products" p ON p."id" = w.id
      WHERE p."stockCount" <> w.after
    ), changed AS (
      UPDATE "products" p SET "stockCount" = w.after FROM wanted w WHERE p."id" = w."id"
    )
    INSERT INTO "stock_adjustments" ("id", "productId", "userId", "by", "reason", "before", "after", "sheetId")
    SELECT gen_random_uuid(), w."id", ${actor.userId}::uuid, ${actor.name}, ${reason}, w.before, w.after,
      ${sheetId ?? null}::uuid
    FROM wanted w`;
}

async function lockCount(tx: Transaction, productId: string): Promise<number> {
  const [row] = isUuid(productId)
    ? await tx.$queryRaw<{ stockCount: number }[]>`
        SELECT "stockCount" FROM "products"
        WHERE "id" = ${productId}::uuid AND "deletedAt" IS NULL
        FOR NO KEY UPDATE`
    : [];
  if (!row) throw new AppError("not_found", "There is no such product.");
  return row.stockCount;
}

function countedElsewhere(stockCount: number): AppError {
  const message = `There are ${countText(stockCount)} in stock by now. Nothing was saved: check the count and save again.`;
  return new AppError("edit_conflict", message, {
    fields: { stockCount: message },
    extra: { stockCount },
  });
}

function refuseImpossible(before: number, after: number): void {
  if (after >= 0 && after <= MOST_STOCK) return;
  const message =
    after < 0
      ? `Only ${countText(before)} in stock now: ${countText(before - after)} cannot be taken away. Check the count and try again.`
      : `The stock count can be at most ${countText(MOST_STOCK)}.`;
  throw new AppError("invalid_input", message, { fields: { stockCount: message } });
}
