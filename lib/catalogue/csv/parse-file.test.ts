import { describe, expect, it } from "vitest";
import { parseCatalogue } from "./parse-file";

const bytes = (text: string) => new TextEncoder().encode(text);
const parsed = (text: string) => parseCatalogue(bytes(text));

describe("the catalogue's file", () => {
  it.each<[string, string]>([
    ["as this shop writes it", "\uFEFFid,name\r\n1,Box\r\n"],
    ["with plain line ends and no mark", "id,name\n1,Box"],
    ["with semicolons, as European spreadsheets write it", "id;name\r\n1;Box\r\n"],
    ["with tabs", "id\tname\n1\tBox\n"],
    ["with Excel's line about the separator", "sep=;\r\nid;name\r\n1;Box\r\n"],
    ["with names in another dress", '"ID",Name\n1,Box\n'],
    ["with empty cells at the end of each row", "id,name,,\n1,Box,,\n"],
  ])("is read %s", (_how, text) => {
    expect(parsed(text)).toMatchObject({
      errors: [],
      rows: [{ row: 2, cells: { id: "1", name: "Box" } }],
    });
  });

  it("keeps quotes, commas and line breaks of a cell, and counts rows as a spreadsheet does", () => {
    const { rows } = parsed('name,description\n"A ""big"" box, flat","one\r\ntwo"\n\nBag,three\n');
    expect(rows).toEqual([
      { row: 2, cells: { name: 'A "big" box, flat', description: "one\ntwo" } },
      { row: 4, cells: { name: "Bag", description: "three" } },
    ]);
  });

  it("knows a decimal comma by the semicolons", () => {
    expect(parsed("name;price\nBox;4,50").decimalComma).toBe(true);
    expect(parsed("name,price\nBox,4.50").decimalComma).toBe(false);
  });

  it.each<[string, string, number, RegExp]>([
    ["nothing at all", "", 1, /first row has to name the columns/],
    ["no names of columns", "Box,12\nBag,13", 1, /first row has to name the columns/],
    ["a column twice", "name,Name\nBox,Bag", 1, /appears twice/],
    ["more cells than names", "name\nBox,12", 2, /more cells than/],
    ["an open quotation mark", 'name\nBox\n"Bag\nCup', 3, /quotation mark/],
    ["more rows than are taken", `name\n${"Box\n".repeat(5_001)}`, 5_002, /more than 5000/],
  ])("is refused with %s", (_what, text, row, message) => {
    expect(parsed(text).errors).toEqual([
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
    ["a cell without end", `name\n"${"a".repeat(600_000)}"`, 2, /too long for/],
  ])("is not held up by %s", (_what, text, row, message) => {
    expect(parsed(text)).toMatchObject({
      rows: [],
      errors: [{ row, column: "", message: expect.stringMatching(message) as string }],
    });
  });

  it("leaves out a column that nobody knows, and says how the file calls its columns", () => {
    const { rows, names, columns, errors } = parsed("Item,Colour\nBox,red");
    expect({ rows, names, columns, errors }).toEqual({
      rows: [{ row: 2, cells: { name: "Box" } }],
      names: ["Item", "Colour"],
      columns: { name: "Item" },
      errors: [],
    });
  });

  it("finds the table below what Tally writes above it, and counts rows from the top", () => {
    const text =
      "KLN Packaging,,\nPlot 42,,\n,,\nName of Item,Under,Rate\nKraft box,Boxes,45.00/Nos\n";
    expect(parsed(text)).toMatchObject({
      rows: [{ row: 5, cells: { name: "Kraft box", category: "Boxes", price: "45.00/Nos" } }],
      errors: [],
    });
  });

  it("takes the columns as the owner says, and finds the separator by that", () => {
    const { rows } = parseCatalogue(bytes("Ware;Preis\nBox;4,50"), {
      name: "Ware",
      price: "Preis",
    });
    expect(rows).toEqual([{ row: 2, cells: { name: "Box", price: "4,50" } }]);
  });

  it("passes over the lines of explanation and example", () => {
    const { rows } = parsed("#,name,price\nexplained,What it is called,Rupees\n,Box,4\n");
    expect(rows).toEqual([{ row: 3, cells: { name: "Box", price: "4" } }]);
  });

  it("takes as many rows as may be", () => {
    expect(parsed(`name\n${"Box\n".repeat(5_000)}`)).toMatchObject({ errors: [] });
  });

  it("does not take apart millions of empty cells", () => {
    const wide = `${",".repeat(400_000)}\n`.repeat(12);
    expect(parsed(`name,price\nBox,4\n${wide}`)).toMatchObject({
      rows: [],
      errors: [{ row: 1, message: expect.stringContaining("far more columns") as string }],
    });
  });

  it.each<[string, Uint8Array]>([
    ["another encoding", new Uint8Array([110, 97, 109, 101, 10, 0xe9, 0x20])],
    ["UTF-16", new Uint8Array([0xff, 0xfe, 110, 0, 97, 0])],
    ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0])],
    ["a NUL in a cell", bytes("name\nBo\u0000x")],
  ])("says what to do about %s", (_what, content) => {
    const [error] = parseCatalogue(content).errors;
    expect(error?.message).toContain("CSV UTF-8");
  });
});
