import "server-only";
import type { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors";
import type { ProductSort } from "@/lib/product-sort";
import { z } from "@/lib/zod";

/**
 * Keyset paging: a cursor holds the sort values of the last entry that was answered, so that a page
 * deep in a long list costs as little as the first, and entries added meanwhile shift nothing.
 */

interface CursorRow {
  id: string;
  name: string;
  pricePaise: number;
  rating: number;
  reviewCount: number;
}

const cursorSchema = z.object({
  sort: z.string(),
  id: z.uuid(),
  name: z.string().optional(),
  pricePaise: z.number().int().optional(),
  rating: z.number().optional(),
  reviewCount: z.number().int().optional(),
});

const KEYS = {
  name: ["name"],
  "price-asc": ["pricePaise"],
  "price-desc": ["pricePaise"],
  rating: ["rating", "reviewCount"],
} as const satisfies Record<ProductSort, readonly (keyof CursorRow)[]>;

export function encodeCursor(sort: ProductSort, row: CursorRow): string {
  const values = Object.fromEntries(KEYS[sort].map((key) => [key, row[key]]));
  return Buffer.from(JSON.stringify({ sort, id: row.id, ...values })).toString("base64url");
}

/**
 * The condition that picks what follows the entry a cursor was made from.
 * @throws AppError invalid_input for a cursor that is not ours or of another sort
 */
export function decodeCursor(sort: ProductSort, cursor: string): Prisma.ProductWhereInput {
  const { id, ...last } = parse(sort, cursor);
  const condition = after(sort, id, last);
  if (!condition) throw invalidCursor();
  return condition;
}

function parse(sort: ProductSort, cursor: string) {
  try {
    const parsed = cursorSchema.parse(JSON.parse(Buffer.from(cursor, "base64url").toString()));
    if (parsed.sort === sort) return parsed;
  } catch {
    // Not a cursor of ours: refused below.
  }
  throw invalidCursor();
}

function after(
  sort: ProductSort,
  id: string,
  { name, pricePaise, rating, reviewCount }: Partial<CursorRow>,
): Prisma.ProductWhereInput | undefined {
  if (sort === "name") {
    if (name === undefined) return undefined;
    return { OR: [{ name: { gt: name } }, { name, id: { gt: id } }] };
  }
  if (sort === "rating") {
    if (rating === undefined || reviewCount === undefined) return undefined;
    return {
      OR: [
        { rating: { lt: rating } },
        { rating, reviewCount: { lt: reviewCount } },
        { rating, reviewCount, id: { gt: id } },
      ],
    };
  }
  if (pricePaise === undefined) return undefined;
  return sort === "price-asc"
    ? { OR: [{ pricePaise: { gt: pricePaise } }, { pricePaise, id: { gt: id } }] }
    : { OR: [{ pricePaise: { lt: pricePaise } }, { pricePaise, id: { lt: id } }] };
}

function invalidCursor(): AppError {
  return new AppError("invalid_input", "This cursor is not valid. Start again without it.", {
    fields: { cursor: "Not a cursor of this list" },
  });
}
