import { isFilled, type Cell } from "@/lib/base/tables/cell";
import type { NumberStyle, Read } from "@/lib/base/tables/read-number";
import type { Place, Problem } from "../add/company-entry";
import type { FileColumn } from "./columns";

/** A row of a file by column; a column that the file does not have is absent. */
export interface FileRow {
  row: number;
  cells: Partial<Record<FileColumn, Cell>>;
  notes?: readonly string[];
}

export interface FileStyle extends NumberStyle {
  /** Of balances without a day of their own. */
  openingDay: string | undefined;
}

export const textIn = ({ cells }: FileRow, column: FileColumn): string =>
  cells[column]?.text.trim() ?? "";

export const has = ({ cells }: FileRow, ...columns: FileColumn[]): boolean =>
  columns.some((column) => cells[column] !== undefined && isFilled(cells[column]));

/** The rows of one company while they are read: their errors, and the position of each part. */
export class CompanyRows {
  readonly problems: Problem[] = [];
  readonly notes: string[] = [];
  readonly places = { gstins: [] as Place[], addresses: [] as Place[], people: [] as Place[] };
  /** For each column that a company fills once, the row that fills it. */
  readonly once = new Map<FileColumn, FileRow>();
  readonly rows: readonly FileRow[];
  readonly style: FileStyle;

  constructor(rows: readonly FileRow[], style: FileStyle) {
    this.rows = rows;
    this.style = style;
    for (const { notes } of rows) this.notes.push(...(notes ?? []));
    for (const row of rows) this.#findOnce(row);
  }

  refuse(row: number, column: string, message: string): void {
    this.problems.push({ row, column, message });
  }

  /** The value read from a cell; an unreadable cell is a mistake. */
  value<T>(
    row: FileRow,
    column: FileColumn,
    read: (cell: Cell, style: NumberStyle) => Read<T>,
  ): T | undefined {
    const cell = row.cells[column];
    if (!cell) return undefined;
    const { value, reason } = read(cell, this.style);
    if (reason !== undefined) this.refuse(row.row, column, reason);
    return value;
  }

  textOnce(column: FileColumn): string {
    const row = this.once.get(column);
    return row ? textIn(row, column) : "";
  }

  placeOnce(column: FileColumn): Place {
    const { row = 1 } = this.once.get(column) ?? this.rows[0] ?? {};
    return { row, column };
  }

  /** Finds what a later row says otherwise. */
  #findOnce(row: FileRow): void {
    for (const column of ONCE) {
      if (!has(row, column)) continue;
      const earlier = this.once.get(column);
      if (!earlier) this.once.set(column, row);
      else if (textIn(earlier, column) !== textIn(row, column)) {
        const message = `Row ${earlier.row} says “${textIn(earlier, column)}” of this company.`;
        this.refuse(row.row, column, `${message} Write it once.`);
      }
    }
  }
}

/** Said once of a company: its rows may repeat it, and not contradict each other. */
const ONCE = [
  "legalName",
  "creditDays",
  "creditLimit",
  "priceList",
  "openingBalance",
  "openingDay",
  "closingBalance",
  "debit",
  "credit",
] as const;
