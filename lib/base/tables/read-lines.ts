import { whyUnreadable, type Cell } from "./cell";
import { whyOtherKind, type FileKind } from "./file-kinds";
import { findHeading, repeatedNames, sameName, type Heading } from "./heading";
import { readCsv } from "./read-csv";
import type { NumberStyle } from "./read-number";
import { cellAt } from "./table";

/** A line of a file by column; a column that the file does not have is empty. */
export interface TableLine<Column extends string> {
  /** Row number as in a spreadsheet: the heading is 1. */
  row: number;
  cells: Record<Column, Cell>;
}

export interface ReadLines<Column extends string> extends NumberStyle {
  lines: TableLine<Column>[];
  /** Columns that the file has. */
  found: Column[];
  /** The reason why the whole file cannot be read. */
  problem?: string;
}

interface LinesOptions<Column extends string> {
  kind: FileKind;
  columns: readonly Column[];
  /** Lines. */
  most: number;
  tooMany: string;
}

/** Maximum additional columns. */
const MORE_COLUMNS = 20;

/** Reads a table of CSV that came as text, whose heading names these columns in any order and case. */
export function readLines<Column extends string>(
  text: string,
  { kind, columns, most, tooMany }: LinesOptions<Column>,
): ReadLines<Column> {
  const own = new Set(columns.map(sameName));
  const knows = (names: readonly string[]) =>
    names.filter((name) => own.has(sameName(name))).length;
  const bounds = { rows: most, columns: columns.length + MORE_COLUMNS };
  const { table, problem } = readCsv(new TextEncoder().encode(text), { most: bounds, knows });
  if (problem) return { lines: [], found: [], problem: `Row ${problem.row}: ${problem.message}` };
  const heading = findHeading(table, knows);
  const places = new Map(columns.map((column) => [column, findPlace(heading, column)]));
  const found = columns.filter((column) => places.get(column) !== undefined);
  const wrong = whyRefused(heading, kind) ?? (heading.rows.length > most ? tooMany : null);
  if (wrong !== null) return { lines: [], found, problem: wrong };
  const lines = heading.rows.map((line) => ({
    row: line.row,
    cells: Object.fromEntries(
      columns.map((column) => [column, cellAt(line, places.get(column))]),
    ) as Record<Column, Cell>,
  }));
  const filled = lines.filter(({ cells }) =>
    Object.values<Cell>(cells).some((cell) => cell.text.trim() !== "" || whyUnreadable(cell)),
  );
  return { lines: filled, found, decimalComma: table.decimalComma };
}

const findPlace = ({ names }: Heading, column: string): number | undefined => {
  const place = names.findIndex((name) => sameName(name) === sameName(column));
  return place < 0 ? undefined : place;
};

const whyRefused = ({ names }: Heading, kind: FileKind): string | null =>
  whyOtherKind(names, kind) ?? repeatedNames(names)[0]?.message ?? null;
