import { EMPTY, isFilled, type Cell } from "./cell";
import type { Sheets } from "./sheets";

export interface TableRow {
  /** Row number as in a spreadsheet, from 1. */
  row: number;
  cells: readonly Cell[];
}

export interface Table extends Sheets {
  form: "csv" | "workbook";
  /** Rows in which a cell is filled. */
  rows: readonly TableRow[];
  /** Numbers written as text have a decimal comma. */
  decimalComma: boolean;
}

/** The reason why nothing can be read, and the first affected row. */
export interface TableProblem {
  row: number;
  message: string;
}

export type ReadTable =
  { table: Table; problem?: undefined } | { table?: undefined; problem: TableProblem };

export interface TableOptions {
  /** Owner of the file, an account or a client: workbooks are read in turn per owner. */
  owner: string;
  /** Rows below the heading, and columns. A few rows more are read, so that the caller sees that there are too many. */
  most: {
    rows: number;
    columns: number;
    /** Bytes that a workbook unpacks to, where they are fewer than usual. */
    unpacked?: number;
  };
  /** How many of these names the caller knows: finds the separator of CSV by the heading. */
  knows?: (names: readonly string[]) => number;
  /** The sheet of a workbook; the first visible one with rows by default. */
  sheet?: string | undefined;
  /** Accepts unescaped quotation marks inside CSV cells, as in banks' texts. */
  looseQuotes?: boolean;
}

export type CsvOptions = Omit<TableOptions, "owner" | "sheet">;

/** A heading is looked for in so many rows: programs write names, addresses and periods above the table. */
export const DEEPEST_HEAD = 40;

export const filledRows = (rows: readonly TableRow[]): TableRow[] =>
  rows.filter(({ cells }) => cells.some(isFilled));

export const cellAt = ({ cells }: TableRow, column: number | undefined): Cell =>
  (column === undefined ? undefined : cells[column]) ?? EMPTY;
