import { describe, expect, it } from "vitest";
import { sortAddress, sortingBy } from "./product-sort";

describe("the order of the list of products", () => {
  it("knows the column by which the list runs, and of no other", () => {
    const address = { show: () => undefined };
    expect(sortingBy("price", "price-desc", address).direction).toBe("desc");
    expect(sortingBy("name", "price-desc", address).direction).toBeUndefined();
  });

  it("stands in the address, the list's own in none", () => {
    const shown: unknown[] = [];
    const address = { show: (changes: unknown) => shown.push(changes) };
    sortingBy("stock", "name-asc", address).onSort("desc");
    sortingBy("name", "stock-desc", address).onSort("asc");
    expect(shown).toEqual([{ sort: "stock-desc" }, { sort: undefined }]);
    expect(sortAddress("name-desc")).toBe("name-desc");
  });
});
