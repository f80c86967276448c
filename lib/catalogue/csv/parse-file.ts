import "server-only";
import type { Cell } from "@/lib/base/tables/cell";
import { whyOtherKind } from "@/lib/base/tables/file-kinds";
import {
  findHeading,
  repeatedNames,
  rowProblems,
  withoutComments,
  type Heading,
} from "@/lib/base/tables/heading";
import { findOtherUnit, withUnit } from "@/lib/base/tables/heading-unit";
import { countText } from "@/lib/base/text/counts";
import { cellAt, type TableRow } from "@/lib/base/tables/table";
import { readTable } from "@/lib/files/tables/read-table";
import { NO_SHEETS, pickSheets, type Sheets } from "@/lib/base/tables/sheets";
import { CSV_COLUMNS, type CsvColumn } from "./columns";
import {
  knownNames,
  readsUnit,
  shownUnit,
  findDoubts,
  findPlaces,
  findUnits,
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

export interface CatalogueFile extends Sheets {
  rows: FileRow[];
  /** True when numbers use a decimal comma, as spreadsheets do when they separate columns by semicolons. */
  decimalComma: boolean;
  /** Errors of the file as a whole. */
  errors: ImportError[];
  /** Header names of the file. */
  names: string[];
  /** Heading of each column. */
  columns: ChosenColumns;
}

/** Maximum number of columns, with room for columns that users add. A file with more is not a catalogue. */
const MAX_COLUMNS = 100;

interface FileChoices {
  columns?: ChosenColumns | undefined;
  sheet?: string | undefined;
}

/** Parses the file. When it cannot be read, returns only the errors. */
export async function parseCatalogue(
  bytes: Uint8Array,
  owner: string,
  { columns: chosen = {}, sheet }: FileChoices = {},
): Promise<CatalogueFile> {
  const knows = (names: readonly string[]) => knownNames(names.slice(0, MAX_COLUMNS), chosen);
  const most = { rows: IMPORT_LIMITS.rows, columns: MAX_COLUMNS };
  const { table, problem } = await readTable(bytes, { owner, most, knows, sheet });
  if (problem) {
    const errors = [inHead(problem.row, "", problem.message)];
    return { ...refused(errors), decimalComma: false, ...NO_SHEETS };
  }
  const { decimalComma } = table;
  return { ...toFile(findHeading(table, knows), chosen), decimalComma, ...pickSheets(table) };
}

type Content = Omit<CatalogueFile, "decimalComma" | keyof Sheets>;

function refused(errors: ImportError[]): Content {
  return { rows: [], errors, names: [], columns: {} };
}

function toFile(heading: Heading, chosen: ChosenColumns): Content {
  const { names } = heading;
  const shown = names.filter(Boolean);
  if (shown.length > MAX_COLUMNS) return refused([tooManyColumns(heading.row, shown.length)]);
  const fixed = fileErrors(heading);
  if (fixed.length > 0) return refused(fixed);
  const places = findPlaces(names, chosen);
  const file: Content = {
    rows: [],
    errors: headErrors(heading, places, chosen),
    names: shown,
    columns: {},
  };
  if (file.errors.length > 0) return file;
  const rows = withoutComments(heading);
  const units = findUnits(names, places);
  const beyond = rows[IMPORT_LIMITS.rows];
  if (beyond) return { ...file, errors: [inHead(beyond.row, "", TOO_MANY_ROWS)] };
  return {
    ...file,
    rows: rows.map((row) => ({ row: row.row, cells: toCells(places, units, row) })),
    errors: rows.flatMap((row) => rowProblems(row, names, Object.entries(places))),
    columns: Object.fromEntries(
      Object.entries(places).map(([column, place]) => [column, names[place] ?? ""]),
    ),
  };
}

/** Columns that can identify a product. */
const TELLING = ["id", "sku", "name"] as const satisfies readonly CsvColumn[];

/** Errors of the heading that no choice of columns fixes. */
function fileErrors({ row, names }: Heading): ImportError[] {
  const other = whyOtherKind(names, "products");
  if (other) return [inHead(row, "", other)];
  return repeatedNames(names).map(({ name, message }) => inHead(row, name, message));
}

function headErrors(
  { row, names }: Heading,
  places: ColumnPlaces,
  chosen: ChosenColumns,
): ImportError[] {
  if (!TELLING.some((column) => column in places)) return [inHead(row, "", NO_NAMES)];
  const doubts = findDoubts(names, chosen).map(({ column, found }) =>
    inHead(row, found[0] ?? "", doubtful(column, found)),
  );
  return [...doubts, ...unitErrors({ row, names }, places)];
}

/** A column that the owner chose by hand may name a unit that is not read. */
function unitErrors({ row, names }: Pick<Heading, "row" | "names">, places: ColumnPlaces) {
  return CSV_COLUMNS.flatMap((column) => {
    const name = names[places[column] ?? -1] ?? "";
    const unit = findOtherUnit(name, readsUnit(column));
    return unit === null ? [] : [inHead(row, name, otherUnit(name, unit, shownUnit(column)))];
  });
}

const otherUnit = (name: string, unit: string, shown: string) =>
  `“${name}” is in ${unit}, and this column in ${shown}. Convert the numbers and rename the column.`;

const doubtful = (column: CsvColumn, found: readonly string[]) =>
  `${found.map((name) => `“${name}”`).join(" and ")} can each be ${column}. Say below which one is.`;

const COLUMNS = `The columns are ${CSV_COLUMNS.join(", ")}.`;
const NO_NAMES = `The first row has to name the columns, the name of the product among them. Say below which column is which. ${COLUMNS}`;
const TOO_MANY_ROWS = `The file has more than ${countText(IMPORT_LIMITS.rows)} products. Split it into several files.`;

function inHead(row: number, column: string, message: string): ImportError {
  return { row, column, message };
}

const tooManyColumns = (row: number, count: number) =>
  inHead(row, "", `The first row names ${count} columns. ${COLUMNS}`);

/** Fills missing cells at the end of a row with empty text. */
function toCells(
  places: ColumnPlaces,
  units: ReturnType<typeof findUnits>,
  line: TableRow,
): FileRow["cells"] {
  const entries = CSV_COLUMNS.flatMap((column) => {
    const place = places[column];
    const cell = withUnit(cellAt(line, place), units.get(column) ?? "");
    return place === undefined ? [] : [[column, cell] as const];
  });
  return Object.fromEntries(entries);
}
