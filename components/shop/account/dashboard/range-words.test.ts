import { expect, it } from "vitest";
import { rangeText } from "./range-words";

it.each([
  [1, 1, 1, "Showing 1 order"],
  [1, 20, 53, "Showing 1–20 of 53 orders"],
  [3, 13, 53, "Showing 41–53 of 53 orders"],
])("page %i, %i shown of %i: %s", (page, shown, total, words) => {
  expect(rangeText({ page, pageSize: 20, shown, total })).toBe(words);
});
