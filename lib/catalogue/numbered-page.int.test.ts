import { expect, it } from "vitest";
import { PRODUCT_SORTS } from "@/lib/base/product-sort";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct } from "@/e2e/steps/factories";
import { listNumberedPage, listProducts } from "./queries";

const { db } = testDatabase();

it("shows every entry once over its pages, in the order of the list", async () => {
  for (let n = 0; n < 11; n += 1) {
    // Some products have equal sort keys, so that the ids decide their order.
    const alike = { name: `Box ${n >> 1}`, pricePaise: 100 + (n >> 2), rating: n % 3 };
    await givenProduct(db, { ...alike, category: n % 4 === 0 ? "Mailers" : "Boxes" });
  }
  for (const filter of [{}, { category: "Boxes" as const }]) {
    for (const sort of PRODUCT_SORTS) {
      const whole = await listProducts(db, { ...filter, sort, limit: 100 });
      const pages = [1, 2, 3, 4, 5, 6, 7];
      const read = await Promise.all(
        pages.map((page) => listNumberedPage(db, { ...filter, sort, page, pageSize: 2 })),
      );
      expect(read.flatMap(({ items }) => items)).toEqual(whole.items);
      expect(new Set(read.map(({ total }) => total))).toEqual(new Set([whole.total]));
    }
  }
});
