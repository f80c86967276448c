import { expect, test } from "vitest";
import { fillProducts } from "@/bench/products";
import { testDatabase } from "../support/database";

const { db, url } = testDatabase();

test("the benchmark catalogue fits the current tables", async () => {
  await fillProducts(url, 60);
  expect(await db.product.count({ where: { forSale: true } })).toBeGreaterThan(0);
  expect(await db.product.count()).toBe(60);
  expect(await db.productReview.count()).toBeGreaterThan(0);
});
