import { expect, it } from "vitest";
import { changeText } from "./change-text";

const BOX = {
  name: "Box",
  category: "Boxes",
  pricePaise: 125_000,
  originalPricePaise: null,
  forSale: true,
  stockCount: 1_000,
  sku: null,
  draft: false,
};

it.each([
  [{}, ""],
  [{ pricePaise: 119_900 }, "price ₹1,250 → ₹1,199"],
  [
    { pricePaise: 119_950, originalPricePaise: 125_000 },
    "price ₹1,250 → ₹1,199.50, original price none → ₹1,250",
  ],
  [{ sku: "KM-9", draft: true }, "article number none → KM-9, draft no → yes"],
  [{ name: "Carton", forSale: false }, "name Box → Carton, on sale yes → no"],
  [
    { stockCount: 1_24_500, category: "Mailers" },
    "category Boxes → Mailers, stock 1,000 → 1,24,500",
  ],
])("describes %j as %j", (changes, text) => {
  expect(changeText(BOX, { ...BOX, ...changes })).toBe(text);
});
