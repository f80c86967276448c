import { describe, expect, it } from "vitest";
import {
  NO_LIST,
  cachedListFrom,
  cachedListRewrites,
  inCategory,
  listAddressFrom,
} from "./list-address";

describe("listAddressFrom", () => {
  it("is the first page by name without parameters", () => {
    expect(listAddressFrom({})).toEqual({ sort: "name", page: 1 });
  });

  it("reads every parameter", () => {
    const query = { q: " tape ", category: "cups-lids", sort: "price-desc", page: "3" };
    expect(listAddressFrom(query)).toEqual({
      q: "tape",
      category: "cups-lids",
      sort: "price-desc",
      page: 3,
    });
  });

  it("sorts search results by relevance by default", () => {
    expect(listAddressFrom({ q: "tape" })?.sort).toBe("relevance");
    expect(listAddressFrom({ q: "tape", sort: "relevance" })?.sort).toBe("relevance");
    expect(listAddressFrom({ q: "tape", sort: "name" })?.sort).toBe("name");
  });

  it("treats empty parameters, as a form without scripts sends them, as absent", () => {
    expect(listAddressFrom({ q: "", category: "", sort: "", page: "" })).toEqual({
      sort: "name",
      page: 1,
    });
  });

  it("reads a category by its full name and the last of several values", () => {
    expect(listAddressFrom({ category: ["boxes", "Paper Bags"] })?.category).toBe("paper-bags");
  });

  it("drops text that no database can search for", () => {
    expect(listAddressFrom({ q: "\0 ta\0pe" })?.q).toBe("tape");
    expect(listAddressFrom({ q: "\0" })).toEqual({ sort: "name", page: 1 });
  });

  it("cuts a search at 100 characters", () => {
    expect(listAddressFrom({ q: "x".repeat(500) })?.q).toHaveLength(100);
  });

  it.each([
    { category: "&" },
    { sort: "newest" },
    { sort: "relevance" },
    { page: "0" },
    { page: "-1" },
    { page: "1.5" },
    { page: "two" },
    { page: "10000" },
  ])("refuses %o", (query) => {
    expect(listAddressFrom(query)).toBeNull();
  });
});

describe("cachedListFrom", () => {
  it("reads a rewritten path", () => {
    expect(cachedListFrom({ category: "all", sort: "name", page: "1" })).toEqual({
      sort: "name",
      page: 1,
    });
    expect(cachedListFrom({ category: "boxes", sort: "rating", page: "12" })).toEqual({
      category: "boxes",
      sort: "rating",
      page: 12,
    });
  });

  it("refuses the placeholder that a build renders", () => {
    expect(cachedListFrom(NO_LIST)).toBeNull();
  });
});

describe("cachedListRewrites", () => {
  const rewrites = cachedListRewrites();

  it("covers each set of parameters once and never a search", () => {
    const sets = rewrites.map(({ has }) => has.map(({ key }) => key).join());
    expect(new Set(sets.slice(0, 8)).size).toBe(8);
    expect(rewrites.every(({ missing }) => missing.some(({ key }) => key === "q"))).toBe(true);
  });

  it("fills in defaults", () => {
    expect(rewrites[0]?.destination).toBe("/:language/catalogue/all/name/1");
    expect(rewrites[1]?.destination).toBe("/:language/catalogue/:category/name/1");
    expect(rewrites[7]?.destination).toBe("/:language/catalogue/:category/:sort/:page");
  });

  it("leads everything else but a search to the kept 404", () => {
    expect(rewrites[8]?.has).toEqual([]);
    expect(rewrites[8]?.missing).toContainEqual({ type: "query", key: "q" });
    expect(rewrites[8]?.missing).toContainEqual({ type: "query", key: "material" });
    expect(rewrites[8]?.destination).toBe("/:language/catalogue/-/-/-");
  });

  it("matches the slugs that links carry", () => {
    const category = new RegExp(`^${rewrites[1]?.has[0]?.value}$`);
    expect(category.test("cups-lids")).toBe(true);
    expect(category.test("cups--lids")).toBe(false);
  });
});

describe("inCategory", () => {
  const shelves = [{ slug: "cups-lids", name: "Cups & Lids" }];

  it("reads the category of a URL, and detects an unknown one", () => {
    const list = { sort: "name", page: 1 } as const;
    expect(inCategory({ ...list, category: "cups-lids" }, shelves)).toEqual({
      list: { ...list, category: "Cups & Lids" },
      shelf: shelves[0],
    });
    expect(inCategory(list, shelves)).toEqual({ list, shelf: undefined });
    expect(inCategory({ ...list, category: "shoes" }, shelves)).toBeNull();
  });
});
