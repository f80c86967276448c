import "server-only";
import type { Db, Transaction } from "@/lib/db/client";
import { isUuid } from "@/lib/base/ids/uuid";
import { NOT_ARCHIVED } from "../presence";
import { lockSkus } from "../editing/refuse-taken-sku";
import { CATALOGUE_ROW, toCatalogueRow } from "./columns";
import type { FileRow } from "./parse-file";
import { PictureNames } from "./pictures/picture-names";
import { getRowId, getRowName, getRowSku, plainName, type Catalogue } from "./plan-import";
import type { StockRule } from "./plan-stock";

/** The owner's choices for reading the file. */
export interface ImportChoices {
  /** Picture addresses by file name. */
  pictures: Readonly<Record<string, string>>;
  makesCategories: boolean;
  stock: StockRule;
}

/** Reads what the rows are compared with: the products they name, the categories and the known pictures. */
export async function readCatalogue(
  db: Db,
  rows: readonly FileRow[],
  { pictures, makesCategories, stock }: ImportChoices,
): Promise<Catalogue> {
  const ids = await meantProducts(db, rows);
  const found = await db.product.findMany({ where: { id: { in: ids } }, select: CATALOGUE_ROW });
  const sent = new PictureNames(pictures);
  const known = await knownImages(db, rows, sent);
  const shelves = await db.category.findMany({
    select: { name: true },
    orderBy: [{ position: "asc" }, { name: "asc" }],
  });
  return {
    products: found.map(toCatalogueRow),
    categories: shelves.map(({ name }) => name),
    makesCategories,
    stock,
    pictures: sent,
    isKnownImage: (url) => known.has(url),
  };
}

/**
 * Locks the products that the rows name, in id order as orders do, to avoid deadlocks. Also locks the article numbers
 * in the rows.
 */
export async function lockProducts(tx: Transaction, rows: readonly FileRow[]): Promise<void> {
  await lockSkus(tx, rows.map(getRowSku).filter(Boolean));
  await tx.$queryRaw`
    SELECT "id" FROM "products" WHERE "id" = ANY (${await meantProducts(tx, rows)}::uuid[])
    ORDER BY "id" FOR NO KEY UPDATE`;
}

/** Returns ids of products that match a row by id, article number or name. */
async function meantProducts(db: Db, rows: readonly FileRow[]): Promise<string[]> {
  const named = rows.filter((row) => getRowId(row) === "");
  const products = await db.product.findMany({
    where: { ...NOT_ARCHIVED, id: { in: rows.map(getRowId).filter(isUuid) } },
    select: { id: true },
  });
  const skus = rows.map((row) => plainName(getRowSku(row))).filter(Boolean);
  const names = named.map(getRowName).filter(Boolean);
  const meant = await db.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "products" WHERE "deletedAt" IS NULL AND plain_text("sku") = ANY (${skus})
    UNION
    SELECT "id" FROM "products" WHERE "deletedAt" IS NULL AND plain_text("name") = ANY (${names})`;
  return [...new Set([...products, ...meant].map(({ id }) => id))];
}

/**
 * Returns stored pictures, locked so that no clean-up removes them meanwhile, and pictures that products already
 * show.
 */
async function knownImages(
  db: Db,
  rows: readonly FileRow[],
  sent: PictureNames,
): Promise<Set<string>> {
  const named = rows
    .flatMap(({ cells }) => (cells.images?.text ?? "").split(/[\n|]/))
    .map((text) => text.trim());
  const all = [...new Set([...named.flatMap((text) => sent.find(text)), ...named])];
  const stored = await db.$queryRaw<{ url: string }[]>`
    SELECT "url" FROM "stored_images" WHERE "url" = ANY (${all}) ORDER BY "url" FOR KEY SHARE`;
  const known = new Set(stored.map(({ url }) => url));
  const others = all.filter((url) => url !== "" && !known.has(url));
  // Reads all products, so only for the few pictures that the shop does not store.
  if (others.length === 0) return known;
  const shown = await db.$queryRaw<{ url: string }[]>`
    SELECT DISTINCT image AS url FROM "products" p, unnest(p."images") AS image
    WHERE p."deletedAt" IS NULL AND image = ANY (${others})`;
  return new Set([...known, ...shown.map(({ url }) => url)]);
}
