import "server-only";
import { whyUnreadable, type Cell } from "@/lib/base/tables/cell";
import { whyOtherKind } from "@/lib/base/tables/file-kinds";
import { findHeading, repeatedNames, type Heading } from "@/lib/base/tables/heading";
import { cellAt, type TableRow } from "@/lib/base/tables/table";
import { readTable } from "@/lib/files/tables/read-table";
import { CSV_COLUMNS, type CsvColumn } from "./columns";
import {
  COMMENT_COLUMN,
  knownNames,
  findDoubts,
  findPlaces,
  type ChosenColumns,
  type ColumnPlaces,
} from "./find-columns";
import { IMPORT_LIMITS, type ImportError } from "./schemas";

export interface FileRow {
  /** Row number as spreadsheets show it; the header is row 1. */
  row: number;
  /** Cells by column. Columns that the file lacks are absent. */
  cells: Partial<Record<CsvColumn, Cell>>;
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

/** Maximum number of columns, with room for columns that users add. A file with more is not a catalogue. */
const MAX_COLUMNS = 100;

/** Parses the file. When it cannot be read, returns only the errors. */
export async function parseCatalogue(
  bytes: Uint8Array,
  owner: string,
  chosen: ChosenColumns = {},
): Promise<CatalogueFile> {
  const knows = (names: readonly string[]) => knownNames(names.slice(0, MAX_COLUMNS), chosen);
  const most = { rows: IMPORT_LIMITS.rows, columns: MAX_COLUMNS };
  const { table, problem } = await readTable(bytes, { owner, most, knows });
  if (problem) return refused([inHead(problem.row, "", problem.message)]);
  const { decimalComma } = table;
  return { ...toFile(findHeading(table, knows), chosen), decimalComma };
}

function refused(errors: ImportError[]): CatalogueFile {
  return { rows: [], decimalComma: false, errors, names: [], columns: {} };
}

type Content = Omit<CatalogueFile, "decimalComma">;

function toFile(heading: Heading, chosen: ChosenColumns): Content {
  const { names, rows: all } = heading;
  const shown = names.filter(Boolean);
  if (shown.length > MAX_COLUMNS) return refused([tooManyColumns(heading.row, shown.length)]);
  const places = findPlaces(names, chosen);
  const file: Content = {
    rows: [],
    errors: headErrors(heading, places, chosen),
    names: shown,
    columns: {},
  };
  if (file.errors.length > 0) return file;
  const comment = names.indexOf(COMMENT_COLUMN);
  const rows = all.filter((row) => comment < 0 || !cellAt(row, comment).text.trim());
  const beyond = rows[IMPORT_LIMITS.rows];
  if (beyond) return { ...file, errors: [inHead(beyond.row, "", TOO_MANY_ROWS)] };
  return {
    ...file,
    rows: rows.map((row) => ({ row: row.row, cells: toCells(places, row) })),
    errors: rows.flatMap((row) => rowErrors(names, places, row)),
    columns: Object.fromEntries(
      Object.entries(places).map(([column, place]) => [column, names[place] ?? ""]),
    ),
  };
}

/** Columns that can identify a product. */
const TELLING = ["id", "sku", "name"] as const satisfies readonly CsvColumn[];

function headErrors(
  { row, names }: Heading,
  places: ColumnPlaces,
  chosen: ChosenColumns,
): ImportError[] {
  const other = whyOtherKind(names, "products");
  if (other) return [inHead(row, "", other)];
  const repeated = repeatedNames(names);
  if (repeated.length > 0) return repeated.map(({ name, message }) => inHead(row, name, message));
  if (!TELLING.some((column) => column in places)) return [inHead(row, "", NO_NAMES)];
  return findDoubts(names, chosen).map(({ column, found }) =>
    inHead(row, found[0] ?? "", doubtful(column, found)),
  );
}

const doubtful = (column: CsvColumn, found: readonly string[]) =>
  `${found.map((name) => `“${name}”`).join(" and ")} can each be ${column}. Say below which one is.`;

const COLUMNS = `The columns are ${CSV_COLUMNS.join(", ")}.`;
const NO_NAMES = `The first row has to name the columns, the name of the product among them. Say below which column is which. ${COLUMNS}`;
const TOO_MANY_ROWS = `The file has more than ${IMPORT_LIMITS.rows} products. Split it into several files.`;
const TOO_LONG =
  "This row has more cells than there are columns. Check commas and quotation marks.";

function inHead(row: number, column: string, message: string): ImportError {
  return { row, column, message };
}

const tooManyColumns = (row: number, count: number) =>
  inHead(row, "", `The first row names ${count} columns. ${COLUMNS}`);

function rowErrors(names: readonly string[], places: ColumnPlaces, line: TableRow): ImportError[] {
  const { row, cells } = line;
  if (cells.some(({ text }, index) => !names[index] && text.trim() !== "")) {
    return [inHead(row, "", TOO_LONG)];
  }
  return Object.entries(places).flatMap(([column, place]) => {
    const reason = whyUnreadable(cellAt(line, place));
    return reason === null ? [] : [inHead(row, column, reason)];
  });
}

/** Fills missing cells at the end of a row with empty text. */
function toCells(places: ColumnPlaces, line: TableRow): FileRow["cells"] {
  const entries = CSV_COLUMNS.flatMap((column) => {
    const place = places[column];
    return place === undefined ? [] : [[column, cellAt(line, place)] as const];
  });
  return Object.fromEntries(entries);
}
