import { describe, expect, it } from "vitest";
import { productListQuerySchema } from "./schemas";

describe("the query of GET /products", () => {
  it("leaves the sort open and is a hundred long where nothing is said", () => {
    expect(productListQuerySchema.parse({})).toEqual({ limit: 100 });
  });

  it("reads text from an address", () => {
    const query = { q: " box ", category: "cups-lids", sort: "rating", limit: "5" };
    expect(productListQuerySchema.parse(query)).toEqual({
      q: "box",
      category: "cups-lids",
      sort: "rating",
      limit: 5,
    });
  });

  it.each([
    ["category", "x".repeat(61)],
    ["sort", "cheapest"],
    ["limit", "0"],
    ["limit", "501"],
    ["limit", "many"],
    ["limit", "1.5"],
    ["q", "x".repeat(101)],
  ])("refuses %s=%s", (name, value) => {
    const result = productListQuerySchema.safeParse({ [name]: value });
    expect(result.error?.issues.map(({ path }) => path[0])).toEqual([name]);
  });
});
