import { describe, expect, it } from "vitest";
import { findHeading, repeatedNames } from "@/lib/base/tables/heading";
import type { TableOptions } from "@/lib/base/tables/table";
import { readTable } from "./read-table";

const OPTIONS: TableOptions = { owner: "owner", most: { rows: 100, columns: 20 } };

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, mark = "\uFEFF") => Buffer.from(mark + text, "utf16le");

async function texts(bytes: Uint8Array, options: Partial<TableOptions> = {}) {
  const { table, problem } = await readTable(bytes, { ...OPTIONS, ...options });
  return problem ?? table.rows.map(({ cells }) => cells.map(({ text }) => text));
}

const READ = [
  ["name", "price"],
  ["Bäg", "4"],
];

describe("CSV", () => {
  it.each<[string, Uint8Array]>([
    ["UTF-8", utf8("name,price\nBäg,4")],
    ["UTF-8 with a mark", utf8("\uFEFFname,price\r\nBäg,4\r\n")],
    ["UTF-16 with a mark", utf16("name\tprice\r\nBäg\t4\r\n")],
    ["UTF-16 the other way round", utf16("name\tprice\r\nBäg\t4\r\n").swap16()],
    ["UTF-16 without a mark", utf16("name\tprice\r\nBäg\t4\r\n", "")],
    ["Windows-1252", Buffer.from("name,price\r\nB\xe4g,4", "latin1")],
    ["semicolons", utf8("name;price\nBäg;4")],
    ["bars", utf8("name|price\nBäg|4")],
    ["tabs", utf8("name\tprice\nBäg\t4")],
    ["Excel's line about the separator", utf8("sep=|\r\nname|price\r\nBäg|4")],
    ["the same with a mark", utf8("\uFEFFsep=;\nname;price\nBäg;4")],
    ["all cells quoted", utf8('"name","price"\n"Bäg","4"')],
    ["formulas of text", utf8('="name",="price"\r\n="Bäg","=""4"""')],
    ["lone carriage returns", utf8("name,price\rBäg,4\r")],
    ["a decomposed letter", utf8("name,price\nBa\u0308g,4")],
  ])("is read in %s", async (_how, bytes) => {
    expect(await texts(bytes)).toEqual(READ);
  });

  it("finds the separator by names that are known, else by rows of one width", async () => {
    const knows = (names: readonly string[]) => names.filter((name) => name === "Ware").length;
    expect(await texts(utf8("Ware;a,b,c,d\nBox;1,2,3,4"), { knows })).toMatchObject([
      ["Ware", "a,b,c,d"],
      ["Box", "1,2,3,4"],
    ]);
    expect(
      await texts(utf8("Shop, Kanpur\n\nDate|Text|In\n1|Paid, thanks|5\n2|x|6")),
    ).toMatchObject([
      ["Shop, Kanpur"],
      ["Date", "Text", "In"],
      ["1", "Paid, thanks", "5"],
      ["2", "x", "6"],
    ]);
  });

  it("leaves formulas inside quoted texts alone, and reads separators in those outside", async () => {
    const file = 'a,b,c\r\n"x,=""1"",y",="1,122.00",="say ""no"""\r\n';
    expect(await texts(utf8(file))).toEqual([
      ["a", "b", "c"],
      ['x,="1",y', "1,122.00", 'say "no"'],
    ]);
  });

  it.each([
    ["closed", (text: string) => `="1","${text}"`],
    ["left open", (text: string) => `="1","${text}`],
    ["written as a formula", (text: string) => `="${text}"`],
  ])("refuses a text of megabytes that is %s", async (_how, write) => {
    for (const piece of ["aa", '""']) {
      const file = utf8(write(piece.repeat(4 * 1024 * 1024)));
      expect(await texts(file)).toMatchObject({
        message: expect.stringContaining("too long") as string,
      });
    }
  });

  it("numbers rows as a spreadsheet does and leaves empty ones out", async () => {
    const { table } = await readTable(utf8('a,b\n\n"x\ny",2\n,\n3,4\n'), OPTIONS);
    expect(table?.rows.map(({ row }) => row)).toEqual([1, 3, 5]);
  });

  it("takes the apostrophe off a formula, as our own files write it", async () => {
    expect(await texts(utf8("a,b\n'=SUM(A1),'90s\n"))).toEqual([
      ["a", "b"],
      ["=SUM(A1)", "'90s"],
    ]);
  });

  it.each<[string, Uint8Array, number, RegExp]>([
    ["a picture", Buffer.from("\x89PNG\r\n\x1a\n\0\0", "latin1"), 1, /neither Excel/],
    ["a NUL", utf8("name\nBo\0x"), 1, /neither Excel/],
    [
      "damaged UTF-8",
      Buffer.concat([utf8("नाम,₹\n"), Buffer.from([0xe9, 0x20])]),
      1,
      /neither Excel/,
    ],
    ["half a character of UTF-16", utf16("name").subarray(0, 9), 1, /neither Excel/],
    ["a web page", utf8("<html><table><tr><td>Date"), 1, /web page/],
    ["an open quotation mark", utf8('name\nBox\n"Bag\nCup'), 3, /quotation mark/],
    ["a cell without end", utf8(`name\n"${"a".repeat(600_000)}"`), 2, /too long/],
    ["millions of empty cells", utf8(`${",".repeat(400_000)}\n`.repeat(12)), 1, /far more columns/],
  ])("is refused with %s", async (_what, bytes, row, message) => {
    const found = await texts(bytes);
    expect(found).toEqual({ row, message: expect.stringMatching(message) as string });
  });

  it("is no problem when it is empty", async () => {
    expect(await texts(utf8(""))).toEqual([]);
  });
});

describe("a heading", () => {
  it("is the row with most known names, below what programs write above it", async () => {
    const { table } = await readTable(
      utf8("Shop,,\nPlot 42,,\n,,\nItem, Rate ,HSN\nBox,4,5\n"),
      OPTIONS,
    );
    const knows = (names: readonly string[]) => names.filter((name) => name === "Rate").length;
    expect(table && findHeading(table, knows)).toMatchObject({
      row: 4,
      names: ["Item", "Rate", "HSN"],
      rows: [{ row: 5 }],
    });
  });

  it("has no name twice, whatever its case and spaces", () => {
    expect(repeatedNames(["sku", "Rate", "", "", "rate ", "RATE"])).toEqual([
      {
        name: "Rate",
        message: "Columns B, E and F are all named “Rate”. Rename or delete all but one.",
      },
    ]);
    expect(repeatedNames(["sku", "Rate"])).toEqual([]);
  });
});
