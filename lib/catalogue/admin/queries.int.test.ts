import { describe, expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct, givenReview } from "@/e2e/steps/factories";
import { getAdminProduct, listAdminProducts, type AdminProductQuery } from "./queries";
import { ADMIN_PRODUCT_SORTS } from "./sort";
import { STOCK_STATES } from "../low-stock";

const { db } = testDatabase();

const list = (query: Partial<AdminProductQuery> = {}) =>
  listAdminProducts(db, { sort: "name-asc", limit: 100, ...query });

const readNames = async (query: Partial<AdminProductQuery>) =>
  (await list(query)).items.map((product) => product.name);

async function givenOneOfEachState() {
  await givenProduct(db, { name: "Plenty", stockCount: 21 });
  await givenProduct(db, { name: "Few", stockCount: 20 });
  await givenProduct(db, { name: "None", stockCount: 0 });
  await givenProduct(db, { name: "Off", forSale: false, stockCount: 500 });
  await givenProduct(db, { name: "Off and none", forSale: false, stockCount: 0 });
  await givenProduct(db, { name: "To come", draft: true });
  await givenProduct(db, { name: "Gone", deletedAt: new Date() });
}

describe("the admin's list of products", () => {
  it.each([
    ["in-stock", ["Plenty"]],
    ["low", ["Few"]],
    ["out-of-stock", ["None"]],
    ["off", ["Off", "Off and none"]],
    ["draft", ["To come"]],
    ["archived", ["Gone"]],
  ] as const)("filters by the state %s", async (status, names) => {
    await givenOneOfEachState();
    const page = await list({ status });
    expect(page.items.map((product) => product.name)).toEqual(names);
    expect(page.items.every((product) => product.status === status)).toBe(true);
    expect(page).toMatchObject({ total: names.length, all: 6 });
  });

  it("puts each product into exactly one state", async () => {
    await givenOneOfEachState();
    const totals = await Promise.all(
      STOCK_STATES.map(async (status) => (await list({ status })).total),
    );
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe((await list()).total);
  });

  it("finds a product by part of its article number, in any case", async () => {
    await givenProduct(db, { name: "Numbered", sku: "KT-Box/9" });
    await givenProduct(db, { name: "Other", sku: "KT-10" });
    expect(await readNames({ q: "t-box/9" })).toEqual(["Numbered"]);
  });

  it("distinguishes the switch from what can be sold", async () => {
    await givenOneOfEachState();
    const { items: products } = await list();
    expect(products.find(({ name }) => name === "None")).toMatchObject({
      forSale: true,
      inStock: false,
    });
    expect(products.find(({ name }) => name === "Off")).toMatchObject({
      forSale: false,
      inStock: false,
      stockCount: 500,
    });
  });

  it("searches name, category and description within the filters", async () => {
    await givenProduct(db, { name: "Pizza box", category: "Boxes" });
    await givenProduct(db, { name: "Cake box", description: "For pizza shops", stockCount: 3 });
    await givenProduct(db, { name: "Paper cup", category: "Cups & Lids" });
    expect(await readNames({ q: "PIZZA" })).toEqual(["Cake box", "Pizza box"]);
    expect(await readNames({ q: "pizza", status: "low" })).toEqual(["Cake box"]);
    expect(await readNames({ category: "Cups & Lids" })).toEqual(["Paper cup"]);
    expect(await readNames({ q: "100%" })).toEqual([]);
  });

  it.each(ADMIN_PRODUCT_SORTS)("pages by %s without loss or repetition", async (sort) => {
    for (let index = 0; index < 9; index++) {
      await givenProduct(db, {
        name: `Box ${index % 3} with  spaces`,
        pricePaise: 10_000 + (index % 4) * 100,
        stockCount: index % 2,
        updatedAt: new Date(`2026-01-0${(index % 3) + 1}T10:00:00.123Z`),
      });
    }
    const whole = (await list({ sort })).items.map((product) => product._id);
    const paged: string[] = [];
    for (let cursor: string | null | undefined = undefined; cursor !== null;) {
      const page = await list({ sort, limit: 2, ...(cursor ? { cursor } : {}) });
      paged.push(...page.items.map((product) => product._id));
      expect(page).toMatchObject({ total: 9, all: 9 });
      cursor = page.nextCursor;
    }
    expect(paged).toEqual(whole);
    expect(new Set(paged).size).toBe(9);
  });

  it("runs backwards in the other direction", async () => {
    await givenOneOfEachState();
    const up = await readNames({ sort: "stock-asc" });
    expect(await readNames({ sort: "stock-desc" })).toEqual([...up].reverse());
    expect(up.at(-1)).toBe("Off");
  });

  it.each(["-", "bmFtZS1hc2M", Buffer.from("price-asc x 1").toString("base64url")])(
    "refuses the cursor %j",
    async (cursor) => {
      await expect(list({ sort: "price-asc", cursor })).rejects.toMatchObject({
        code: "invalid_input",
      });
    },
  );

  it("refuses the cursor of another order", async () => {
    await givenProduct(db, { name: "A" });
    await givenProduct(db, { name: "B" });
    const { nextCursor } = await list({ limit: 1 });
    await expect(list({ sort: "name-desc", cursor: nextCursor ?? "" })).rejects.toMatchObject({
      code: "invalid_input",
    });
  });
});

describe("one product for the dialog", () => {
  it("carries every review", async () => {
    const { id } = await givenProduct(db, { forSale: false });
    await givenReview(db, { productId: id, date: new Date("2026-01-02"), comment: "First" });
    await givenReview(db, { productId: id, date: new Date("2026-03-04"), comment: "Second" });
    const product = await getAdminProduct(db, id);
    expect(product).toMatchObject({ _id: id, forSale: false, status: "off" });
    expect(product.productReviews.map(({ comment }) => comment)).toEqual(["Second", "First"]);
  });

  it("is not found when it left the catalogue or never was", async () => {
    const { id } = await givenProduct(db, { deletedAt: new Date() });
    await expect(getAdminProduct(db, id)).rejects.toMatchObject({ code: "not_found" });
    await expect(getAdminProduct(db, "nonsense")).rejects.toMatchObject({ code: "not_found" });
  });
});
