import { describe, expect, it } from "vitest";
import { CSV_COLUMNS } from "./columns";
import { findDoubts, findPlaces } from "./find-columns";

describe("the columns of a file", () => {
  it("are those of our own export by their names", () => {
    const places = findPlaces(CSV_COLUMNS);
    expect(Object.entries(places)).toEqual(CSV_COLUMNS.map((column, index) => [column, index]));
  });

  it("are Tally's by the names of its item master", () => {
    const names = [
      "Name of Item",
      "Under",
      "Units",
      "Opening Quantity",
      "Rate",
      "HSN/SAC",
      "GST Rate",
    ];
    expect(findPlaces(names)).toEqual({
      name: 0,
      category: 1,
      stockCount: 3,
      price: 4,
      hsnCode: 5,
    });
  });

  it("are ours before they are anybody else's, and each is one", () => {
    expect(findPlaces(["Rate", "Price", "MRP"])).toEqual({ price: 1, originalPrice: 2 });
    expect(findPlaces(["Quantity", "Opening Quantity"])).toEqual({ stockCount: 1 });
  });

  it("are what the owner says, or left out", () => {
    const names = ["Item", "Trade price", "Rate", "Group"];
    expect(findPlaces(names, { price: "trade price ", category: "" })).toEqual({
      name: 0,
      price: 1,
    });
    expect(findPlaces(names, { price: "No such column" })).toEqual({ name: 0, category: 3 });
    expect(findPlaces(names, { name: "Group" })).toEqual({ name: 3, price: 2 });
  });

  it("are in doubt where two names of other programs can each be one", () => {
    const names = ["name", "Opening Quantity", "Closing Quantity", "Rate"];
    expect(findDoubts(names)).toEqual([
      { column: "stockCount", found: ["Opening Quantity", "Closing Quantity"] },
    ]);
    expect(findDoubts(names, { stockCount: "Closing Quantity" })).toEqual([]);
    expect(findDoubts(["Price", "Rate"])).toEqual([]);
  });
});
