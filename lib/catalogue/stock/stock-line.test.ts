import { expect, it } from "vitest";
import { stockLine } from "./stock-line";

it.each([
  [
    { inStock: true, supply: "stock", stockCount: 1_24_500 },
    "plenty",
    "In stock: 1,24,500 packs, ready to ship in 3-5 business days",
  ],
  [
    { inStock: true, supply: "stock", stockCount: 20 },
    "plenty",
    "In stock: 20 packs, ready to ship in 3-5 business days",
  ],
  [
    { inStock: true, supply: "stock", stockCount: 19 },
    "few",
    "Only 19 packs left, ready to ship in 3-5 business days",
  ],
  [
    { inStock: true, supply: "stock", stockCount: 1 },
    "few",
    "Only 1 pack left, ready to ship in 3-5 business days",
  ],
  [{ inStock: false, supply: "stock", stockCount: 0 }, "none", "Out of stock"],
  [{ inStock: false, supply: "stock", stockCount: 12 }, "none", "Out of stock"],
] as const)("of %o", (product, state, text) => {
  expect(stockLine({ ...product, leadDays: null }, "3-5 business days")).toEqual({
    state,
    text,
  });
});

it("omits the lead time when the shop has none", () => {
  expect(
    stockLine({ inStock: true, supply: "stock", stockCount: 20, leadDays: null }, "").text,
  ).toBe("In stock: 20 packs");
});

it.each([
  [0, "In stock: 20 packs, ready to ship the same day"],
  [1, "In stock: 20 packs, ready to ship in 1 business day"],
  [12, "In stock: 20 packs, ready to ship in 12 business days"],
])("shows the product's own lead time of %i days instead", (leadDays, text) => {
  expect(
    stockLine({ inStock: true, supply: "stock", stockCount: 20, leadDays }, "3-5 days").text,
  ).toBe(text);
});

it("shows when a made-to-order product leaves, whatever its stock", () => {
  const made = { inStock: true, supply: "to_order", stockCount: 0 } as const;
  expect(stockLine({ ...made, leadDays: 12 }, "3-5 days")).toEqual({
    state: "plenty",
    text: "Made to order: leaves in 12 working days",
  });
  expect(stockLine({ ...made, inStock: false, leadDays: 12 }, "").state).toBe("none");
});
