import "server-only";
import { CsvError, parse } from "csv-parse/sync";

/** A line of a file by column; a column that the file does not have is empty. */
export interface TableLine<Column extends string> {
  /** As a spreadsheet counts it: the heading is 1. */
  row: number;
  cells: Record<Column, string>;
}

export interface ReadTable<Column extends string> {
  lines: TableLine<Column>[];
  /** Columns that the file has. */
  found: Column[];
  /** Why the file as a whole cannot be read. */
  problem?: string;
}

const UNREADABLE = "This file cannot be read as CSV. Save it as “CSV UTF-8” and try again.";

/**
 * Reads a CSV file with commas, semicolons or tabs, whose first line names the columns in any order and case. Empty
 * lines are left out.
 * @param most lines
 */
export function readTable<Column extends string>(
  text: string,
  columns: readonly Column[],
  { most, tooMany }: { most: number; tooMany: string },
): ReadTable<Column> {
  const [heading = ""] = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/, 1);
  const delimiter = [",", ";", "\t"].find((each) => heading.includes(each)) ?? ",";
  const records = findRecords(text, delimiter, most);
  if (!records) return { lines: [], found: [], problem: UNREADABLE };
  const [names = [], ...rest] = records;
  const places = new Map(columns.map((column) => [column, getPlace(names, column)]));
  const found = columns.filter((column) => (places.get(column) ?? -1) >= 0);
  if (rest.length > most) return { lines: [], found, problem: tooMany };
  const lines = rest.map((record, index) => ({
    row: index + 2,
    cells: toCells(record, columns, places),
  }));
  return { found, lines: lines.filter(({ cells }) => Object.values(cells).some(Boolean)) };
}

const getPlace = (names: readonly string[], column: string) =>
  names.findIndex((name) => name.trim().toLowerCase() === column.toLowerCase());

const toCells = <Column extends string>(
  record: readonly string[],
  columns: readonly Column[],
  places: ReadonlyMap<Column, number>,
) =>
  Object.fromEntries(
    columns.map((column) => [column, (record[places.get(column) ?? -1] ?? "").trim()]),
  ) as Record<Column, string>;

function findRecords(text: string, delimiter: string, most: number): string[][] | null {
  try {
    return parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      max_record_size: 16 * 1024,
      to: most + 2,
    });
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}
