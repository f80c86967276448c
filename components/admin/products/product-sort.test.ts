import { describe, expect, it } from "vitest";
import { sortAddress, sortingBy } from "./product-sort";

describe("the sort order of the product list", () => {
  it("marks only the sorted column", () => {
    const address = { show: () => undefined };
    expect(sortingBy("price", "price-desc", address).direction).toBe("desc");
    expect(sortingBy("name", "price-desc", address).direction).toBeUndefined();
  });

  it("is in the URL, except for the default", () => {
    const shown: unknown[] = [];
    const address = { show: (changes: unknown) => shown.push(changes) };
    sortingBy("stock", "name-asc", address).onSort("desc");
    sortingBy("name", "stock-desc", address).onSort("asc");
    expect(shown).toEqual([{ sort: "stock-desc" }, { sort: undefined }]);
    expect(sortAddress("name-desc")).toBe("name-desc");
  });
});
