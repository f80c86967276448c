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
  expect(stockLine({ ...product, dispatchDays: null }, "3-5 business days")).toEqual({
    state,
    text,
  });
});

it("says nothing of the time where the shop does not", () => {
  expect(stockLine({ inStock: true, stockCount: 20, dispatchDays: null }, "").text).toBe(
    "In stock: 20 packs",
  );
});

it.each([
  [0, "In stock: 20 packs, ready to ship the same day"],
  [1, "In stock: 20 packs, ready to ship in 1 business day"],
  [12, "In stock: 20 packs, ready to ship in 12 business days"],
])("says the product's own lead time of %i days instead", (dispatchDays, text) => {
  expect(stockLine({ inStock: true, stockCount: 20, dispatchDays }, "3-5 days").text).toBe(text);
});
