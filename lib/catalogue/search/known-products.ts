import "server-only";
import type { Db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { SUMMARY, summaryOf, type SummaryRow } from "../queries";
import type { ListedProduct } from "../schemas";

/**
 * Products that were read before. Each is known by the version of its row, which the database gives anew to whatever
 * is changed in it: nobody has to tell of a change, and no process can miss one.
 */

export interface KnownProduct {
  version: string;
  product: ListedProduct;
  bytes: number;
}

/** By their ids. Of one database: whoever may have come to another one forgets them. */
export interface KnownProducts {
  get: (id: string) => KnownProduct | undefined;
  set: (id: string, known: KnownProduct) => unknown;
}

interface Versioned {
  id: string;
  version: string;
}

/** How a statement of our own that finds products tells of them. */
export interface Telling<Row extends { id: string }> {
  /** Of `products`. */
  columns: Prisma.Sql;
  itemsOf: (db: Db, rows: readonly Row[]) => Promise<ListedProduct[]>;
}

const COLUMNS = Prisma.raw(
  Object.keys(SUMMARY)
    .map((name) => `products."${name}"`)
    .join(", "),
);

/** All that a list shows. */
export const WHOLE: Telling<SummaryRow> = {
  columns: COLUMNS,
  itemsOf: (_, rows) => Promise.resolve(rows.map(summaryOf)),
};

const VERSION = Prisma.sql`products.xmin::text AS version`;

/** What is not known is read by a second statement. */
export const byVersion = (known: KnownProducts): Telling<Versioned> => ({
  columns: Prisma.sql`products.id, ${VERSION}`,
  itemsOf: (db, rows) => readProducts(db, rows, known),
});

/** In their order; what was deleted since it was found is left out. */
async function readProducts(
  db: Db,
  found: readonly Versioned[],
  known: KnownProducts,
): Promise<ListedProduct[]> {
  const products = new Map<string, ListedProduct>();
  const unknown: string[] = [];
  for (const { id, version } of found) {
    const before = known.get(id);
    if (before?.version === version) products.set(id, before.product);
    else unknown.push(id);
  }
  const rows = unknown.length > 0 ? await readRows(db, unknown) : [];
  for (const row of rows) {
    const product = summaryOf(row);
    // A text takes two bytes for each character, and the object around it about as much.
    const bytes = 4 * JSON.stringify(product).length;
    known.set(row.id, { version: row.version, product, bytes });
    products.set(row.id, product);
  }
  return found.flatMap(({ id }) => products.get(id) ?? []);
}

const readRows = (db: Db, ids: readonly string[]) =>
  db.$queryRaw<(SummaryRow & Versioned)[]>`
    SELECT ${COLUMNS}, ${VERSION} FROM products WHERE id = ANY (${ids}::uuid[])`;
