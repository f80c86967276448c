import { expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct } from "@/e2e/steps/factories";
import { LOW_STOCK, STOCK_STATES } from "../low-stock";

const { db } = testDatabase();

it.each([
  [{ stockCount: LOW_STOCK + 1 }, "in-stock"],
  [{ stockCount: LOW_STOCK }, "low"],
  [{ stockCount: 1 }, "low"],
  [{ stockCount: 0 }, "out-of-stock"],
  [{ stockCount: 500, lowStockAt: 500 }, "low"],
  [{ stockCount: 501, lowStockAt: 500 }, "in-stock"],
  [{ stockCount: 1, lowStockAt: 0 }, "in-stock"],
  [{ stockCount: 0, lowStockAt: 0 }, "out-of-stock"],
  [{ stockCount: 0, supply: "to_order" as const, leadDays: 5 }, "to-order"],
  [{ stockCount: 0, forSale: false }, "off"],
  [{ stockCount: 0, forSale: false, draft: true }, "draft"],
])("a product with %j is %s", async (product, state) => {
  expect(STOCK_STATES).toContain(state);
  expect(await givenProduct(db, product)).toMatchObject({ stockState: state });
});
