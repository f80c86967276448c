import { sameName } from "@/lib/base/tables/heading";
import { CSV_COLUMNS, getCsv, isProductColumn, type CsvColumn } from "./columns";

/** The header names that the owner assigned to columns. An empty text means the column is left out. */
export type ChosenColumns = Partial<Record<CsvColumn, string>>;

/** The index of each column in the header row. Columns that the header lacks are absent. */
export type ColumnPlaces = Partial<Record<CsvColumn, number>>;

/** Header names of other programs, including Tally's item master and stock summary. The first one found is used. */
const otherNames = (column: CsvColumn): readonly string[] =>
  isProductColumn(column) ? (getCsv(column).aliases ?? []) : [];

/** Rows with any text in this column are skipped: they are explanations and examples. */
export const COMMENT_COLUMN = "#";

const plainName = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, "");

/**
 * Matches header names to columns: first the owner's choice, then this shop's names, then names of other programs.
 */
export function findPlaces(names: readonly string[], chosen: ChosenColumns = {}): ColumnPlaces {
  const places: ColumnPlaces = {};
  const taken = new Set<number>();
  const take = (column: CsvColumn, place: number) => {
    if (place < 0 || taken.has(place) || places[column] !== undefined) return;
    places[column] = place;
    taken.add(place);
  };
  const plain = names.map(plainName);
  for (const column of CSV_COLUMNS) {
    const own = chosen[column];
    if (own)
      take(
        column,
        names.findIndex((name) => sameName(name) === sameName(own)),
      );
  }
  const open = CSV_COLUMNS.filter((column) => chosen[column] === undefined);
  for (const column of open) take(column, plain.indexOf(plainName(column)));
  for (const column of open) {
    for (const name of otherNames(column)) take(column, plain.indexOf(name));
  }
  return places;
}

/** Counts the names that match a column. */
export const knownNames = (names: readonly string[], chosen: ChosenColumns): number =>
  Object.keys(findPlaces(names, chosen)).length;

interface Doubt {
  column: CsvColumn;
  /** Names of other programs that can each be this column. */
  found: string[];
}

/** Returns the columns that the file neither has by our name nor by one name of other programs alone. */
export function findDoubts(names: readonly string[], chosen: ChosenColumns = {}): Doubt[] {
  const places = findPlaces(names, chosen);
  const taken = new Set(Object.values(places));
  const plain = names.map(plainName);
  return CSV_COLUMNS.flatMap((column) => {
    const place = places[column];
    if (place === undefined || chosen[column] !== undefined) return [];
    if (plain[place] === plainName(column)) return [];
    const others = otherNames(column).map((name) => plain.indexOf(name));
    const open = others.filter((other) => other >= 0 && !taken.has(other));
    return open.length === 0
      ? []
      : [{ column, found: [place, ...open].map((index) => names[index] ?? "") }];
  });
}
