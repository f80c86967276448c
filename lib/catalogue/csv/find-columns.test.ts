import { describe, expect, it } from "vitest";
import { CSV_COLUMNS, type ProductColumn } from "./columns";
import { findDoubts, findPlaces, type ChosenColumns } from "./find-columns";
import { parseCatalogue } from "./parse-file";
import { cellReader } from "./read-cells";

describe("the columns of a file", () => {
  it("are recognised in our own export", () => {
    const places = findPlaces(CSV_COLUMNS);
    expect(Object.entries(places)).toEqual(CSV_COLUMNS.map((column, index) => [column, index]));
  });

  it("are recognised in Tally's item master", () => {
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

  it("follow the owner's choice, or are left out", () => {
    const names = ["Item", "Trade price", "Rate", "Group"];
    expect(findPlaces(names, { price: "trade price ", category: "" })).toEqual({
      name: 0,
      price: 1,
    });
    expect(findPlaces(names, { price: "No such column" })).toEqual({ name: 0, category: 3 });
    expect(findPlaces(names, { name: "Group" })).toEqual({ name: 3, price: 2 });
  });

  it("are ambiguous when two names of other programs match", () => {
    const names = ["name", "Opening Quantity", "Closing Quantity", "Rate"];
    expect(findDoubts(names)).toEqual([
      { column: "stockCount", found: ["Opening Quantity", "Closing Quantity"] },
    ]);
    expect(findDoubts(names, { stockCount: "Closing Quantity" })).toEqual([]);
    expect(findDoubts(["Price", "Rate"])).toEqual([]);
  });
});

const parse = (lines: readonly string[], columns: ChosenColumns = {}) =>
  parseCatalogue(new TextEncoder().encode(lines.join("\n")), "owner", { columns });

/** Reads the first row of a file by the readers of its columns. */
async function readRow(lines: readonly string[]) {
  const { rows, decimalComma, errors } = await parse(lines);
  expect(errors).toEqual([]);
  const read = Object.entries(rows[0]?.cells ?? {}).map(([column, cell]) =>
    cellReader(column as ProductColumn, decimalComma).parse(cell),
  );
  return Object.assign({}, ...read) as object;
}

describe("a heading with a unit", () => {
  it.each([
    ["Weight (kg)", "8.2", { packedWeight: 8_200 }],
    ["packedWeight (kg)", "8", { packedWeight: 8_000 }],
    ["Gross weight [g]", "750", { packedWeight: 750 }],
    ["Weight (kg)", "500 g", { packedWeight: 500 }],
    ["Carton (cm)", "60 x 40 x 35", { carton: { length: 600, width: 400, height: 350 } }],
    ["Flat size (cm)", "30.6 x 20", { dieline: { width: 306, height: 200 } }],
    ["Rate (Rs. per pack)", "2500/-", { pricePaise: 250_000 }],
    ["MRP in ₹", "450", { originalPricePaise: 45_000 }],
    ["Closing Qty (Nos)", "120", { stockCount: 120 }],
    ["Lead time (days)", "5", { leadDays: 5 }],
    ["Recycled (%)", "80", { recycledPercent: 80 }],
  ])("%s is read in it", async (heading, cell, value) => {
    expect(await readRow([`name,${heading}`, `Box,${cell}`])).toEqual({ name: "Box", ...value });
  });

  it("that the column does not read is left out, and refused when it is chosen", async () => {
    const lines = ["name,Weight (lb),Rate (USD)", "Box,8,5"];
    const left = await parse(lines);
    expect(left).toMatchObject({ errors: [], columns: { name: "name" } });
    const chosen = await parse(lines, { packedWeight: "Weight (lb)", price: "Rate (USD)" });
    expect(chosen.errors.map(({ message }) => message)).toEqual([
      "“Rate (USD)” is in USD, and this column in ₹ per pack. Convert the numbers and rename the column.",
      "“Weight (lb)” is in lb, and this column in g. Convert the numbers and rename the column.",
    ]);
  });

  it("is ambiguous next to another of the same column", async () => {
    const { errors, names } = await parse(["name,Price,Price (₹)", "Box,4,5"]);
    expect(errors[0]?.message).toContain("“Price” and “Price (₹)” can each be price");
    expect(names).toHaveLength(3);
    const two = await parse(["name,Weight (kg),Weight (g)", "Box,4,5"]);
    expect(two.errors[0]?.message).toContain("“Weight (kg)” and “Weight (g)”");
  });
});
