import { expect, it } from "vitest";
import { cardFacts } from "./card-facts";
import type { ProductSummary } from "../schemas";

const PRODUCT: ProductSummary = {
  _id: "0199f0a0-0000-7000-8000-000000000001",
  name: "Kraft mailer",
  category: "Mailers",
  price: 1250,
  originalPrice: null,
  thumbnailImage: "/media/a.webp",
  rating: 0,
  reviews: 0,
  isNew: false,
  inStock: true,
  stockCount: 4,
  packSize: "100 pieces",
  dimensions: "230 × 180 × 140 mm outside (L × W × H)",
  minQuantity: 1,
  packMultiple: 1,
  priceTiers: [],
};

it("shows the price and size of a piece", () => {
  expect(cardFacts(PRODUCT)).toEqual(["₹12.50 a piece", "230 × 180 × 140 mm outside"]);
});

it("counts a piece at the price that the card shows", () => {
  const priceTiers = [{ from: 10, price: 1000 }];
  expect(cardFacts({ ...PRODUCT, priceTiers })[0]).toBe("₹10.00 a piece");
});

it("omits unknown facts", () => {
  expect(cardFacts({ ...PRODUCT, packSize: null, dimensions: null })).toEqual([]);
  expect(cardFacts({ ...PRODUCT, packSize: "1 roll", dimensions: undefined })).toEqual([]);
});
