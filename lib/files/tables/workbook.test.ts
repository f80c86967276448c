import { describe, expect, it } from "vitest";
import { createZip } from "@/e2e/steps/zip";
import { rawXlsx, writeXlsx, type RawSheet } from "@/e2e/support/workbook";
import { findHeading } from "@/lib/base/tables/heading";
import type { TableOptions } from "@/lib/base/tables/table";
import { readTable } from "./read-table";

const OPTIONS: TableOptions = { owner: "owner", most: { rows: 100, columns: 20 } };

const read = async (bytes: Uint8Array, options: Partial<TableOptions> = {}) =>
  (await readTable(bytes, { ...OPTIONS, ...options })) as {
    table?: { rows: { row: number; cells: object[] }[]; sheet: string; sheets: string[] };
    problem?: { row: number; message: string };
  };

const listCells = async (bytes: Uint8Array) =>
  (await read(bytes)).table?.rows.flatMap(({ cells }) => cells);

const sheet = (xml: string, more: Partial<RawSheet> = {}): RawSheet => ({
  name: "One",
  xml: `<sheetData>${xml}</sheetData>`,
  ...more,
});

describe("a workbook", () => {
  it("has texts, numbers, percentages, days and switches as what they are", async () => {
    const file = await writeXlsx([
      ["Name", 449.5, { value: 0.125, format: "0.0%" }, new Date(Date.UTC(2026, 10, 21)), true],
      [
        "का डिब्बा",
        0.1 + 0.2,
        { value: 8, format: '0.0" kg"' },
        null,
        { value: 45_000, format: "₹#,##,##0.00" },
      ],
    ]);
    expect(await listCells(file)).toEqual([
      { kind: "text", text: "Name" },
      { kind: "number", text: "449.5", number: 449.5 },
      { kind: "percent", text: "12.5%", number: 12.5 },
      { kind: "day", text: "2026-11-21", day: "2026-11-21" },
      { kind: "yes-no", text: "true", yes: true },
      { kind: "text", text: "का डिब्बा" },
      { kind: "number", text: "0.3", number: 0.3 },
      { kind: "text", text: "8 kg" },
      { kind: "text", text: "" },
      { kind: "text", text: "₹45000" },
    ]);
  });

  it("has inline and shared strings, with runs of type, and numbers that are stored as text", async () => {
    const file = rawXlsx({
      sheets: [
        sheet(
          '<row r="1"><c r="A1" t="inlineStr"><is><t>in line</t></is></c><c r="B1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c><c r="D1" t="inlineStr"><is><t>1,24,500</t></is></c><c r="E1" t="str"><f>A1</f><v>made</v></c></row>',
        ),
      ],
      sharedStrings: [
        "<t>shared</t>",
        '<r><t>two</t></r><r><t xml:space="preserve"> runs &amp; more</t></r>',
      ],
    });
    const found = (await listCells(file)) as { text: string }[];
    expect(found.map(({ text }) => text)).toEqual([
      "in line",
      "shared",
      "two runs & more",
      "1,24,500",
      "made",
    ]);
  });

  it("counts days from 1904 where it says so, and tells a time from a day", async () => {
    const xml =
      '<row r="1"><c r="A1" s="1"><v>44885</v></c><c r="B1" s="2"><v>44885.4375</v></c></row>';
    const formats = ["dd/mm/yyyy", "yyyy-mm-dd hh:mm"];
    const years = [
      ["1900", "", "2022-11-20"],
      ["1904", '<workbookPr date1904="1"/>', "2026-11-21"],
    ];
    for (const [, properties, day] of years) {
      expect(
        await listCells(rawXlsx({ sheets: [sheet(xml)], properties: properties ?? "", formats })),
      ).toEqual([
        { kind: "day", text: day, day },
        { kind: "day", text: `${day} 10:30:00`, day },
      ]);
    }
  });

  it("refuses cells whose content is not certain", async () => {
    const file = rawXlsx({
      sheets: [
        sheet(
          '<row r="1"><c r="A1" t="e"><v>#REF!</v></c><c r="B1"><v>123456789012345678</v></c></row><row r="2"><c r="A2"><v>1</v></c></row><row r="3"><c r="B3"><v>2</v></c></row></sheetData><mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells><sheetData>',
        ),
      ],
    });
    expect(await listCells(file)).toMatchObject([
      { kind: "unreadable", text: "#REF!" },
      { kind: "unreadable", reason: expect.stringContaining("15 digits") as string },
      { kind: "number", number: 1 },
      { kind: "unreadable", reason: expect.stringContaining("merged") as string },
      { kind: "number", number: 2 },
    ]);
  });

  it("is read from its first visible sheet, or from a chosen one", async () => {
    const one = (text: string) =>
      `<row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row>`;
    const file = rawXlsx({
      sheets: [
        sheet(one("secret"), { name: "Costs", state: "hidden" }),
        sheet(one("first"), { name: "Prices" }),
        sheet(one("second"), { name: "Notes" }),
      ],
    });
    expect(await read(file)).toMatchObject({
      table: {
        sheet: "Prices",
        sheets: ["Prices", "Notes"],
        rows: [{ cells: [{ text: "first" }] }],
      },
    });
    expect(await read(file, { sheet: "Notes" })).toMatchObject({
      table: { rows: [{ cells: [{ text: "second" }] }] },
    });
    expect((await read(file, { sheet: "Costs" })).problem?.message).toBe(
      "The workbook has no sheet “Costs”. It has “Prices”, “Notes”.",
    );
  });

  it("is read from the first sheet that has rows, and offers no empty one", async () => {
    const one = '<row r="1"><c r="A1" t="inlineStr"><is><t>name</t></is></c></row>';
    const empty = '<row r="1"><c r="A1" s="0"/></row>';
    const names = ["Cover", "Stock", "Prices"];
    const sheets = [empty, one, one].map((xml, n) => sheet(xml, { name: names[n] ?? "" }));
    expect(await read(rawXlsx({ sheets }))).toMatchObject({
      table: { sheet: "Stock", sheets: ["Stock", "Prices"], rows: [{ row: 1 }] },
    });
    expect(await read(rawXlsx({ sheets: [sheet("")] }))).toMatchObject({
      table: { sheet: "One", sheets: ["One"], rows: [] },
    });
  });

  it("numbers rows as Excel does, whatever stands between them", async () => {
    const cell = (row: number) => `<row r="${row}"><c r="B${row}"><v>${row}</v></c></row>`;
    const { table } = await read(rawXlsx({ sheets: [sheet(cell(3) + cell(90_000))] }));
    expect(table?.rows.map(({ row }) => row)).toEqual([3, 90_000]);
    expect(table && findHeading(table as never, () => 0)).toMatchObject({
      row: 3,
      names: ["", "3"],
    });
  });

  it("reads a million empty rows as none", async () => {
    const rows = Array.from(
      { length: 1_000_000 },
      (_, row) => `<row r="${row + 2}"><c r="A${row + 2}" s="0"/></row>`,
    );
    const first = '<row r="1"><c r="A1"><v>1</v></c></row>';
    const { table } = await read(rawXlsx({ sheets: [sheet(first + rows.join(""))] }));
    expect(table?.rows).toHaveLength(1);
  });

  it("ends a table that is longer than may be", async () => {
    const rows = Array.from(
      { length: 5_000 },
      (_, row) => `<row r="${row + 1}"><c r="A${row + 1}"><v>1</v></c></row>`,
    );
    const { table } = await read(rawXlsx({ sheets: [sheet(rows.join(""))] }));
    expect(table?.rows.length).toBeGreaterThan(100);
    expect(table?.rows.length).toBeLessThan(200);
  });
});

describe("a hostile workbook", () => {
  it.each<[string, () => Buffer, RegExp]>([
    [
      "a part that unpacks to 200 MB",
      () =>
        rawXlsx({
          sheets: [sheet("")],
          parts: { "xl/sharedStrings.xml": Buffer.alloc(200 * 1024 * 1024, 32) },
        }),
      /unpacks to more/,
    ],
    [
      "a part that claims to be small",
      () =>
        createZip([
          { name: "xl/workbook.xml", content: Buffer.alloc(80 * 1024 * 1024, 32), size: 10 },
        ]),
      /damaged|unpacks to more/,
    ],
    [
      "entities",
      () =>
        rawXlsx({
          sheets: [sheet("")],
          parts: {
            "xl/sharedStrings.xml": `<?xml version="1.0"?><!DOCTYPE sst [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><sst><si><t>&b;</t></si></sst>`,
          },
        }),
      /definitions/,
    ],
    [
      "the same part twice",
      () =>
        createZip(
          ["xl/workbook.xml", "xl/workbook.xml"].map((name) => ({
            name,
            content: Buffer.from("<workbook/>"),
          })),
        ),
      /damaged/,
    ],
    ["a ZIP that breaks off", () => rawXlsx({ sheets: [sheet("")] }).subarray(0, 400), /damaged/],
    [
      "a ZIP of pictures",
      () => createZip([{ name: "box.png", content: Buffer.from("x") }]),
      /another program/,
    ],
    [
      "a spreadsheet of another program",
      () => createZip([{ name: "content.xml", content: Buffer.from("<office/>") }]),
      /another program/,
    ],
    ["no sheet at all", () => rawXlsx({ sheets: [] }), /damaged/],
  ])("is refused with %s", async (_what, make, message) => {
    expect((await read(make())).problem?.message).toMatch(message);
  });

  it("does not grow by an address far away, or by merged cells without end", async () => {
    const far =
      '<row r="1"><c r="A1"><v>1</v></c></row><row r="999999999"><c r="ZZZZZZ999999999"><v>2</v></c></row>';
    const merges =
      '</sheetData><mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells><sheetData>';
    for (const xml of [far, far + merges]) {
      const { table, problem } = await read(rawXlsx({ sheets: [sheet(xml)] }));
      expect(problem ? [problem.row] : table?.rows.map(({ row }) => row)).toContain(1);
    }
  });

  it("marks what many merges hide in many rows, and refuses more merges than a table has", async () => {
    const rows = Array.from(
      { length: 5_000 },
      (_, row) => `<row r="${row + 1}"><c r="A${row + 1}"><v>1</v></c></row>`,
    );
    const withMerges = (count: number) => {
      const merges = '<mergeCell ref="C2:CV6000"/>'.repeat(count);
      return rawXlsx({
        sheets: [
          sheet(`${rows.join("")}</sheetData><mergeCells>${merges}</mergeCells><sheetData>`),
        ],
      });
    };
    const most = { rows: 5_000, columns: 100 };
    const { table } = await read(withMerges(100_000), { most });
    expect(table?.rows).toHaveLength(5_000);
    const [first, second, last] = [0, 1, 4_999].map((row) => table?.rows[row]?.cells);
    expect(first).toHaveLength(1);
    expect(second?.slice(1, 4)).toMatchObject([{ text: "" }, { text: "" }, { text: "#MERGED!" }]);
    expect(last?.slice(1, 4)).toMatchObject([{ text: "" }, { text: "#MERGED!" }, {}]);
    expect(last).toHaveLength(100);
    const { problem } = await read(withMerges(100_001), { most });
    expect(problem?.message).toMatch(/merged/);
  });

  it("waits for its owner's turn, not for all that somebody else has sent before", async () => {
    const file = await writeXlsx([["Name"]]);
    const done: string[] = [];
    const readFor = async (owner: string) => {
      await read(file, { owner });
      done.push(owner);
    };
    await Promise.all(["a", "a", "a", "a", "b"].map(readFor));
    expect(done).toEqual(["a", "a", "b", "a", "a"]);
  });
});
