import { columnLetters } from "./cell";
import { DEEPEST_HEAD, type Table, type TableRow } from "./table";

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
