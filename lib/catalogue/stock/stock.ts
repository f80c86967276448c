import "server-only";
import { Prisma } from "shop-database";
import type { AuditActor } from "@/lib/audit/record";
import { countText } from "@/lib/base/text/counts";
import type { Transaction } from "@/lib/db/client";
import { isUuid } from "@/lib/base/ids/uuid";
import { AppError, invalidField } from "@/lib/base/errors";
import { announce } from "@/lib/messaging/events/announce";
import { IS_IN_SHOP } from "../presence";
import { MAX_STOCK } from "../number-fields";

/**
 * The only place where a stock count changes. None of these functions changes `updatedAt`, the last edit of a product,
 * so that orders do not conflict with an editor. The column stockState follows from the count.
 */

export interface StockLine {
  productId: string;
  quantity: number;
}

/** A priced product with the packs that an order takes; none for made-to-order products. */
export interface SoldProduct extends StockLine {
  /** The product's own. */
  pricePaise: number;
  /** The product's last edit at the time it was priced. */
  updatedAt: Date;
}

/** Parts of one statement that sells: `sold` has each product once, the next part those that are available. */
export const soldProducts = (products: readonly SoldProduct[]): Prisma.Sql => Prisma.sql`
  SELECT * FROM unnest(
    ${products.map((product) => product.productId)}::uuid[],
    ${products.map((product) => product.quantity)}::int[],
    ${products.map((product) => product.pricePaise)}::int[],
    ${products.map((product) => product.updatedAt.toISOString())}::timestamptz[]
  ) AS l ("id", "quantity", "pricePaise", "updatedAt")`;

/** The state of a product `p` with another count. */
const stateWith = (count: Prisma.Sql) =>
  Prisma.sql`stock_state(p."draft", p."forSale", p."supply", ${count}, p."lowStockAt")`;

/** Whether a product `p`, whose row was just updated, ran low or out by that. */
const ranLow = (before: Prisma.Sql) =>
  Prisma.sql`(${stateWith(before)} = 'in-stock' AND p."stockState" <> 'in-stock')`;

/**
 * Selects the products of `sold` that are available and still priced the same. Locks them until the transaction ends,
 * always in id order to avoid deadlocks. Says of each whether the sale makes it run low.
 */
export const lockSold = Prisma.sql`
  SELECT p."id", p."stockState" = 'in-stock' AND ${stateWith(Prisma.sql`p."stockCount" - l."quantity"`)} <> 'in-stock' AS "runsLow"
  FROM "sold" l JOIN "products" p ON p."id" = l."id"
  WHERE p."stockCount" >= l."quantity" AND p."forSale" AND ${IS_IN_SHOP}
    AND p."pricePaise" = l."pricePaise" AND p."updatedAt" = l."updatedAt"
  ORDER BY p."id"
  FOR NO KEY UPDATE OF p`;

/** Takes the packs of `sold` out of stock and returns the remaining counts. */
export const deductSold = Prisma.sql`
  UPDATE "products" p
  SET "stockCount" = p."stockCount" - l."quantity"
  FROM "sold" l
  WHERE p."id" = l."id" AND l."quantity" > 0 AND p."stockCount" >= l."quantity"`;

/**
 * Takes packs out of the stock, without checking whether they may be sold. Returns the products with too few packs; the
 * caller then rolls back. Locks them in id order to avoid deadlocks.
 */
export async function deductStock(tx: Transaction, lines: readonly StockLine[]): Promise<string[]> {
  const rows = await tx.$queryRaw<(Counted & { isTaken: boolean })[]>`
    WITH wanted AS (
      SELECT t.id, sum(t.quantity)::int AS quantity
      FROM unnest(
        ${lines.map((line) => line.productId)}::uuid[],
        ${lines.map((line) => line.quantity)}::int[]
      ) AS t (id, quantity)
      GROUP BY t.id
    ), held AS MATERIALIZED (
      SELECT p."id" FROM "products" p JOIN wanted w ON w.id = p."id" ORDER BY p."id" FOR NO KEY UPDATE OF p
    ), taken AS (
      UPDATE "products" p SET "stockCount" = p."stockCount" - w.quantity
      FROM wanted w JOIN held h ON h."id" = w.id
      WHERE p."id" = w.id AND p."stockCount" >= w.quantity
      RETURNING p."id", ${ranLow(Prisma.sql`p."stockCount" + w.quantity`)} AS "isLow"
    )
    SELECT w.id, t."id" IS NOT NULL AS "isTaken", t."isLow" IS TRUE AS "isLow"
    FROM wanted w LEFT JOIN taken t ON t."id" = w.id`;
  await announceLow(tx, rows);
  return rows.filter(({ isTaken }) => !isTaken).map(({ id }) => id);
}

/** Returns the packs of a cancelled order to the products that still exist. */
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

/** A relative change or a new count, in packs. */
export type StockChange = { delta: number } | { to: number };

export interface AdjustStockOptions {
  productId: string;
  change: StockChange;
  /** The count that the editor saw; undefined to count from the current one. */
  read?: number;
  /** The reason as the editor typed it. */
  reason: string;
  actor: AuditActor;
}

/** The count before and after, in packs. */
export interface StockCounts {
  before: number;
  after: number;
}

/**
 * Changes one product's count by hand and records who did it and why. A change by 0 is not recorded. Locks the
 * product until the transaction ends, so that each change starts from the latest count.
 * @throws AppError not_found when the product is not in the catalogue; edit_conflict when `read` differs from the
 * current count; invalid_input (field `stockCount`) when the result would be below 0
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
  const rows = await tx.$queryRaw<Counted[]>`
    UPDATE "products" p SET "stockCount" = ${after}::int WHERE p."id" = ${productId}::uuid
    RETURNING p."id", ${ranLow(Prisma.sql`${before}::int`)} AS "isLow"`;
  await announceLow(tx, rows);
  await tx.stockAdjustment.create({
    data: { productId, userId: actor.userId, by: actor.name, reason, before, after },
    select: { id: true },
  });
  return { before, after };
}

export interface SetStocksOptions {
  /** New counts in packs, of products that the transaction has locked. */
  counts: readonly { productId: string; stockCount: number }[];
  reason: string;
  actor: AuditActor;
  /** The count sheet that the counts come from. */
  sheetId?: string;
}

/** Sets the counts of many products at once and records who did it and why. */
export async function setStocks(
  tx: Transaction,
  { counts, reason, actor, sheetId }: SetStocksOptions,
): Promise<void> {
  const rows = await tx.$queryRaw<Counted[]>`
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
      RETURNING p."id", ${ranLow(Prisma.sql`w.before`)} AS "isLow"
    ), noted AS (
      INSERT INTO "stock_adjustments" ("id", "productId", "userId", "by", "reason", "before", "after", "sheetId")
      SELECT gen_random_uuid(), w."id", ${actor.userId}::uuid, ${actor.name}, ${reason}, w.before, w.after,
        ${sheetId ?? null}::uuid
      FROM wanted w
    )
    SELECT "id", "isLow" FROM changed WHERE "isLow"`;
  await announceLow(tx, rows);
}

interface Counted {
  id: string;
  /** Whether the product ran low or out by the change. */
  isLow: boolean;
}

const announceLow = (tx: Transaction, rows: readonly Counted[]): Promise<void> =>
  announce(
    tx,
    "stock.low",
    rows.flatMap(({ id, isLow }) => (isLow ? [id] : [])),
  );

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
  if (after >= 0 && after <= MAX_STOCK) return;
  throw invalidField(
    "stockCount",
    after < 0
      ? `Only ${countText(before)} in stock now: ${countText(before - after)} cannot be taken away. Check the count and try again.`
      : `The stock count can be at most ${countText(MAX_STOCK)}.`,
  );
}
