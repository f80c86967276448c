import { expect, it } from "vitest";
import { limitText, ruleText, getMaxQuantity } from "./quantity-limits";

it.each([
  [1, 1, undefined],
  [10, 1, "The smallest order is 10 packs."],
  [1, 12, "Sold in multiples of 12 packs."],
  [20, 12, "Sold in multiples of 12 packs, from 24 packs."],
])("names a minimum of %i in multiples of %i", (minQuantity, packMultiple, text) => {
  expect(ruleText({ minQuantity, packMultiple })).toBe(text);
});

it.each([
  [274, "Only 274 packs in stock."],
  [1, "Only 1 pack in stock."],
  [10_000, "One order holds at most 10,000 packs of a product."],
  [1_24_500, "One order holds at most 10,000 packs of a product."],
])("of %i in stock says %s", (stock, text) => {
  expect(limitText(getMaxQuantity(stock))).toBe(text);
});
