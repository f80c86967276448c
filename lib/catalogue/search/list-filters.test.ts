import { describe, expect, it } from "vitest";
import { filterLabel, filtersFrom, narrowedTo, toggled, type ListFilter } from "./list-filters";

describe("the filters of an address", () => {
  it("are read in one order, whatever the address has, and told once", () => {
    const query = {
      maxPrice: "900",
      material: ["kraft", " bagasse ", "kraft"],
      size: "to-150",
      food: "yes",
      q: "box",
    };
    expect(filtersFrom(query)).toEqual([
      ["size", "to-150"],
      ["material", "bagasse"],
      ["material", "kraft"],
      ["food", "yes"],
      ["maxPrice", "900"],
    ]);
  });

  it("drop invalid values, such as an empty form field", () => {
    const query = { size: "huge", capacity: "ml", food: "no", inStock: "1", minPrice: "-1" };
    expect(filtersFrom({ ...query, maxPrice: "", material: "\0" })).toEqual([]);
    expect(filtersFrom({ minPrice: "1e3", maxPrice: "12.345" })).toEqual([]);
  });

  it("use the last of two prices, and at most twelve values of one kind", () => {
    expect(filtersFrom({ minPrice: ["1", "2"] })).toEqual([["minPrice", "2"]]);
    const many = Array.from({ length: 40 }, (_, n) => `ml${n}`);
    expect(filtersFrom({ capacity: many })).toHaveLength(12);
  });

  it("become database conditions, prices in paise", () => {
    const filters: ListFilter[] = [
      ["material", "PLA"],
      ["material", "kraft"],
      ["inStock", "true"],
      ["minPrice", "149.5"],
    ];
    expect(narrowedTo(filters)).toEqual({
      facets: { material: ["PLA", "kraft"] },
      inStock: true,
      minPricePaise: 149_50,
      maxPricePaise: undefined,
    });
  });

  it("gain and lose one value, in the same order as read", () => {
    const some: ListFilter[] = [
      ["capacity", "ml250"],
      ["food", "yes"],
    ];
    const more = toggled(some, ["capacity", "ml150"]);
    expect(more).toEqual([["capacity", "ml150"], ...some]);
    expect(toggled(more, ["capacity", "ml150"])).toEqual(some);
  });

  it.each<[ListFilter, string]>([
    [["size", "from-401"], "Over 400 mm"],
    [["capacity", "ml750"], "750 ml"],
    [["capacity", "ml1500"], "1.5 l"],
    [["capacity", "g500"], "500 g"],
    [["material", "corrugated board"], "Corrugated board"],
    [["food", "yes"], "Food-safe"],
    [["inStock", "true"], "In stock"],
    [["minPrice", "100"], "From ₹100"],
    [["maxPrice", "1499.50"], "Up to ₹1,499.50"],
  ])("%j reads %s", (filter, label) => {
    expect(filterLabel(filter)).toBe(label);
  });
});
