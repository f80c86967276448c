import { describe, expect, it } from "vitest";
import { testDatabase } from "./database";
import {
  givenOrder,
  givenProduct,
  givenPromoCode,
  givenReview,
  givenSetting,
} from "../steps/factories";

const { db } = testDatabase();

describe("the test database", () => {
  it("accepts the factories' rows", async () => {
    const product = await givenProduct(db);
    await givenReview(db, { productId: product.id, rating: 4 });
    await givenPromoCode(db);
    await givenSetting(db, "siteName", "Test Shop");
    const order = await givenOrder(db);
    expect(order.lines).toHaveLength(1);
    expect(await db.product.findFirst()).toMatchObject({ rating: 4, reviewCount: 1 });
  });

  it("reverses results without an ORDER BY", async () => {
    for (const sku of ["A", "B"]) await givenProduct(db, { sku });
    const select = { sku: true } as const;
    const free = [
      await db.product.findMany({ select }),
      await db.$transaction((tx) => tx.product.findMany({ select })),
      await db.$queryRaw`SELECT sku FROM products`,
    ];
    expect(free).toEqual(free.map(() => [{ sku: "B" }, { sku: "A" }]));
    const requested = await db.product.findMany({ select, orderBy: { sku: "asc" } });
    expect(requested).toEqual([{ sku: "A" }, { sku: "B" }]);
  });

  it("is reset before the next test, except for rows of migrations", async () => {
    expect(await db.product.count()).toBe(0);
    expect(await db.setting.count()).toBe(0);
    const codes = await db.promoCode.findMany({ orderBy: { percent: "asc" } });
    expect(codes.map(({ code, percent }) => [code, percent])).toEqual([
      ["SAVE10", 10],
      ["WELCOME15", 15],
      ["BULK20", 20],
    ]);
  });
});
