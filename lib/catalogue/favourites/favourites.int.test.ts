import { describe, expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct, givenUser } from "@/e2e/steps/factories";
import {
  addFavourites,
  readFavouriteProducts,
  readFavourites,
  removeFavourite,
} from "./favourites";
import { MAX_FAVOURITES } from "./limits";

const { db } = testDatabase();

async function givenProducts(count: number): Promise<string[]> {
  const products = [];
  for (let n = 0; n < count; n += 1) products.push((await givenProduct(db)).id);
  return products;
}

const NOBODY = "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a10";

describe("favourites of an account", () => {
  it("are its own, the latest first, each once", async () => {
    const { id: userId } = await givenUser(db);
    const { id: other } = await givenUser(db);
    const [a = "", b = "", c = ""] = await givenProducts(3);
    await addFavourites(db, userId, [b, a]);
    expect(await addFavourites(db, userId, [c, a])).toEqual({ products: [c, b, a] });
    expect(await removeFavourite(db, userId, b)).toEqual({ products: [c, a] });
    expect(await removeFavourite(db, userId, "no-id")).toEqual({ products: [c, a] });
    expect(await readFavourites(db, other)).toEqual({ products: [] });
  });

  it("omit invalid ids, and products outside the catalogue", async () => {
    const { id: userId } = await givenUser(db);
    const [a = "", b = ""] = await givenProducts(2);
    expect(await addFavourites(db, userId, [a, NOBODY, b])).toEqual({ products: [a, b] });
    await db.product.update({ where: { id: a }, data: { deletedAt: new Date() } });
    expect(await readFavourites(db, userId)).toEqual({ products: [b] });
    expect(await addFavourites(db, userId, [a])).toEqual({ products: [b] });
  });

  it("are bounded: the oldest make room", async () => {
    const { id: userId } = await givenUser(db);
    const [latest = ""] = await givenProducts(1);
    const created = { userId, createdAt: new Date("2026-11-01") };
    await db.$executeRaw`
      INSERT INTO "products" ("id", "name", "description", "category", "pricePaise", "stockCount",
        "thumbnailImage", "images", "features", "specifications", "updatedAt")
      SELECT gen_random_uuid(), 'Box ' || n, '', 'Boxes', 100, 1, '/x.webp', '{/x.webp}', '{}', '{}', now()
      FROM generate_series(1, ${MAX_FAVOURITES}) n`;
    const products = await db.product.findMany({ where: { id: { not: latest } } });
    await db.favourite.createMany({
      data: products.map(({ id: productId }) => ({ ...created, productId })),
    });
    const { products: kept } = await addFavourites(db, userId, [latest]);
    expect(kept).toHaveLength(MAX_FAVOURITES);
    expect(kept[0]).toBe(latest);
    expect(await db.favourite.count({ where: { userId } })).toBe(MAX_FAVOURITES);
  });

  it("can be set by two devices at once", async () => {
    const { id: userId } = await givenUser(db);
    const products = await givenProducts(4);
    await Promise.all(products.map((id) => addFavourites(db, userId, [id, products[0] ?? ""])));
    expect((await readFavourites(db, userId)).products.toSorted()).toEqual(products.toSorted());
  });
});

it("are read as products in the order in which they are asked for", async () => {
  const [a = "", b = ""] = await givenProducts(2);
  const found = await readFavouriteProducts(db, [b, NOBODY, a, b]);
  expect(found.map(({ _id }) => _id)).toEqual([b, a]);
});
