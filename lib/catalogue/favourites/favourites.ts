import "server-only";
import { Prisma, type PrismaClient } from "shop-database";
import { IN_SHOP, IS_IN_SHOP } from "@/lib/catalogue/presence";
import { listedIn, SUMMARY } from "@/lib/catalogue/queries";
import type { ListedProduct } from "@/lib/catalogue/schemas";
import type { Language } from "@/lib/base/http/languages";
import type { Db } from "@/lib/db/client";
import { isUuid } from "@/lib/base/ids/uuid";
import { MAX_FAVOURITES } from "./limits";
import type { Favourites } from "./schemas";

/** Reads the favourites of an account. Favourites do not affect the shop, so they have no audit entries. */

export async function readFavourites(db: Db, userId: string): Promise<Favourites> {
  const rows = await db.favourite.findMany({
    where: { userId, product: IN_SHOP },
    select: { productId: true },
    orderBy: [{ createdAt: "desc" }, { productId: "asc" }],
    take: MAX_FAVOURITES,
  });
  return { products: rows.map(({ productId }) => productId) };
}

/** Adds products, the latest first. Ignores unknown products and those already in the list. */
export async function addFavourites(
  db: PrismaClient,
  userId: string,
  products: readonly string[],
): Promise<Favourites> {
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`
      INSERT INTO "favourites" ("userId", "productId", "createdAt")
      SELECT ${userId}::uuid, p."id", now() - make_interval(secs => wished.place / 1000.0)
      FROM unnest(${[...products]}::uuid[]) WITH ORDINALITY AS wished(id, place)
        JOIN "products" p ON p."id" = wished.id AND ${IS_IN_SHOP}
      ON CONFLICT DO NOTHING`;
    await dropBeyond(tx, userId);
    return readFavourites(tx, userId);
  });
}

async function dropBeyond(tx: Db, userId: string): Promise<void> {
  await tx.$executeRaw(Prisma.sql`
    DELETE FROM "favourites" WHERE "userId" = ${userId}::uuid AND "productId" IN (
      SELECT "productId" FROM "favourites" WHERE "userId" = ${userId}::uuid
      ORDER BY "createdAt" DESC, "productId" OFFSET ${MAX_FAVOURITES})`);
}

/** Does nothing when the product is not a favourite. */
export async function removeFavourite(
  db: Db,
  userId: string,
  productId: string,
): Promise<Favourites> {
  if (isUuid(productId)) await db.favourite.deleteMany({ where: { userId, productId } });
  return readFavourites(db, userId);
}

/** Returns the products in the order of `ids`, without those that are not in the shop. */
export async function readFavouriteProducts(
  db: Db,
  ids: readonly string[],
  language?: Language,
): Promise<ListedProduct[]> {
  const rows = await db.product.findMany({
    where: { ...IN_SHOP, id: { in: [...ids] } },
    select: SUMMARY,
  });
  const toProduct = listedIn(language);
  const byId = new Map(rows.map((row) => [row.id, toProduct(row)]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}
