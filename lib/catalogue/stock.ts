import "server-only";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/errors";

export interface StockLine {
  productId: string;
  quantity: number;
}

/**
 * Takes packs out of stock, all lines or none: one conditional update, whose count must be the number
 * of lines. Answers the products that are sold out now.
 * @throws AppError out_of_stock; the caller's transaction is rolled back by it
 */
export async function takeStock(tx: Transaction, lines: readonly StockLine[]): Promise<string[]> {
  const taken = await tx.$queryRaw<{ id: string; stockCount: number }[]>`
    UPDATE "products" p
    SET "stockCount" = p."stockCount" - l.quantity, "updatedAt" = now()
    FROM unnest(
      ${lines.map((line) => line.productId)}::uuid[],
      ${lines.map((line) => line.quantity)}::int[]
    ) AS l (id, quantity)
    WHERE p."id" = l.id AND p."stockCount" >= l.quantity AND p."forSale" AND p."deletedAt" IS NULL
    RETURNING p."id", p."stockCount"`;
  if (taken.length !== lines.length) {
    throw new AppError("out_of_stock", "Something in your cart has just been sold.");
  }
  return taken.filter((row) => row.stockCount === 0).map((row) => row.id);
}

/** Puts the packs of a cancelled order back, in products that still exist. */
export async function returnStock(tx: Transaction, lines: readonly StockLine[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE "products" p
    SET "stockCount" = p."stockCount" + l.quantity, "updatedAt" = now()
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
