import { describe, expect, it } from "vitest";
import { writeXlsx } from "@/e2e/support/workbook";
import type { ChosenColumns } from "./find-columns";
import { parseCatalogue } from "./parse-file";

const bytes = (text: string) => new TextEncoder().encode(text);

/** The file with its cells as texts. */
async function parsed(file: string | Uint8Array, columns: ChosenColumns = {}) {
  const { rows, ...rest } = await parseCatalogue(
    typeof file === "string" ? bytes(file) : file,
    "owner",
    { columns },
  );
  const texts = rows.map(({ row, cells }) => ({
    row,
    cells: Object.fromEntries(Object.entries(cells).map(([column, { text }]) => [column, text])),
  }));
  return { ...rest, rows: texts };
}

describe("the catalogue's file", () => {
  it.each<[string, string]>([
    ["as this shop writes it", "\uFEFFid,name\r\n1,Box\r\n"],
    ["with plain line ends and no mark", "id,name\n1,Box"],
    ["with semicolons, as European spreadsheets write it", "id;name\r\n1;Box\r\n"],
    ["with tabs", "id\tname\n1\tBox\n"],
    ["with Excel's line about the separator", "sep=;\r\nid;name\r\n1;Box\r\n"],
    ["with names in another dress", '"ID",Name\n1,Box\n'],
    ["with empty cells at the end of each row", "id,name,,\n1,Box,,\n"],
  ])("is read %s", async (_how, text) => {
    expect(await parsed(text)).toMatchObject({
      errors: [],
      rows: [{ row: 2, cells: { id: "1", name: "Box" } }],
    });
  });

  it("keeps quotes, commas and line breaks of a cell, and counts rows like a spreadsheet", async () => {
    const { rows } = await parsed(
      'name,description\n"A ""big"" box, flat","one\r\ntwo"\n\nBag,three\n',
    );
    expect(rows).toEqual([
      { row: 2, cells: { name: 'A "big" box, flat', description: "one\ntwo" } },
      { row: 4, cells: { name: "Bag", description: "three" } },
    ]);
  });

  it("detects a decimal comma by the semicolons", async () => {
    expect((await parsed("name;price\nBox;4,50")).decimalComma).toBe(true);
    expect((await parsed("name,price\nBox,4.50")).decimalComma).toBe(false);
  });

  it.each<[string, string, number, RegExp]>([
    ["nothing at all", "", 1, /first row has to name the columns/],
    ["no names of columns", "Box,12\nBag,13", 1, /first row has to name the columns/],
    ["a column twice", "name,Name\nBox,Bag", 1, /A and B are both named “name”/],
    ["another program's column twice", "sku,Rate,Rate\nFP-104,2500,2600", 1, /B and C are both/],
    ["a company's price list", "product,sku,from,price\nx,FP-104,1,9", 1, /company's price list/],
    ["freight rates", "way,pins,perKg,least,askAbove\ncourier,,1,2,3", 1, /freight rates/],
    ["an export of orders", "Order ID,Status\nKLN-1,Pending", 1, /export of orders/],
    [
      "two columns that can each be one",
      "name,MRP,List Price\nBox,1,2",
      1,
      /each be originalPrice/,
    ],
    ["more cells than names", "name\nBox,12", 2, /more cells than/],
    ["an open quotation mark", 'name\nBox\n"Bag\nCup', 3, /quotation mark/],
    ["more rows than are taken", `name\n${"Box\n".repeat(20_001)}`, 20_002, /more than 20,000/],
  ])("is refused with %s", async (_what, text, row, message) => {
    expect((await parsed(text)).errors).toEqual([
      {
        row,
        column: expect.any(String) as string,
        message: expect.stringMatching(message) as string,
      },
    ]);
  });

  it.each<[string, string, number, RegExp]>([
    [
      "more names of columns than any table has",
      `${"x,".repeat(40_000)}${"id,".repeat(40_000)}`,
      1,
      /names 80000 columns/,
    ],
    ["a cell without end", `name\n"${"a".repeat(600_000)}"`, 2, /too long/],
  ])("is not held up by %s", async (_what, text, row, message) => {
    expect(await parsed(text)).toMatchObject({
      rows: [],
      errors: [{ row, column: "", message: expect.stringMatching(message) as string }],
    });
  });

  it("skips an unknown column, and lists the file's headings", async () => {
    const { rows, names, columns, errors } = await parsed("Item,Colour\nBox,red");
    expect({ rows, names, columns, errors }).toEqual({
      rows: [{ row: 2, cells: { name: "Box" } }],
      names: ["Item", "Colour"],
      columns: { name: "Item" },
      errors: [],
    });
  });

  it("finds the table below Tally's title rows, and counts rows from the top", async () => {
    const text =
      "KLN Packaging,,\nPlot 42,,\n,,\nName of Item,Under,Rate\nKraft box,Boxes,45.00/Nos\n";
    expect(await parsed(text)).toMatchObject({
      rows: [{ row: 5, cells: { name: "Kraft box", category: "Boxes", price: "45.00/Nos" } }],
      errors: [],
    });
  });

  it("uses the owner's choice of columns, and finds the separator by it", async () => {
    const { rows } = await parsed("Ware;Preis\nBox;4,50", {
      name: "Ware",
      price: "Preis",
    });
    expect(rows).toEqual([{ row: 2, cells: { name: "Box", price: "4,50" } }]);
  });

  it("skips the lines of explanation and example", async () => {
    const { rows } = await parsed("#,name,price\nexplained,What it is called,Rupees\n,Box,4\n");
    expect(rows).toEqual([{ row: 3, cells: { name: "Box", price: "4" } }]);
  });

  it("accepts up to the maximum rows", async () => {
    expect(await parsed(`name\n${"Box\n".repeat(20_000)}`)).toMatchObject({ errors: [] });
  });

  it("does not take apart millions of empty cells", async () => {
    const wide = `${",".repeat(400_000)}\n`.repeat(12);
    expect(await parsed(`name,price\nBox,4\n${wide}`)).toMatchObject({
      rows: [],
      errors: [{ row: 1, message: expect.stringContaining("far more columns") as string }],
    });
  });

  it.each<[string, Uint8Array]>([
    ["half a character of UTF-16", new Uint8Array([0xff, 0xfe, 110, 0, 97])],
    ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0])],
    ["a NUL in a cell", bytes("name\nBo\u0000x")],
  ])("names the remedy for %s", async (_what, content) => {
    const [error] = (await parsed(content)).errors;
    expect(error?.message).toContain("CSV UTF-8");
  });

  it("is read from Excel, whatever its name, with numbers as numbers", async () => {
    const file = await writeXlsx([
      ["sku", "price", "stockCount", "recycledPercent", "inStock", "packedWeight"],
      [1296, 449.5, 1_000, { value: 0.8, format: "0%" }, true, { value: 8, format: '0" kg"' }],
    ]);
    expect(await parsed(file)).toMatchObject({
      errors: [],
      rows: [
        {
          row: 2,
          cells: {
            sku: "1296",
            price: "449.5",
            stockCount: "1000",
            recycledPercent: "80%",
            inStock: "true",
            packedWeight: "8 kg",
          },
        },
      ],
    });
  });
});
