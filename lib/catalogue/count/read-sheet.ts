import { CsvError, parse } from "csv-parse/sync";
import { hasMoreSeparators } from "@/lib/base/text/csv";
import { isUuid } from "@/lib/base/ids/uuid";
import { MAX_STOCK } from "../number-fields";
import { COUNT_LIMITS, type CountReport, SHEET_COLUMNS, type SheetColumn } from "./schemas";

export interface CountedRow {
  row: number;
  productId: string;
  /** The stock at the time the sheet was made. */
  expected: number;
  counted: number;
}

export interface CountSheet {
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

/** Allows for extra columns that somebody added to the sheet. */
const MAX_CELLS = COUNT_LIMITS.rows * 2 * SHEET_COLUMNS.length;

const NOT_A_SHEET = `This is not a count sheet of this shop. It needs the columns ${NEEDED.join(", ")}: download the sheet anew and fill in Counted.`;

/** Reads a filled-in sheet and reports errors by row. */
export function readCountSheet(bytes: Uint8Array): CountSheet {
  const records = listRecords(bytes);
  const places = SHEET_COLUMNS.map(
    (column) => [column, getPlace(records[0] ?? [], column)] as const,
  );
  const place = new Map<SheetColumn, number>(places);
  if (NEEDED.some((column) => (place.get(column) ?? -1) < 0)) return refused(1, NOT_A_SHEET);
  if (records.length > COUNT_LIMITS.rows + 1) return refused(COUNT_LIMITS.rows + 2, TOO_MANY);
  const sheet: CountSheet = { sheetId: null, rows: [], errors: [] };
  const seen = new Set<string>();
  records.slice(1).forEach((record, index) => {
    const cell = (column: SheetColumn) => (record[place.get(column) ?? -1] ?? "").trim();
    if (cell("Counted") === "") return;
    const problem = takeRow({ sheet, seen }, cell, index + 2);
    if (problem) sheet.errors.push({ row: index + 2, message: problem });
  });
  return sheet;
}

const TOO_MANY = `The sheet has more than ${COUNT_LIMITS.rows} rows. Count one category at a time.`;

function refused(row: number, message: string): CountSheet {
  return { sheetId: null, rows: [], errors: [{ row, message }] };
}

const wholeNumber = (cell: string): number | null => {
  const bare = cell.replace(/[,\s]/g, "");
  return /^\d{1,9}$/.test(bare) && Number(bare) <= MAX_STOCK ? Number(bare) : null;
};

/** Returns the error message of a row, if it has one. */
function takeRow(
  { sheet, seen }: { sheet: CountSheet; seen: Set<string> },
  cell: (column: SheetColumn) => string,
  row: number,
): string | null {
  const [productId, sheetId] = [cell("Product id").toLowerCase(), cell("Sheet").toLowerCase()];
  const [expected, counted] = [wholeNumber(cell("Should be there")), wholeNumber(cell("Counted"))];
  if (!isUuid(productId) || !isUuid(sheetId) || expected === null) {
    return "Leave Product id, Should be there and Sheet as they were downloaded.";
  }
  if (counted === null) return "Enter what was counted as a whole number of packs.";
  if (sheet.sheetId !== null && sheet.sheetId !== sheetId) {
    return "This row is of another sheet. Book each sheet on its own.";
  }
  if (seen.has(productId)) {
    return "This product stands in the sheet twice. Add the two counts up in one row.";
  }
  seen.add(productId);
  sheet.sheetId = sheetId;
  sheet.rows.push({ row, productId, expected, counted });
  return null;
}

const plain = (name: string) => name.trim().toLowerCase();

const getPlace = (head: readonly string[], column: SheetColumn) =>
  head.findIndex((name) => plain(name) === plain(column));

/**
 * Parses CSV with the separator that gives the most columns in the first line. Returns an empty list when the bytes
 * are not CSV in UTF-8.
 */
function listRecords(bytes: Uint8Array): string[][] {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const [head = ""] = text.slice(0, 10_000).split(/\r?\n/, 1);
    const delimiter = [",", ";", "\t"].reduce((one, other) =>
      head.split(other).length > head.split(one).length ? other : one,
    );
    if (hasMoreSeparators(text, delimiter, MAX_CELLS)) return [];
    return parse(text, {
      delimiter,
      relax_column_count: true,
      max_record_size: 64 * 1024,
      to: COUNT_LIMITS.rows + 2,
    });
  } catch (error) {
    if (error instanceof CsvError || error instanceof TypeError) return [];
    throw error;
  }
}
