import { expect, it } from "vitest";
import { stockLine } from "./stock-line";

it.each([
  [
    { inStock: true, stockCount: 1_24_500 },
    "plenty",
    "In stock: 1,24,500 packs, ready to ship in 3-5 business days",
  ],
  [
    { inStock: true, stockCount: 20 },
    "plenty",
    "In stock: 20 packs, ready to ship in 3-5 business days",
  ],
  [
    { inStock: true, stockCount: 19 },
    "few",
    "Only 19 packs left, ready to ship in 3-5 business days",
  ],
  [{ inStock: true, stockCount: 1 }, "few", "Only 1 pack left, ready to ship in 3-5 business days"],
  [{ inStock: false, stockCount: 0 }, "none", "Out of stock"],
  [{ inStock: false, stockCount: 12 }, "none", "Out of stock"],
] as const)("of %o", (product, state, text) => {
  expect(stockLine(product, "3-5 business days")).toEqual({ state, text });
});

it("says nothing of the time where the shop does not", () => {
  expect(stockLine({ inStock: true, stockCount: 20 }, "").text).toBe("In stock: 20 packs");
});
