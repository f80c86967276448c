import "server-only";
import { CsvError, parse } from "csv-parse/sync";
import { hasMoreSeparators } from "@/lib/base/text/csv";
import { CSV_COLUMNS, type CsvColumn } from "./columns";
import {
  COMMENT_COLUMN,
  knownNames,
  findPlaces,
  repeatedNames,
  type ChosenColumns,
  type ColumnPlaces,
} from "./find-columns";
import { IMPORT_LIMITS, type ImportError } from "./schemas";
import { oneKindOfBreak } from "./write-cells";

export interface FileRow {
  /** Row number as spreadsheets show it; the header is row 1. */
  row: number;
  /** Cells by column. Columns that the file lacks are absent. */
  cells: Partial<Record<CsvColumn, string>>;
}

export interface CatalogueFile {
  rows: FileRow[];
  /** True when numbers use a decimal comma, as spreadsheets do when they separate columns by semicolons. */
  decimalComma: boolean;
  /** Errors of the file as a whole. */
  errors: ImportError[];
  /** Header names of the file. */
  names: string[];
  /** Which header name belongs to which column. */
  columns: ChosenColumns;
}

/** Well above the longest possible product row. */
const LONGEST_ROW = 512 * 1024;

/** Maximum number of columns, with room for columns that users add. A file with more is not a catalogue. */
const MAX_COLUMNS = 100;

/** Characters of the file that are searched for the header row, including lines above the table. */
const HEAD_LENGTH = 10_000;
const DEEPEST_HEAD = 20;

/** Also counts the separators in texts with commas. */
const MAX_CELLS = IMPORT_LIMITS.rows * MAX_COLUMNS;

const LONGEST_NAME = 100;

/** Parses the file. When it cannot be read, returns only the errors. */
export function parseCatalogue(bytes: Uint8Array, chosen: ChosenColumns = {}): CatalogueFile {
  const text = decode(bytes);
  if (text === null) return unreadable(1, NOT_UTF8);
  const { delimiter, content } = toDelimiter(text, chosen);
  if (hasMoreSeparators(content, delimiter, MAX_CELLS)) return unreadable(1, TOO_WIDE);
  const decimalComma = delimiter === ";";
  try {
    const records = parse(content, {
      delimiter,
      relax_column_count: true,
      max_record_size: LONGEST_ROW,
      // Reads a few rows more than allowed, to detect a file that is too long.
      to: IMPORT_LIMITS.rows + DEEPEST_HEAD + 2,
    });
    return { ...toFile(records, chosen), decimalComma };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = typeof error.records === "number" ? error.records + 1 : 1;
    return unreadable(row, error.code === "CSV_MAX_RECORD_SIZE" ? ENDLESS : QUOTES);
  }
}

const TOO_WIDE =
  "The file has far more columns than a table of products. Take away those that are empty and save it again.";
const NOT_UTF8 =
  "This file is not saved as UTF-8 text. In Excel choose “CSV UTF-8 (Comma delimited)” when saving.";
const QUOTES =
  "The file cannot be read from here on. A quotation mark is not closed, or is in the wrong place.";
const ENDLESS =
  "This row is too long for a product. Check for a quotation mark that is not closed.";

function unreadable(row: number, message: string): CatalogueFile {
  const errors = [{ row, column: "", message }];
  return { rows: [], decimalComma: false, errors, names: [], columns: {} };
}

function decode(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    // Rejects texts with the character NUL, which PostgreSQL cannot store.
    return text.includes("\u0000") ? null : text;
  } catch {
    return null;
  }
}

/** Detects the separator from the header row, or takes it from a first line such as "sep=;", which Excel uses. */
function toDelimiter(text: string, chosen: ChosenColumns): { delimiter: string; content: string } {
  const told = /^sep=(.)\r?\n/.exec(text);
  if (told) return { delimiter: told[1] ?? ",", content: text.slice(told[0].length) };
  const lines = text.slice(0, HEAD_LENGTH).split(/\r?\n/, DEEPEST_HEAD);
  const found = [",", ";", "\t"].map((delimiter) => {
    const cells = lines.map((line) => line.slice(0, HEAD_LENGTH).split(delimiter));
    const known = cells.map((names) => knownNames(names.slice(0, MAX_COLUMNS).map(bare), chosen));
    return { delimiter, known: Math.max(...known), cells: cells[0]?.length ?? 0 };
  });
  const best = found.reduce((one, other) =>
    other.known > one.known || (other.known === one.known && other.cells > one.cells) ? other : one,
  );
  return { delimiter: best.delimiter, content: text };
}

const bare = (name: string) => name.replaceAll('"', "");

type Content = Omit<CatalogueFile, "decimalComma">;

function toFile(all: string[][], chosen: ChosenColumns): Content {
  const at = getHead(all, chosen);
  const head = all[at] ?? [];
  const file: Content = { rows: [], errors: [], names: namesIn(head), columns: {} };
  if (file.names.length > MAX_COLUMNS) return tooManyColumns(file, at + 1);
  const names = head.map((name) => name.trim().slice(0, LONGEST_NAME));
  const places = findPlaces(names, chosen);
  const errors = headErrors(names, places, chosen, at + 1);
  if (errors.length > 0) return { ...file, errors };
  const comment = names.indexOf(COMMENT_COLUMN);
  const rows = all
    .slice(at + 1)
    .map((record, index) => ({ row: at + index + 2, record }))
    .filter(({ record }) => record.some((cell) => cell.trim() !== ""))
    .filter(({ record }) => comment < 0 || !record[comment]?.trim());
  if (rows.length > IMPORT_LIMITS.rows) return { ...file, errors: [tooManyRows(at)] };
  return {
    ...file,
    rows: rows.map(({ row, record }) => ({ row, cells: toCells(places, record) })),
    errors: rows.filter(({ record }) => isTooLong(names, record)).map(({ row }) => tooLong(row)),
    columns: Object.fromEntries(
      Object.entries(places).map(([column, place]) => [column, names[place] ?? ""]),
    ),
  };
}

const namesIn = (head: readonly string[]) =>
  head.map((name) => name.trim().slice(0, LONGEST_NAME)).filter(Boolean);

function tooManyColumns(file: Content, row: number): Content {
  const message = `The first row names ${file.names.length} columns. ${COLUMNS}`;
  return { ...file, names: [], errors: [inHead(row, "", message)] };
}

/** Finds the header row. Some programs write the company name and address above it. */
function getHead(records: readonly string[][], chosen: ChosenColumns): number {
  const known = records
    .slice(0, DEEPEST_HEAD)
    .map((names) => knownNames(names.slice(0, MAX_COLUMNS), chosen));
  return Math.max(0, known.indexOf(Math.max(...known)));
}

/** Columns that can identify a product. */
const TELLING = ["id", "sku", "name"] as const satisfies readonly CsvColumn[];

function headErrors(
  head: string[],
  places: ColumnPlaces,
  chosen: ChosenColumns,
  row: number,
): ImportError[] {
  if (!TELLING.some((column) => column in places)) return [inHead(row, "", NO_NAMES)];
  return repeatedNames(head, chosen).map((name) => inHead(row, name, "This column appears twice."));
}

const COLUMNS = `The columns are ${CSV_COLUMNS.join(", ")}.`;
const NO_NAMES = `The first row has to name the columns, the name of the product among them. Say below which column is which. ${COLUMNS}`;

function inHead(row: number, column: string, message: string): ImportError {
  return { row, column: column.slice(0, LONGEST_NAME), message };
}

function tooManyRows(head: number): ImportError {
  const message = `The file has more than ${IMPORT_LIMITS.rows} products. Split it into several files.`;
  return { row: head + IMPORT_LIMITS.rows + 2, column: "", message };
}

function isTooLong(names: readonly string[], record: string[]): boolean {
  return record.some((cell, index) => !names[index] && cell.trim() !== "");
}

function tooLong(row: number): ImportError {
  const message =
    "This row has more cells than there are columns. Check commas and quotation marks.";
  return { row, column: "", message };
}

/** Fills missing cells at the end of a row with empty text. */
function toCells(places: ColumnPlaces, record: string[]): FileRow["cells"] {
  const entries = CSV_COLUMNS.flatMap((column) => {
    const place = places[column];
    return place === undefined ? [] : [[column, oneKindOfBreak(record[place] ?? "")] as const];
  });
  return Object.fromEntries(entries);
}
