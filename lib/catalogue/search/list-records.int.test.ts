import { beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct, givenReview } from "@/e2e/steps/factories";
import { listProductRecords, type RecordSlice } from "./list-records";
import { narrowedBy, productListQuerySchema } from "../schemas";

const { db } = testDatabase();

const list = (slice: Partial<RecordSlice>) => listProductRecords(db, { limit: 100, ...slice });
const readNames = async (slice: Partial<RecordSlice>) =>
  (await list(slice)).items.map(({ name }) => name);

it("has a name's match before a category's before a description's, then runs by rating and name", async () => {
  await givenProduct(db, { name: "Tub", category: "Boxes", description: "Holds food." });
  await givenProduct(db, { name: "Crate", category: "Boxes" });
  await givenProduct(db, { name: "Bag", category: "Paper Bags", description: "Fits into boxes." });
  await givenProduct(db, { name: "Boxes, small", category: "Mailers" });
  await givenProduct(db, { name: "Boxes, large", category: "Mailers" });
  const { id } = await givenProduct(db, { name: "Boxes, used", category: "Mailers" });
  await givenReview(db, { productId: id, rating: 4 });
  const names = ["Boxes, used", "Boxes, large", "Boxes, small", "Crate", "Tub", "Bag"];
  expect(await readNames({ q: "BOXES" })).toEqual(names);
  expect(await readNames({ q: "boxes", sort: "relevance" })).toEqual(names);
  expect(await readNames({ q: "boxes", sort: "name" })).toEqual([...names].sort());
  expect(await readNames({ q: "boxes", category: "Boxes" })).toEqual(["Crate", "Tub"]);
  expect(await readNames({ sort: "relevance" })).toEqual([...names].sort());
});

it("counts each word of a search by the best place where it stands", async () => {
  const category = "Mailers";
  await givenProduct(db, { category, name: "Kraft bag", description: "As strong as a box" });
  await givenProduct(db, { category, name: "Box", description: "Made of kraft" });
  await givenProduct(db, { category, name: "Kraft box" });
  await givenProduct(db, { category, name: "Cup", description: "Kraft, in a box" });
  expect(await readNames({ q: "box kraft" })).toEqual(["Kraft box", "Box", "Kraft bag", "Cup"]);
});

it("pages by relevance without loss or repetition, and says how many there are", async () => {
  for (let index = 0; index < 9; index++) {
    const name = index % 2 ? `Box ${index % 3}` : `Crate ${index % 3}`;
    const product = await givenProduct(db, { name, description: "A box" });
    if (index % 3) await givenReview(db, { productId: product.id, rating: 3 + (index % 3) });
  }
  const whole = (await list({ q: "box" })).items.map(({ _id }) => _id);
  const paged: string[] = [];
  for (let cursor: string | null | undefined = undefined; cursor !== null;) {
    const page = await list({ q: "box", limit: 2, cursor });
    paged.push(...page.items.map(({ _id }) => _id));
    expect(page.total).toBe(9);
    cursor = page.nextCursor;
  }
  expect(paged).toEqual(whole);
  expect(new Set(paged).size).toBe(9);
});

it("refuses the cursor of a list with another sort", async () => {
  await givenProduct(db, { name: "Box 1" });
  await givenProduct(db, { name: "Box 2" });
  const { nextCursor } = await list({ q: "box", sort: "name", limit: 1 });
  const attempt = list({ q: "box", cursor: nextCursor });
  await expect(attempt).rejects.toMatchObject({ code: "invalid_input" });
});

describe("a list that is narrowed", () => {
  beforeEach(async () => {
    const material = (text: string) => ({ specifications: { Material: text } });
    await givenProduct(db, { name: "A", pricePaise: 10_000, ...material("Kraft paper") });
    await givenProduct(db, { name: "B", pricePaise: 20_000, ...material("Corrugated board") });
    const c = { name: "C", pricePaise: 30_000, stockCount: 0 };
    await givenProduct(db, { ...c, ...material("Corrugated board, kraft liner") });
  });

  const narrowed = async (query: Record<string, string>) => {
    const requested = narrowedBy(productListQuerySchema.parse(query));
    const { items, total } = await listProductRecords(db, requested);
    expect(total).toBe(items.length);
    return items.map(({ name }) => name).join("");
  };

  it.each([
    [{ minPrice: "200" }, "BC"],
    [{ maxPrice: "200" }, "AB"],
    [{ minPrice: "200", maxPrice: "200.00" }, "B"],
    [{ inStock: "true" }, "AB"],
    [{ inStock: "false" }, "C"],
    [{ material: "Kraft" }, "AC"],
    [{ material: "corrugated" }, "BC"],
    [{ material: "corr" }, ""],
    [{ material: "kraft", inStock: "true", sort: "price-desc" }, "A"],
    [{ material: "kraft", sort: "relevance" }, "AC"],
    [{ q: "corrugated", maxPrice: "250" }, "B"],
  ])("by %j holds %s", async (query, names) => {
    expect(await narrowed(query)).toBe(names);
  });

  it("is turned by a cursor", async () => {
    const slice = narrowedBy(productListQuerySchema.parse({ material: "corrugated", limit: "1" }));
    const { nextCursor } = await listProductRecords(db, slice);
    const remaining = await listProductRecords(db, { ...slice, cursor: nextCursor });
    expect(remaining).toMatchObject({ items: [{ name: "C" }], total: 2, nextCursor: null });
  });

  it.each([
    { minPrice: "-1" },
    { maxPrice: "much" },
    { inStock: "yes" },
    { material: "" },
    { material: "\0" },
  ])("refuses %j", (query) => {
    expect(productListQuerySchema.safeParse(query).success).toBe(false);
  });
});
