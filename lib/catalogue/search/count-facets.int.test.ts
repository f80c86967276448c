import { beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct } from "@/e2e/steps/factories";
import { readQueries } from "@/e2e/query-plans/query-count";
import { countFacets, type FacetQuery } from "./count-facets";
import type { ListFilter } from "./list-filters";
import { nearestCategories } from "./nearest-categories";

const { db } = testDatabase();

const product = (name: string, material: string, extra: Record<string, unknown> = {}) =>
  givenProduct(db, { name, specifications: { Material: material }, ...extra });

beforeEach(async () => {
  await product("Mailer", "Kraft board", { category: "Boxes", pricePaise: 100_00 });
  await product("Mailer, large", "Kraft board", { category: "Boxes", stockCount: 0 });
  await product("Tray", "Bagasse", { pricePaise: 300_00 });
  await product("Tray, gone", "Bagasse", { deletedAt: new Date() });
  await givenProduct(db, {
    name: "Bowl, 750 ml",
    specifications: { Material: "Bagasse", "Food contact": "Yes", Size: "160 × 60 mm" },
    pricePaise: 200_00,
  });
});

async function toCounts(filters: ListFilter[], query: FacetQuery = {}) {
  const { counts, ...rest } = await countFacets(db, { ...query, filters });
  const texts = counts.map(({ name, value, count }) => `${name}=${value} ${count}`).sort();
  return { texts, ...rest };
}

describe("filter counts of a list", () => {
  it("give the number of products per value", async () => {
    expect(await toCounts([])).toEqual({
      texts: [
        ...["capacity=ml750 1", "food=yes 1", "inStock=true 3"],
        ...["material=bagasse 2", "material=kraft 2", "size=151-250 1"],
      ],
      total: 4,
      isAtLeast: false,
      without: {},
    });
  });

  it("apply all other filters, and include the counts without each", async () => {
    const { texts, without } = await toCounts([
      ["material", "bagasse"],
      ["maxPrice", "250"],
    ]);
    expect(texts).toEqual([
      ...["capacity=ml750 1", "food=yes 1", "inStock=true 1"],
      ...["material=bagasse 1", "material=kraft 1", "size=151-250 1"],
    ]);
    expect(without).toEqual({ material: 2, price: 2 });
  });

  it("count a search and a category of their own, with a slip in it as well", async () => {
    expect((await toCounts([], { q: "mailer", category: "Boxes" })).texts).toEqual([
      "inStock=true 1",
      "material=kraft 2",
    ]);
    expect((await toCounts([], { q: "maylers" })).texts).toContain("material=kraft 2");
  });

  it("cover the first results of a very large search, and are marked so", async () => {
    const { counts, isAtLeast, total } = await countFacets(db, {}, { most: 2 });
    expect({ isAtLeast, total }).toEqual({ isAtLeast: true, total: 2 });
    expect(Math.max(...counts.map(({ count }) => count))).toBeLessThanOrEqual(2);
  });

  it("are marked as incomplete for a large search, even with few in the category", async () => {
    const search = { q: "mailer", category: "Food Packaging" };
    const counted = (most: number) => countFacets(db, search, { most });
    expect(await counted(2)).toMatchObject({ total: 0, isAtLeast: true });
    expect(await counted(3)).toMatchObject({ total: 0, isAtLeast: false });
  });

  it("take one statement, whatever is set", async () => {
    const filters: ListFilter[] = [
      ["size", "151-250"],
      ["material", "bagasse"],
      ["food", "yes"],
      ["inStock", "true"],
      ["minPrice", "10"],
    ];
    expect(await readQueries(() => countFacets(db, { filters }))).toHaveLength(1);
    expect(await readQueries(() => countFacets(db, { q: "bowl", filters }))).toHaveLength(1);
  });
});

describe("the nearest categories", () => {
  it("hold products with any of the words, most first", async () => {
    await givenProduct(db, { name: "Kraft tape", category: "Protection" });
    const q = "bagasse kraft mailer";
    expect(await nearestCategories(db, { q })).toEqual([
      { category: "Boxes", count: 4 },
      { category: "Protection", count: 1 },
    ]);
    expect(await nearestCategories(db, { q, category: "Boxes" })).toEqual([
      { category: "Protection", count: 1 },
    ]);
  });

  it("contain results of the filters elsewhere, and are empty without a search", async () => {
    await givenProduct(db, { category: "Protection", pricePaise: 999_00 });
    const filters: ListFilter[] = [["minPrice", "900"]];
    expect(await nearestCategories(db, { category: "Boxes", filters })).toEqual([
      { category: "Protection", count: 1 },
    ]);
    expect(await nearestCategories(db, { category: "Boxes" })).toEqual([]);
    expect(await nearestCategories(db, { q: "&" })).toEqual([]);
  });
});
