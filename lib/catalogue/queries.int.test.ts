import { describe, expect, it } from "vitest";
import { PRODUCT_SORTS } from "@/lib/base/product-sort";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct, givenReview } from "@/e2e/steps/factories";
import { listProductRecords } from "./search/list-records";
import { productListQuerySchema } from "./schemas";
import { findProduct, listProducts, type ProductSlice } from "./queries";

const { db } = testDatabase();

const list = (slice: Partial<ProductSlice> = {}) =>
  listProducts(db, { sort: "name", limit: 100, ...slice });

describe("the list of products", () => {
  it("answers a card's fields, in rupees", async () => {
    const { id } = await givenProduct(db, {
      pricePaise: 45_050,
      originalPricePaise: 60_000,
      specifications: { "Pack size": "100 pieces" },
    });
    const { items: products, total } = await list();
    expect(total).toBe(1);
    expect(products).toMatchObject([
      { _id: id, price: 450.5, originalPrice: 600, packSize: "100 pieces", inStock: true },
    ]);
  });

  it.each([
    [{ stockCount: 0 }, false],
    [{ forSale: false }, false],
    [{ stockCount: 1 }, true],
  ])("calls %j in stock: %s", async (product, inStock) => {
    await givenProduct(db, product);
    expect((await list()).items).toMatchObject([{ inStock }]);
  });

  it("omits removed products, in the count too", async () => {
    await givenProduct(db, { deletedAt: new Date() });
    expect(await list()).toMatchObject({ items: [], total: 0 });
  });

  it.each(PRODUCT_SORTS)("pages by %s without loss or repetition", async (sort) => {
    for (let index = 0; index < 9; index++) {
      const product = await givenProduct(db, {
        name: `Box ${index % 3}`,
        pricePaise: 10_000 + (index % 4) * 100,
      });
      if (index % 2) await givenReview(db, { productId: product.id, rating: 3 + (index % 3) });
    }
    const whole = (await list({ sort })).items.map((product) => product._id);
    const paged: string[] = [];
    for (let cursor: string | null | undefined = undefined; cursor !== null;) {
      const page = await list({ sort, limit: 2, cursor });
      paged.push(...page.items.map((product) => product._id));
      expect(page.total).toBe(9);
      cursor = page.nextCursor;
    }
    expect(paged).toEqual(whole);
    expect(new Set(paged).size).toBe(9);
  });

  it("goes on after the longest name, in whatever script", async () => {
    for (const last of ["अ", "आ"]) await givenProduct(db, { name: "क".repeat(199) + last });
    const { nextCursor } = await list({ limit: 1 });
    const requested = productListQuerySchema.parse({ limit: "1", cursor: nextCursor });
    expect((await listProductRecords(db, requested)).items.map(({ name }) => name.at(-1))).toEqual([
      "आ",
    ]);
  });

  it.each(["", "x", Buffer.from('{"sort":"name"}').toString("base64url")])(
    "refuses the cursor %j",
    async (cursor) => {
      await givenProduct(db);
      const attempt = list({ cursor: cursor || "-" });
      await expect(attempt).rejects.toMatchObject({ code: "invalid_input" });
    },
  );
});

describe("one product", () => {
  it("carries its reviews, newest first, and a rating derived from them", async () => {
    const { id } = await givenProduct(db);
    await givenReview(db, { productId: id, rating: 5, date: new Date("2026-01-02") });
    await givenReview(db, { productId: id, rating: 4, date: new Date("2026-03-04") });
    const product = await findProduct(db, id);
    expect(product).toMatchObject({ rating: 4.5, reviews: 2 });
    expect(product?.productReviews.map((review) => review.date)).toEqual([
      "2026-03-04",
      "2026-01-02",
    ]);
    await db.productReview.deleteMany({ where: { productId: id } });
    expect(await findProduct(db, id)).toMatchObject({ rating: 0, reviews: 0 });
  });

  it("is null for an id that is unknown or no id at all", async () => {
    expect(await findProduct(db, "00000000-0000-7000-8000-000000000000")).toBeNull();
    expect(await findProduct(db, "nonsense")).toBeNull();
  });
});
