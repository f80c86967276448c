import { describe, expect, it } from "vitest";
import {
  directionOf,
  isFiltered,
  productListState,
  productQuery,
  sortAddress,
} from "./product-list-state";

const state = (text: string) => productListState(new URLSearchParams(text));

describe("what the address asks of the list of products", () => {
  it("reads search, filters and order", () => {
    const asked = state("q=+kraft+&category=cups-lids&status=low&sort=stock-desc");
    expect(asked).toEqual({
      q: "kraft",
      category: "Cups & Lids",
      status: "low",
      sort: "stock-desc",
    });
    expect(isFiltered(asked)).toBe(true);
    expect(productQuery(asked, "abc")).toEqual({
      limit: "25",
      sort: "stock-desc",
      q: "kraft",
      category: "Cups & Lids",
      status: "low",
      cursor: "abc",
    });
  });

  it("leaves out what no list knows", () => {
    const asked = state("category=Socks&status=sold&sort=colour");
    expect(isFiltered(asked)).toBe(false);
    expect(productQuery(asked, undefined)).toEqual({ limit: "25", sort: "name-asc" });
  });

  it("tells by which column the list runs, and keeps the first order out of the address", () => {
    expect(directionOf("price-desc", "price")).toBe("desc");
    expect(directionOf("price-desc", "name")).toBeUndefined();
    expect(sortAddress("name", "asc")).toBeUndefined();
    expect(sortAddress("name", "desc")).toBe("name-desc");
  });
});
