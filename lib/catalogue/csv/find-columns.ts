import { plainHeading, sameName } from "@/lib/base/tables/heading";
import { splitUnit, type ReadsUnit } from "@/lib/base/tables/heading-unit";
import type { FieldUnit } from "../fields/units";
import { CSV_COLUMNS, getCsv, isProductColumn, type CsvColumn } from "./columns";

/** The header names that the owner assigned to columns. An empty text means the column is left out. */
export type ChosenColumns = Partial<Record<CsvColumn, string>>;

/** The index of each column in the header row. Columns that the header lacks are absent. */
export type ColumnPlaces = Partial<Record<CsvColumn, number>>;

/** Header names of other programs, including Tally's item master and stock summary. The first one found is used. */
const listAliases = (column: CsvColumn): readonly string[] =>
  isProductColumn(column) ? (getCsv(column).aliases ?? []) : [];

const findUnit = (column: CsvColumn): FieldUnit | undefined =>
  isProductColumn(column) ? getCsv(column).unit : undefined;

/** Returns the unit of a column as the owner sees it, or an empty text. */
export const shownUnit = (column: CsvColumn): string => findUnit(column)?.shown ?? "";

export const readsUnit = (column: CsvColumn): ReadsUnit | undefined => findUnit(column)?.reads;

/**
 * Matches header names to columns: first the owner's choice, then this shop's names, then names of other programs; with
 * or without the unit of the column.
 */
export function findPlaces(names: readonly string[], chosen: ChosenColumns = {}): ColumnPlaces {
  const places: ColumnPlaces = {};
  const taken = new Set<number>();
  const take = (column: CsvColumn, found: readonly number[]) => {
    const place = found.find((each) => !taken.has(each));
    if (place === undefined || places[column] !== undefined) return;
    places[column] = place;
    taken.add(place);
  };
  for (const column of CSV_COLUMNS) {
    const own = chosen[column];
    if (own)
      take(
        column,
        listPlaces(names, (name) => sameName(name) === sameName(own)),
      );
  }
  const open = CSV_COLUMNS.filter((column) => chosen[column] === undefined);
  for (const column of open) take(column, ownPlaces(names, column));
  for (const column of open) take(column, otherPlaces(names, column));
  return places;
}

const listPlaces = (names: readonly string[], is: (name: string) => boolean): number[] =>
  names.flatMap((name, place) => (is(name) ? [place] : []));

/** Whether a header is this name, alone or with a unit of the column. */
const isNamed = (header: string, column: CsvColumn, name: string): boolean =>
  plainHeading(header) === name || plainHeading(splitUnit(header, readsUnit(column)).name) === name;

const ownPlaces = (names: readonly string[], column: CsvColumn): number[] =>
  listPlaces(names, (header) => isNamed(header, column, plainHeading(column)));

/** Positions by names of other programs, in order of preference. */
const otherPlaces = (names: readonly string[], column: CsvColumn): number[] =>
  listAliases(column).flatMap((name) =>
    listPlaces(names, (header) => isNamed(header, column, name)),
  );

/** Counts the names that match a column. */
export const knownNames = (names: readonly string[], chosen: ChosenColumns): number =>
  Object.keys(findPlaces(names, chosen)).length;

interface Doubt {
  column: CsvColumn;
  /** Names that can each be this column. */
  found: string[];
}

/** Returns the columns that several names of the file can be: several of ours, or without one several others. */
export function findDoubts(names: readonly string[], chosen: ChosenColumns = {}): Doubt[] {
  const places = findPlaces(names, chosen);
  const taken = new Set(Object.values(places));
  return CSV_COLUMNS.flatMap((column) => {
    const place = places[column];
    if (place === undefined || chosen[column] !== undefined) return [];
    const own = ownPlaces(names, column);
    const found = own.length > 0 ? own : otherPlaces(names, column);
    const open = [...new Set(found)].filter((other) => other === place || !taken.has(other));
    return open.length < 2 ? [] : [{ column, found: open.map((index) => names[index] ?? "") }];
  });
}

/** Returns the unit that the header of each column names; of columns without one nothing. */
export const findUnits = (names: readonly string[], places: ColumnPlaces) =>
  new Map(
    CSV_COLUMNS.map((column) => {
      const header = names[places[column] ?? -1] ?? "";
      return [column, splitUnit(header, readsUnit(column)).unit];
    }),
  );
