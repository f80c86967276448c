import "server-only";
import { isUuid } from "@/lib/base/ids/uuid";
import { whyUnreadable, type Cell } from "@/lib/base/tables/cell";
import { whyOtherKind } from "@/lib/base/tables/file-kinds";
import { findHeading, repeatedNames, sameName, type Heading } from "@/lib/base/tables/heading";
import { readPacks } from "@/lib/base/tables/read-measure";
import { type NumberStyle } from "@/lib/base/tables/read-number";
import { cellAt, type Table, type TableRow } from "@/lib/base/tables/table";
import { readTable } from "@/lib/files/tables/read-table";
import { NO_SHEETS, pickSheets, type Sheets } from "@/lib/base/tables/sheets";
import { MAX_STOCK } from "../number-fields";
import { COUNT_LIMITS, type CountReport, SHEET_COLUMNS, type SheetColumn } from "./schemas";

export interface CountedRow {
  row: number;
  productId: string;
  /** The stock at the time the sheet was made. */
  expected: number;
  counted: number;
}

export interface CountSheet extends Sheets {
  /** The sheet's id, or null when it could not be read. */
  sheetId: string | null;
  /** Only rows with a count. Rows without one were not counted. */
  rows: CountedRow[];
  errors: CountReport["errors"];
}

const NEEDED = [
  "Product id",
  "Should be there",
  "Counted",
  "Sheet",
] as const satisfies SheetColumn[];

/** Allows for columns added to the sheet. */
const MAX_COLUMNS = 2 * SHEET_COLUMNS.length;

const NOT_A_SHEET = `This is not a count sheet of this shop. It needs the columns ${NEEDED.join(", ")}: download the sheet anew and fill in Counted.`;

const countKnown = (names: readonly string[]) =>
  NEEDED.filter((column) => getPlace(names, column) !== undefined).length;

const getPlace = (names: readonly string[], column: SheetColumn): number | undefined => {
  const place = names.findIndex((name) => sameName(name) === sameName(column));
  return place < 0 ? undefined : place;
};

/** Reads a filled-in sheet and reports errors by row. */
export async function readCountSheet(
  bytes: Uint8Array,
  owner: string,
  wanted?: string,
): Promise<CountSheet> {
  const most = { rows: COUNT_LIMITS.rows, columns: MAX_COLUMNS };
  const { table, problem } = await readTable(bytes, {
    owner,
    most,
    knows: countKnown,
    sheet: wanted,
  });
  if (problem) return { ...refused(problem.row, problem.message), ...NO_SHEETS };
  return { ...readRows(table), ...pickSheets(table) };
}

type Content = Omit<CountSheet, keyof Sheets>;

function readRows(table: Table): Content {
  const heading = findHeading(table, countKnown);
  const wrong = whyRefused(heading);
  if (wrong) return refused(heading.row, wrong);
  const beyond = heading.rows[COUNT_LIMITS.rows];
  if (beyond) return refused(beyond.row, TOO_MANY);
  const sheet: Content = { sheetId: null, rows: [], errors: [] };
  const seen = new Set<string>();
  for (const line of heading.rows) {
    const problems = readRow({ sheet, seen, style: table, names: heading.names }, line);
    if (problems) sheet.errors.push({ row: line.row, message: problems });
  }
  return sheet;
}

function whyRefused({ names }: Heading): string | null {
  const other = whyOtherKind(names, "count");
  if (other) return other;
  const [repeated] = repeatedNames(names);
  if (repeated) return repeated.message;
  return countKnown(names) < NEEDED.length ? NOT_A_SHEET : null;
}

const TOO_MANY = `The sheet has more than ${COUNT_LIMITS.rows} rows. Count one category at a time.`;

function refused(row: number, message: string): Content {
  return { sheetId: null, rows: [], errors: [{ row, message }] };
}

interface Reading {
  sheet: Content;
  seen: Set<string>;
  style: NumberStyle;
  names: readonly string[];
}

/** Returns the error message of a row, if it has one. A row without a count is left out. */
function readRow({ sheet, seen, style, names }: Reading, line: TableRow): string | null {
  const cell = (column: SheetColumn) => cellAt(line, getPlace(names, column));
  const [given, wasThere] = [cell("Counted"), cell("Should be there")];
  if (given.text.trim() === "" && whyUnreadable(given) === null) return null;
  const id = (column: SheetColumn) => cell(column).text.trim().toLowerCase();
  const [productId, sheetId] = [id("Product id"), id("Sheet")];
  const expected = findStock(wasThere, style);
  if (!isUuid(productId) || !isUuid(sheetId) || expected === null) {
    return "Leave Product id, Should be there and Sheet as they were downloaded.";
  }
  const counted = findStock(given, style);
  if (counted === null) {
    const { reason } = readPacks(given, style);
    return `Enter what was counted as a whole number of packs.${reason === undefined ? "" : ` ${reason}`}`;
  }
  if (sheet.sheetId !== null && sheet.sheetId !== sheetId) {
    return "This row is of another sheet. Book each sheet on its own.";
  }
  if (seen.has(productId)) {
    return "This product stands in the sheet twice. Add the two counts up in one row.";
  }
  seen.add(productId);
  sheet.sheetId = sheetId;
  sheet.rows.push({ row: line.row, productId, expected, counted });
  return null;
}

function findStock(cell: Cell, style: NumberStyle): number | null {
  const { value } = readPacks(cell, style);
  return value !== undefined && value >= 0 && value <= MAX_STOCK ? value : null;
}
