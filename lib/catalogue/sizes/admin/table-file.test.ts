import { stringify } from "csv-stringify/sync";
import { expect, it } from "vitest";
import { readSheet } from "@/e2e/support/workbook";
import { readTableText } from "@/lib/files/tables/read-table-text";
import { writeWorkbook } from "@/lib/files/tables/write-workbook";
import { DEMO_SIZES } from "@/prisma/demo/sizes";
import { toTableContent } from "../table-content";
import type { TableContent } from "../table-schema";
import { readTableFile } from "./read-table-file";
import { TABLE_COLUMNS, writeTableFile, type TableColumn } from "./table-file";

const CONTENT = toTableContent(DEMO_SIZES);
const CELLS = writeTableFile(CONTENT).map((cells) => cells.map((cell) => String(cell ?? "")));

const toText = (lines: readonly (readonly string[])[], columns = [...TABLE_COLUMNS]) =>
  stringify([columns, ...lines]);

/** The demo's file with other cells in its first line of a kind. */
function changeLine(kind: string, changes: Partial<Record<TableColumn, string>>) {
  const index = CELLS.findIndex(([first]) => first === kind);
  const lines = CELLS.map((cells, at) =>
    at === index
      ? cells.map((cell, column) => changes[TABLE_COLUMNS[column] ?? "kind"] ?? cell)
      : cells,
  );
  return { row: index + 2, ...readTableFile(toText(lines)) };
}

const EXAMPLES: TableContent["examples"] = [
  {
    style: "mailer-box",
    length: 230,
    width: 155.5,
    height: 70,
    inside: false,
    board: "e-kraft",
    print: "plain",
    finish: null,
    quantity: 1500,
  },
  {
    style: "tuck-end-box",
    length: 80,
    width: 60,
    height: 20,
    inside: true,
    board: "sbs-300",
    print: "plain",
    finish: "matt",
    quantity: 500,
  },
];

const WITH_EXAMPLES = { ...CONTENT, examples: EXAMPLES };

it("comes back from its file as it was; without examples, those of the shop stay", () => {
  const content = { ...CONTENT, examples: undefined };
  expect(readTableFile(toText(CELLS))).toEqual({ content, errors: [] });
  const file = writeTableFile(WITH_EXAMPLES).map((cells) => cells.map((cell) => `${cell ?? ""}`));
  expect(readTableFile(toText(file))).toEqual({ content: WITH_EXAMPLES, errors: [] });
  const older = file.map((cells) => cells.slice(0, -1));
  expect(readTableFile(toText(older, TABLE_COLUMNS.slice(0, -1))).errors).toEqual([]);
});

it("comes back from its workbook as it was, which another program reads alike", async () => {
  const rows = [TABLE_COLUMNS, ...writeTableFile(WITH_EXAMPLES)];
  const bytes = await writeWorkbook("Size table", rows);
  const { text } = await readTableText(bytes, "test");
  expect(readTableFile(text)).toEqual({ content: WITH_EXAMPLES, errors: [] });
  expect(await readSheet(Buffer.from(bytes))).toEqual(rows);
});

it("keeps texts of a workbook from being run", async () => {
  const bytes = await writeWorkbook("Size table", [["=1+1", "@SUM(1)", "<b>&", -5]]);
  expect(await readSheet(Buffer.from(bytes))).toEqual([["=1+1", "@SUM(1)", "<b>&", -5]]);
});

it("is read without samples from a file that was written before the shop had them", () => {
  const at = TABLE_COLUMNS.indexOf("sample");
  const columns = TABLE_COLUMNS.filter((column) => column !== "sample");
  const lines = CELLS.map((cells) => cells.filter((_, index) => index !== at));
  const styles = CONTENT.styles.map((style) => ({ ...style, sample: null }));
  const content = { ...CONTENT, styles, examples: undefined };
  expect(readTableFile(toText(lines, columns))).toEqual({ content, errors: [] });
});

it("is read with amounts as people write them, columns in another order and more of them", () => {
  const columns = [...TABLE_COLUMNS].reverse();
  const lines = CELLS.map((cells) => [...cells].reverse());
  expect(readTableFile(toText(lines, columns)).errors).toEqual([]);
  const { content, errors } = changeLine("style", {
    conversion: "₹2.20",
    run: "Rs. 900/-",
    length: "8 cm – 45 cm",
    active: "TRUE",
  });
  expect([content, errors]).toEqual([{ ...CONTENT, examples: undefined }, []]);
});

it.each<[string, Partial<Record<TableColumn, string>>, TableColumn]>([
  ["board", { thickness: "thick" }, "thickness"],
  ["board", { gsm: "2.440" }, "gsm"],
  ["board", { id: "E flute" }, "id"],
  ["board price", { from: "31/02/2026" }, "from"],
  ["board price", { perM2: "449,50" }, "perM2"],
  ["board price", { id: "gold" }, "id"],
  ["print", { colours: "1" }, "colours"],
  ["margin", { percent: "100" }, "percent"],
  ["table", { leastOrder: "" }, "leastOrder"],
  ["style", { length: "450" }, "length"],
  ["style", { length: "450 to 80" }, "length"],
  ["style", { boards: "gold" }, "boards"],
  ["style", { quantities: "100; many" }, "quantities"],
  ["style", { active: "perhaps" }, "active"],
  ["lead days", { days: "-1" }, "days"],
  ["tool", { upToArea: "" }, "upToArea"],
  ["finish", { kind: "colour" }, "kind"],
  ["finish", { kind: "constructor" }, "kind"],
])("names the row and column of a wrong cell: %s %o", (kind, changes, column) => {
  const { row, content, errors } = changeLine(kind, changes);
  expect(content).toBeNull();
  expect(errors.map((error) => [error.row, error.column])).toContainEqual([row, column]);
});

it("refuses a file without the table's row, one that has it twice, and one of another kind", () => {
  const [table = [], ...others] = CELLS;
  expect(readTableFile(toText(others)).errors[0]?.message).toContain("no row of the kind “table”");
  expect(readTableFile(toText([table, ...CELLS])).errors[0]?.row).toBe(3);
  expect(readTableFile("way,pins,perKg,least,askAbove\n").errors[0]?.message).toContain(
    "This is freight rates",
  );
  expect(readTableFile("kind,perM2,wastePercent\n").errors[0]?.message).toContain("Missing: id");
});
