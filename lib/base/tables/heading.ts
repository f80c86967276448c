import { columnLetters, whyUnreadable } from "./cell";
import { cellAt, DEEPEST_HEAD, type Table, type TableRow } from "./table";

export interface Heading {
  /** The row of the names. */
  row: number;
  /** Names by column, trimmed. */
  names: string[];
  /** Rows below the heading. */
  rows: readonly TableRow[];
}

const LONGEST_NAME = 100;

/** Finds the heading: of the first rows the one with the most names that `knows` counts, else the first row. */
export function findHeading(
  { rows }: Pick<Table, "rows">,
  knows: (names: readonly string[]) => number,
): Heading {
  const heads = rows.slice(0, DEEPEST_HEAD).map(listNames);
  const known = heads.map(knows);
  const at = Math.max(0, known.indexOf(Math.max(0, ...known)));
  return { row: rows[at]?.row ?? 1, names: heads[at] ?? [], rows: rows.slice(at + 1) };
}

const listNames = ({ cells }: TableRow) =>
  cells.map(({ text }) => text.replace(/\s+/g, " ").trim().slice(0, LONGEST_NAME));

/** A name as names are compared. */
export const sameName = (name: string): string =>
  name.normalize("NFC").replace(/\s+/g, " ").trim().toLowerCase();

/** The letters and digits of a name: "Name of Item", "name_of_item" and "NameOfItem" are one. */
export const plainHeading = (name: string): string =>
  sameName(name).replace(/[^\p{L}\p{M}\p{N}]/gu, "");

/** Rows with text in this column are skipped: they are explanations and examples. */
export const COMMENT_COLUMN = "#";

export function withoutComments({ names, rows }: Heading): TableRow[] {
  const comment = names.indexOf(COMMENT_COLUMN);
  return rows.filter((row) => comment < 0 || !cellAt(row, comment).text.trim());
}

const TOO_LONG =
  "This row has more cells than there are columns. Check commas and quotation marks.";

export interface CellProblem<Column> {
  row: number;
  /** Empty for the whole row. */
  column: Column | "";
  message: string;
}

/** What cannot be read in a row: cells beyond the heading, else cells of the known columns. */
export function rowProblems<Column extends string>(
  line: TableRow,
  names: readonly string[],
  places: readonly (readonly [Column, number])[],
): CellProblem<Column>[] {
  const { row, cells } = line;
  if (cells.some(({ text }, index) => !names[index] && text.trim() !== "")) {
    return [{ row, column: "", message: TOO_LONG }];
  }
  return places.flatMap(([column, place]) => {
    const message = whyUnreadable(cellAt(line, place));
    return message === null ? [] : [{ row, column, message }];
  });
}

export interface RepeatedName {
  name: string;
  message: string;
}

/** Names that occur more than once in the heading; such columns are ambiguous. */
export function repeatedNames(names: readonly string[]): RepeatedName[] {
  const places = Map.groupBy(names.keys(), (index) => sameName(names[index] ?? ""));
  return [...places].flatMap(([same, columns]) => {
    if (same === "" || columns.length === 1) return [];
    const name = names[columns[0] ?? 0] ?? "";
    const letters = columns.map(columnLetters);
    const list = `${letters.slice(0, -1).join(", ")} and ${letters.at(-1) ?? ""}`;
    const all = columns.length === 2 ? "both" : "all";
    const message = `Columns ${list} are ${all} named “${name}”. Rename or delete all but one.`;
    return [{ name, message }];
  });
}
