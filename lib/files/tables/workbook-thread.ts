// Runs in a thread of its own (read-workbook.ts): reads a workbook and answers a table.
import { parentPort, workerData } from "node:worker_threads";
import { read, SSF, type CellObject, type WorkBook, type WorkSheet } from "@e965/xlsx";
import { EMPTY, numberCell, textCell, type Cell } from "@/lib/base/tables/cell";
import { sameName } from "@/lib/base/tables/heading";
import {
  DEEPEST_HEAD,
  filledRows,
  type ReadTable,
  type TableOptions,
  type TableRow,
} from "@/lib/base/tables/table";
import { markMerged } from "./merged-cells";
import { unpackWorkbook, WorkbookProblem } from "./unpack-workbook";

export interface WorkbookTask extends Pick<TableOptions, "most" | "sheet"> {
  bytes: Uint8Array;
}

const PASSWORD = "This workbook has a password. Save it without one and choose it again.";
const DAMAGED =
  "This Excel file is damaged. Open it in Excel, save it again and choose it once more.";

/** The part of the library that knows formats, which has no types. */
const formats = SSF as {
  is_date: (format: string) => boolean;
  parse_date_code: (serial: number, options: { date1904: boolean }) => ExcelDate | null;
};

type ExcelDate = Record<"y" | "m" | "d" | "H" | "M" | "S", number>;

async function readWorkbook({ bytes, most, sheet: wanted }: WorkbookTask): Promise<ReadTable> {
  const given = Buffer.from(bytes);
  const isZip = given[0] === 0x50;
  const book = parse(isZip ? await unpackWorkbook(given, most.unpacked) : given);
  const visible = visibleSheets(book);
  const filled = visible.filter((name) => hasRows(book.Sheets[name]));
  const sheets = filled.length > 0 ? filled : visible.slice(0, 1);
  const isWanted = (name: string) => wanted === undefined || sameName(name) === sameName(wanted);
  const sheet = [...sheets, ...visible].find(isWanted);
  const content = sheet === undefined ? undefined : book.Sheets[sheet];
  if (sheet === undefined || !content) {
    const names = sheets.map((name) => `“${name}”`).join(", ");
    throw new WorkbookProblem(
      sheets.length === 0 ? DAMAGED : `The workbook has no sheet “${wanted}”. It has ${names}.`,
    );
  }
  const rows = readRows(content, { most, starts1904: book.Workbook?.WBProps?.date1904 === true });
  return { table: { form: "workbook", rows, decimalComma: false, sheet, sheets } };
}

function parse(bytes: Buffer): WorkBook {
  try {
    return read(bytes, {
      type: "buffer",
      dense: true,
      cellNF: true,
      cellText: false,
      cellHTML: false,
      cellFormula: false,
    });
  } catch (error) {
    throw new WorkbookProblem(/password|encrypt/i.test(String(error)) ? PASSWORD : DAMAGED);
  }
}

const visibleSheets = (book: WorkBook): string[] =>
  book.SheetNames.filter((_, index) => (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) === 0);

const listCells = (sheet: WorkSheet | undefined) =>
  (sheet?.["!data"] ?? []) as ((CellObject | undefined)[] | undefined)[];

const hasRows = (sheet: WorkSheet | undefined): boolean =>
  listCells(sheet).some((row) => row?.some((cell) => cell?.v !== undefined && cell.v !== ""));

interface Bounds extends Pick<TableOptions, "most"> {
  starts1904: boolean;
}

function readRows(sheet: WorkSheet, { most, starts1904 }: Bounds): TableRow[] {
  const cells = listCells(sheet);
  const withMerged = markMerged(sheet, most.columns);
  const rows: TableRow[] = [];
  for (const [index, row] of cells.entries()) {
    if (!row) continue;
    // A row has no entry for a cell that the file leaves out.
    const read = Array.from(row.slice(0, most.columns + 1), (cell) => toCell(cell, starts1904));
    const [filled] = filledRows([{ row: index + 1, cells: read }]);
    if (filled) rows.push({ ...filled, cells: withMerged(filled.cells, index) });
    if (rows.length > most.rows + DEEPEST_HEAD + 1) break;
  }
  return rows;
}

function toCell(cell: CellObject | undefined, starts1904: boolean): Cell {
  if (!cell) return EMPTY;
  if (cell.t === "s") return textCell(String(cell.v));
  if (cell.t === "b") return { kind: "yes-no", text: String(cell.v), yes: cell.v === true };
  if (cell.t === "n" && typeof cell.v === "number")
    return fromNumber(cell.v, String(cell.z ?? "General"), starts1904);
  if (cell.t === "e") return unreadable(cell);
  return EMPTY;
}

function unreadable({ v }: CellObject): Cell {
  const text = typeof v === "number" ? (ERRORS[v] ?? "#ERROR!") : String(v);
  return { kind: "unreadable", text, reason: `${text} stands here: the formula has an error.` };
}

const ERRORS: Readonly<Record<number, string>> = {
  0x00: "#NULL!",
  0x07: "#DIV/0!",
  0x0f: "#VALUE!",
  0x17: "#REF!",
  0x1d: "#NAME?",
  0x24: "#NUM!",
  0x2a: "#N/A",
  0x2b: "#GETTING_DATA",
};

function fromNumber(number: number, format: string, starts1904: boolean): Cell {
  if (formats.is_date(format)) return fromSerial(number, starts1904);
  const [section = ""] = format.split(";");
  const bare = section.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, "");
  if (bare.includes("%")) {
    const percent = numberCell(number * 100);
    return percent.kind === "number"
      ? { ...percent, kind: "percent", text: `${percent.text}%` }
      : percent;
  }
  const cell = numberCell(number);
  const unit = findUnit(section);
  return unit === "" || cell.kind !== "number" ? cell : textCell(unit.replace(PLACE, cell.text));
}

/** Placeholder of the number in the result of `findUnit`. */
const PLACE = "\u0000";

/** Text shown next to the number by a format such as 0" kg" or [$₹-4009]#,##0; empty without any. */
function findUnit(section: string): string {
  const parts = section.match(/"[^"]*"|\\.|_.|\*.|\[\$[^\]]*\]|\[[^\]]*\]|[0#?.,]+|./gu) ?? [];
  const number = parts.findIndex((part) => /^[0#?.,]/.test(part));
  const shown = parts.map((part, index) => (index === number ? PLACE : shownBy(part)));
  const text = shown
    .join("")
    .replace(/[()\s]+/g, " ")
    .trim();
  return number >= 0 && text !== PLACE ? text : "";
}

/** Literal text of a part of a format. */
function shownBy(part: string): string {
  if (part.startsWith('"')) return part.slice(1, -1);
  if (part.startsWith("\\")) return part.slice(1);
  if (part.startsWith("[$")) return part.slice(2, -1).split("-")[0] ?? "";
  return /^[₹$€£¥]$/u.test(part) ? part : "";
}

const two = (number: number) => String(number).padStart(2, "0");

/** A day and time as Excel counts them, without any time zone. */
function fromSerial(serial: number, starts1904: boolean): Cell {
  const date = formats.parse_date_code(serial, { date1904: starts1904 });
  if (!date) return numberCell(serial);
  const { y, m, d, H, M, S } = date;
  const time = H + M + Math.floor(S) > 0 ? `${two(H)}:${two(M)}:${two(Math.floor(S))}` : "";
  if (serial < 1 && !starts1904) return textCell(time);
  const day = `${String(y).padStart(4, "0")}-${two(m)}-${two(d)}`;
  return { kind: "day", text: time === "" ? day : `${day} ${time}`, day };
}

async function answer(task: WorkbookTask): Promise<ReadTable> {
  try {
    return await readWorkbook(task);
  } catch (error) {
    if (!(error instanceof WorkbookProblem)) throw error;
    return { problem: { row: 1, message: error.message } };
  }
}

parentPort?.postMessage(await answer(workerData as WorkbookTask));
