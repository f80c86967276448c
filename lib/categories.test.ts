import { describe, expect, it } from "vitest";
import { CATEGORIES, categoryFrom, categorySlug } from "./categories";

describe("categories", () => {
  it("are the documented six, in their order", () => {
    expect(CATEGORIES).toEqual([
      "Paper Bags",
      "Food Packaging",
      "Boxes",
      "Cups & Lids",
      "Mailers",
      "Protection",
    ]);
  });

  it("have addresses of their own that need no escaping", () => {
    const slugs = CATEGORIES.map(categorySlug);
    expect(new Set(slugs).size).toBe(CATEGORIES.length);
    expect(slugs.map(encodeURIComponent)).toEqual(slugs);
  });

  it.each(CATEGORIES)("%s is found by its address and by its name", (category) => {
    expect(categoryFrom(categorySlug(category))).toBe(category);
    expect(categoryFrom(category)).toBe(category);
  });

  it.each(["", "all", "boxes ", "constructor", "BOXES"])("there is none called %j", (value) => {
    expect(categoryFrom(value)).toBeUndefined();
  });
});
