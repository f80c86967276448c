import { expect, it } from "vitest";
import { cacheTags, changedTags } from "./cache-tags";

const ID = "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a10";

it("keeps a product under one name, in whatever letters an address has its id", () => {
  expect(cacheTags.product(ID.toUpperCase())).toBe(`product-${ID}`);
  expect(changedTags([ID, ID.toUpperCase()])).toEqual([
    `product-${ID}`,
    cacheTags.stock,
    cacheTags.productList,
  ]);
});
