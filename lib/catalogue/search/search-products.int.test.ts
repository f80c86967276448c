import { beforeEach, describe, expect, it } from "vitest";
import { PRODUCT_SORTS } from "@/lib/base/product-sort";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct, givenReview } from "@/e2e/steps/factories";
import { MAX_FOUND } from "./first-matches";
import { listProductRecords } from "./list-records";
import { searchProducts } from "./search-products";

const { db } = testDatabase();

beforeEach(async () => {
  for (let index = 0; index < 9; index++) {
    const product = await givenProduct(db, {
      name: `Pizza box ${index % 3}`,
      category: index % 2 ? "Boxes" : "Food Packaging",
      pricePaise: 10_000 + (index % 4) * 100,
      specifications: { "Pack size": "100 pieces" },
    });
    if (index % 2) await givenReview(db, { productId: product.id, rating: 3 + (index % 3) });
  }
  await givenProduct(db, { name: "Pizza box", deletedAt: new Date() });
  await givenProduct(db, { name: "Paper cup" });
});

interface Given {
  name: string;
  description?: string;
  rating?: number;
}

const givenMany = (count: number, given: (n: number) => Given) =>
  db.product.createMany({
    data: Array.from({ length: count }, (_, n) => ({
      description: "",
      category: "Boxes",
      thumbnailImage: "",
      pricePaise: 100,
      stockCount: 1,
      specifications: {},
      ...given(n),
    })),
  });

describe("a search", () => {
  it.each(PRODUCT_SORTS)("by %s finds the list's results, page by page", async (sort) => {
    for (const category of [undefined, "Boxes"] as const) {
      const filter = { q: "box pizza", sort, ...(category ? { category } : {}) };
      const { items: records, total } = await listProductRecords(db, { ...filter, limit: 100 });
      expect(total).toBe(category ? 4 : 9);
      const pages = await Promise.all(
        [0, 4, 8].map((offset) => searchProducts(db, { ...filter, limit: 4, offset })),
      );
      const shown = pages.flatMap((page) => page.items);
      expect(shown.map(({ _id }) => _id)).toEqual(records.map(({ _id }) => _id));
      expect(records).toMatchObject(shown);
      expect(pages.map((page) => page.total)).toEqual([total, total, total]);
      expect(pages.map((page) => page.hasMore)).toEqual([false, false, false]);
    }
  });

  it("in Hindi finds a product by its texts in Hindi, also once they changed", async () => {
    const { id } = await givenProduct(db, {
      name: "Cake box",
      translations: { hi: { name: "क्राफ़्ट डिब्बा", features: ["मज़बूत"] } },
    });
    const find = async (q: string) => {
      const requested = { q, sort: "relevance", limit: 9, offset: 0, exact: true } as const;
      const { items } = await searchProducts(db, { ...requested, language: "hi" });
      return items.map(({ name }) => name);
    };
    const found = ["क्राफ़्ट डिब्बा"];
    expect([await find("डिब्बा"), await find("मज़बूत डिब्बा"), await find("cake")]).toEqual([
      found,
      found,
      found,
    ]);
    await db.product.update({
      where: { id },
      data: { translations: { hi: { name: "थैला" } } },
      select: { id: true },
    });
    expect([await find("डिब्बा"), await find("थैला")]).toEqual([[], ["थैला"]]);
  });

  it("by relevance runs as the API's list does, page by page", async () => {
    const requested = { q: "box pizza", sort: "relevance" } as const;
    const { items } = await listProductRecords(db, { ...requested, limit: 100 });
    const pages = await Promise.all(
      [0, 4, 8].map((offset) => searchProducts(db, { ...requested, limit: 4, offset })),
    );
    const ids = pages.flatMap((page) => page.items).map(({ _id }) => _id);
    expect(ids).toEqual(items.map(({ _id }) => _id));
    expect(ids).toHaveLength(9);
  });

  it.each(["relevance", "name"] as const)(
    "by %s finds nothing for a word longer than the index allows",
    async (sort) => {
      // One of these characters becomes 18 when it is decomposed.
      const requested = { q: "\ufdfa".repeat(100), sort };
      expect(await searchProducts(db, { ...requested, limit: 4, offset: 0 })).toMatchObject({
        total: 0,
      });
      expect(await listProductRecords(db, { ...requested, limit: 4 })).toMatchObject({ total: 0 });
    },
  );

  it("looks at a limited number of results, and marks that there are more", async () => {
    await givenMany(MAX_FOUND, (n) => ({ name: `Tray ${n}` }));
    const find = (q: string, offset = 0) =>
      searchProducts(db, { q, sort: "relevance", limit: 24, offset });
    expect(await find("tray")).toMatchObject({ total: MAX_FOUND, hasMore: false });
    await givenProduct(db, { name: "Tray" });
    expect(await find("tray")).toMatchObject({ total: MAX_FOUND, hasMore: true });
    const requested = { q: "tray", limit: MAX_FOUND - 8 };
    const { nextCursor: cursor, ...first } = await listProductRecords(db, requested);
    expect(first).toMatchObject({ total: MAX_FOUND, isAtLeast: true });
    const last = await listProductRecords(db, { ...requested, cursor });
    expect(last).toMatchObject({ total: MAX_FOUND, isAtLeast: true, nextCursor: null });
    expect(last.items).toHaveLength(8);
    const sorted = { ...requested, limit: MAX_FOUND, sort: "price-desc" } as const;
    const { nextCursor: following, ...page } = await listProductRecords(db, sorted);
    expect(page).toMatchObject({ total: MAX_FOUND + 1, isAtLeast: false });
    const remaining = await listProductRecords(db, { ...sorted, cursor: following });
    expect(remaining).toMatchObject({ total: MAX_FOUND + 1, nextCursor: null });
    const ids = [...page.items, ...remaining.items].map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(MAX_FOUND + 1);
    expect((await find("tray", MAX_FOUND - 8)).items).toHaveLength(8);
    expect(await find("tray", MAX_FOUND)).toMatchObject({ items: [], total: MAX_FOUND });
  });

  it("ranks name matches above better rated text matches, among any number", async () => {
    await givenMany(MAX_FOUND + 1, (n) => ({ name: `Kraft box ${n}` }));
    await givenMany(40, (n) => ({ name: `Crate ${n}`, description: "For a kraft box", rating: 5 }));
    for (const q of ["box", "kraft box"]) {
      const page = await searchProducts(db, { q, sort: "relevance", limit: 24, offset: 0 });
      expect(page, q).toMatchObject({ total: MAX_FOUND, hasMore: true });
      expect(
        page.items.filter(({ name }) => name.startsWith("Crate")),
        q,
      ).toEqual([]);
    }
    const kraft = { q: "kraft", sort: "rating", limit: 24, offset: 0 } as const;
    const { items } = await searchProducts(db, kraft);
    expect(items.filter(({ name }) => name.startsWith("Crate"))).toHaveLength(24);
  });

  it("by an article number shows that product first, then those whose number begins so", async () => {
    const given = (name: string, sku: string | null, rating = 0) =>
      givenProduct(db, { name, sku, rating, reviewCount: rating });
    await given("Lid", "KT-1");
    await given("Sold out lid", "kt-12");
    await given("KT-1 cup", null, 5);
    await given("Tray", "XKT-1", 5);
    const names = async (q: string) => {
      const { items } = await searchProducts(db, { q, sort: "relevance", limit: 9, offset: 0 });
      return items.map(({ name }) => name);
    };
    for (const q of ["KT-1", "kt-1", " kt 1", "KT1"]) {
      expect((await names(q))[0], q).toBe("Lid");
    }
    expect(await names("kt-1")).toEqual(["Lid", "KT-1 cup", "Sold out lid"]);
    expect(await names("KT-12")).toEqual(["Sold out lid"]);
    expect(await names("tray XKT-1")).toEqual([]);
  });

  it("follows an article number that is given, changed and taken away", async () => {
    const { id } = await givenProduct(db, { name: "Sleeve" });
    const isFound = async (q: string) =>
      (await searchProducts(db, { q, sort: "name", limit: 1, offset: 0 })).total === 1;
    for (const sku of ["S-900", "s-901/B", "ß-7 ünï", "S 9' \\ :*"]) {
      await db.product.update({ where: { id }, data: { sku } });
      expect(await isFound(sku), sku).toBe(true);
    }
    expect(await isFound("S-900")).toBe(false);
    await db.product.update({ where: { id }, data: { sku: null } });
    expect(await isFound("S 9")).toBe(false);
    await db.product.update({ where: { id }, data: { sku: "---" } });
    expect(await isFound("---")).toBe(false);
  });

  it.each(["  PIZZA\tbox ", "box pizza", "Box box PIZZA"])("treats %j as equal", async (q) => {
    const found = await searchProducts(db, { q, sort: "name", limit: 4, offset: 0 });
    expect(found).toMatchObject({ total: 9, items: [{}, {}, {}, {}] });
  });

  it.each(["%", "_", "\\", "'; DROP TABLE products; --", "nothing"])(
    "finds nothing for %s, which is a text and no pattern",
    async (q) => {
      const found = await searchProducts(db, { q, sort: "name", limit: 4, offset: 0 });
      expect(found).toEqual({ items: [], total: 0, hasMore: false });
    },
  );
});
