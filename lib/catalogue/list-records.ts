import "server-only";
import type { Db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { asc, desc, keyset } from "@/lib/db/keyset";
import { cut, readPage, type FindArguments, type Page, type Slice } from "@/lib/db/page";
import { defaultSort, isProductSort, type SearchSort } from "@/lib/product-sort";
import { countProducts, readingProducts, RECORD, recordOf, type ProductFilter } from "./queries";
import type { ProductRecord } from "./schemas";
import { distance, isMatch } from "./search-text";

/** Lists for callers of the API: everything but the reviews. */

export interface RecordSlice extends ProductFilter, Slice {
  /** Relevance where there is a search, otherwise name; relevance without a search is name, too. */
  sort?: SearchSort;
}

export function listProductRecords(db: Db, slice: RecordSlice): Promise<Page<ProductRecord>> {
  const { q, sort = defaultSort(q) } = slice;
  if (q && !isProductSort(sort)) return listByRelevance(db, { ...slice, q });
  const find = (found: FindArguments<Prisma.ProductWhereInput>) =>
    db.product.findMany({ ...found, select: RECORD });
  const reading = readingProducts(db, { ...slice, sort: isProductSort(sort) ? sort : "name" });
  return readPage({ ...reading, find, entryOf: recordOf }, slice);
}

interface Match {
  id: string;
  name: string;
  rating: number;
  distance: number;
}

const BY_RELEVANCE = keyset("products:relevance", [
  asc("distance", "integer"),
  desc("rating", "number"),
  asc("name", "text"),
  asc("id", "uuid"),
]);

/** Ordered by what no column holds: the ids first, then their rows. */
async function listByRelevance(
  db: Db,
  slice: RecordSlice & { q: string },
): Promise<Page<ProductRecord>> {
  const [matches, total] = await Promise.all([findMatches(db, slice), countProducts(db, slice)]);
  const { rows, nextCursor } = cut(BY_RELEVANCE, matches, slice.limit);
  const records = await db.product.findMany({
    where: { id: { in: rows.map(({ id }) => id) } },
    select: RECORD,
  });
  const known = new Map(records.map((record) => [record.id, recordOf(record)]));
  return { items: rows.flatMap(({ id }) => known.get(id) ?? []), total, nextCursor };
}

/** One more than asked for, where there is one. */
function findMatches(db: Db, slice: RecordSlice & { q: string }): Promise<Match[]> {
  const { q, category, cursor, limit } = slice;
  return db.$queryRaw<Match[]>`
    SELECT id, name, rating, distance
    FROM (
      SELECT id, name, rating, ${distance(q)} AS distance FROM products
      WHERE "deletedAt" IS NULL AND ${isMatch(q)}
        AND ${category ? Prisma.sql`category = ${category}` : Prisma.sql`TRUE`}
    ) AS found
    WHERE ${cursor ? isAfter(cursor) : Prisma.sql`TRUE`}
    ORDER BY distance, rating DESC, name, id LIMIT ${limit + 1}`;
}

function isAfter(cursor: string): Prisma.Sql {
  const { distance: far, rating, name, id } = BY_RELEVANCE.read(cursor);
  return Prisma.sql`(distance, -rating, name, id) > (${far}, ${-rating}, ${name}, ${id}::uuid)`;
}
