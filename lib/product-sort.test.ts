import { describe, expect, it } from "vitest";
import { PRODUCT_SORT_LABELS, PRODUCT_SORTS, sortFrom } from "./product-sort";

describe("sorts", () => {
  it("carry their labels", () => {
    expect(PRODUCT_SORTS.map((sort) => PRODUCT_SORT_LABELS[sort])).toEqual([
      "Name",
      "Price low to high",
      "Price high to low",
      "Rating",
    ]);
  });

  it("are read from an address, and nothing else is", () => {
    expect(PRODUCT_SORTS.map(sortFrom)).toEqual([...PRODUCT_SORTS]);
    expect(["", "price", "NAME", undefined].map(sortFrom)).toEqual(Array(4).fill(undefined));
  });
});
