import { expect, it } from "vitest";
import { limitText } from "./limit-text";
import { mostOf } from "./limits";

it.each([
  [274, "Only 274 packs in stock."],
  [1, "Only 1 pack in stock."],
  [10_000, "One order holds at most 10,000 packs of a product."],
  [1_24_500, "One order holds at most 10,000 packs of a product."],
])("of %i in stock says %s", (stock, text) => {
  expect(limitText(mostOf(stock))).toBe(text);
});
