import "server-only";
import { CsvError, parse } from "csv-parse/sync";
import { CSV_COLUMNS, type CsvColumn } from "./columns";
import { IMPORT_LIMITS, type ImportError } from "./schemas";
import { oneKindOfBreak } from "./write-cells";

export interface FileRow {
  /** As a spreadsheet numbers it: the names of the columns are row 1. */
  row: number;
  /** By column; a column that the file lacks is missing. */
  cells: Partial<Record<CsvColumn, string>>;
}

export interface CatalogueFile {
  rows: FileRow[];
  /** Numbers have a decimal comma, as spreadsheets write them beside semicolons. */
  decimalComma: boolean;
  /** What is wrong with the file as such. */
  errors: ImportError[];
}

/** Far more than a product takes with all its texts at their longest. */
const LONGEST_ROW = 512 * 1024;

/** Names of columns, before it is no table of ours; spreadsheets add some of their users' own. */
const MOST_COLUMNS = 100;

/** As much of a file as can be its first line. */
const HEAD_LENGTH = 10_000;

/** Reads the file; of one that cannot be read, only the reason comes back. */
export function parseCatalogue(bytes: Uint8Array): CatalogueFile {
  const text = decode(bytes);
  if (text === null) return unreadable(1, NOT_UTF8);
  const { delimiter, content } = delimiterOf(text);
  const decimalComma = delimiter === ";";
  try {
    const records = parse(content, {
      delimiter,
      relax_column_count: true,
      max_record_size: LONGEST_ROW,
      // One more than is taken tells whether there is more.
      to: IMPORT_LIMITS.rows + 2,
    });
    return { ...fileOf(records), decimalComma };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = typeof error.records === "number" ? error.records + 1 : 1;
    return unreadable(row, error.code === "CSV_MAX_RECORD_SIZE" ? ENDLESS : QUOTES);
  }
}

const NOT_UTF8 =
  "This file is not saved as UTF-8 text. In Excel choose “CSV UTF-8 (Comma delimited)” when saving.";
const QUOTES =
  "The file cannot be read from here on. A quotation mark is not closed, or is in the wrong place.";
const ENDLESS =
  "This row is too long for a product. Check for a quotation mark that is not closed.";

function unreadable(row: number, message: string): CatalogueFile {
  return { rows: [], decimalComma: false, errors: [{ row, column: "", message }] };
}

function decode(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    // What is text nowhere, and what the database cannot keep.
    return text.includes("\u0000") ? null : text;
  } catch {
    return null;
  }
}

/** By its first line: the sign between the names of columns, or the one that Excel is told by "sep=". */
function delimiterOf(text: string): { delimiter: string; content: string } {
  const told = /^sep=(.)\r?\n/.exec(text);
  if (told) return { delimiter: told[1] ?? ",", content: text.slice(told[0].length) };
  const [first = ""] = text.slice(0, HEAD_LENGTH).split(/\r?\n/, 1);
  const found = [",", ";", "\t"].map((delimiter) => ({
    delimiter,
    known: first.split(delimiter).filter((name) => columnOf(name) !== undefined).length,
  }));
  const best = found.reduce((one, other) => (other.known > one.known ? other : one));
  return { delimiter: best.delimiter, content: text };
}

const COLUMN_BY_NAME = new Map(CSV_COLUMNS.map((column) => [column.toLowerCase(), column]));

/** "Original price", "original_price" and "originalPrice" name the same column. */
function columnOf(name: string): CsvColumn | undefined {
  return COLUMN_BY_NAME.get(name.toLowerCase().replace(/["\s_]/g, ""));
}

function fileOf([head = [], ...records]: string[][]): Pick<CatalogueFile, "rows" | "errors"> {
  const errors = headErrors(head);
  if (errors.length > 0) return { rows: [], errors };
  const columns = head.map(columnOf);
  const rows = records
    .map((record, index) => ({ row: index + 2, record }))
    .filter(({ record }) => record.some((cell) => cell.trim() !== ""));
  if (rows.length > IMPORT_LIMITS.rows) return { rows: [], errors: [tooManyRows()] };
  return {
    rows: rows.map(({ row, record }) => ({ row, cells: cellsOf(columns, record) })),
    errors: rows.filter(({ record }) => isTooLong(columns, record)).map(({ row }) => tooLong(row)),
  };
}

const COLUMNS = `The columns are ${CSV_COLUMNS.join(", ")}.`;

function headErrors(head: string[]): ImportError[] {
  const named = head.filter((name) => name.trim() !== "");
  if (named.length > MOST_COLUMNS) {
    return [inHead("", `The first row names ${named.length} columns. ${COLUMNS}`)];
  }
  const unknown = named.filter((name) => columnOf(name) === undefined);
  const twice = named.filter((name, index) => {
    const column = columnOf(name);
    return column && named.findIndex((other) => columnOf(other) === column) < index;
  });
  if (named.length === unknown.length) {
    return [inHead("", `The first row has to name the columns: ${CSV_COLUMNS.join(", ")}.`)];
  }
  return [
    ...unknown.map((name) => inHead(name, `There is no such column. ${COLUMNS}`)),
    ...twice.map((name) => inHead(name, "This column appears twice.")),
  ];
}

function inHead(column: string, message: string): ImportError {
  return { row: 1, column: column.slice(0, 100), message };
}

function tooManyRows(): ImportError {
  const message = `The file has more than ${IMPORT_LIMITS.rows} products. Split it into several files.`;
  return { row: IMPORT_LIMITS.rows + 2, column: "", message };
}

function isTooLong(columns: (CsvColumn | undefined)[], record: string[]): boolean {
  return record.some((cell, index) => !columns[index] && cell.trim() !== "");
}

function tooLong(row: number): ImportError {
  const message =
    "This row has more cells than there are columns. Check commas and quotation marks.";
  return { row, column: "", message };
}

/** A row that ends early has empty cells for the rest. */
function cellsOf(columns: (CsvColumn | undefined)[], record: string[]): FileRow["cells"] {
  const entries = columns.flatMap((column, index) =>
    column ? [[column, oneKindOfBreak(record[index] ?? "")] as const] : [],
  );
  return Object.fromEntries(entries);
}
