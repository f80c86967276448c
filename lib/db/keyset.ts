import { parseJson } from "@/lib/base/text/parse-json";
import { AppError } from "@/lib/base/errors";
import { storableText } from "@/lib/base/input/storable";
import { isUuid } from "../base/ids/uuid";

/**
 * Keyset paging: a cursor contains the sort values of the last row of a page. So a page deep in a long list costs as
 * little as the first, and rows added meanwhile shift nothing.
 */

type Direction = "asc" | "desc";

interface KindValues {
  text: string;
  uuid: string;
  /** 32 bits, like PostgreSQL's integer. */
  integer: number;
  number: number;
  date: Date;
}

type Kind = keyof KindValues;

interface KeyColumn<Field extends string = string, K extends Kind = Kind> {
  field: Field;
  kind: K;
  direction: Direction;
  /** Rows without a value come last, as in PostgreSQL. */
  nullsLast?: true;
}

export function asc<const F extends string, const K extends Kind>(field: F, kind: K) {
  return { field, kind, direction: "asc" } satisfies KeyColumn<F, K>;
}

export function ascNullsLast<const F extends string, const K extends Kind>(field: F, kind: K) {
  return { ...asc(field, kind), nullsLast: true } satisfies KeyColumn<F, K>;
}

export function desc<const F extends string, const K extends Kind>(field: F, kind: K) {
  return { field, kind, direction: "desc" } satisfies KeyColumn<F, K>;
}

type KeyOf<Columns extends readonly KeyColumn[]> = {
  [C in Columns[number] as C["field"]]:
    KindValues[C["kind"]] | (C extends { nullsLast: true } ? null : never);
};

/** The order of a list of `Row`s. */
export interface Keyset<Row> {
  columns: readonly KeyColumn[];
  orderBy: Record<string, Direction>[];
  cursorOf: (row: Row) => string;
  /**
   * Returns the condition for the rows after a cursor's row. The bound on the first column is outside of the OR, so
   * that an index can start at it.
   * @throws AppError invalid_input for a cursor that is not of this list
   */
  after: (cursor: string) => Record<string, unknown>;
  /**
   * Returns the values of a cursor, column by column.
   * @throws AppError invalid_input for a cursor that is not of this list
   */
  valuesIn: (cursor: string) => unknown[];
}

interface ReadableKeyset<Key> extends Keyset<Key> {
  /** Returns the same values by column name. */
  read: (cursor: string) => Key;
}

/**
 * Defines the order of a list. `name` distinguishes its cursors from those of other lists. Only a column of
 * `ascNullsLast` may be null, and the last column must be unique.
 */
export function keyset<const Columns extends readonly KeyColumn[]>(
  name: string,
  columns: Columns,
): ReadableKeyset<KeyOf<Columns>> {
  const read = (cursor: string) => valuesIn(name, columns, cursor);
  return {
    columns,
    valuesIn: read,
    orderBy: columns.map(({ field, direction }) => ({ [field]: direction })),
    cursorOf: (row) => {
      const values = columns.map(({ field }) => (row as Record<string, unknown>)[field]);
      return Buffer.from(JSON.stringify([name, ...values])).toString("base64url");
    },
    read: (cursor) => toKey(columns, read(cursor)) as KeyOf<Columns>,
    after: (cursor) => following(columns, read(cursor)),
  };
}

/** Reverses an order of one column. */
export function opposite(by: Record<string, Direction>): Record<string, Direction> {
  return Object.fromEntries(
    Object.entries(by).map(([field, direction]) => [field, direction === "asc" ? "desc" : "asc"]),
  );
}

/** Returns the order of most lists; `name` as for `keyset`. */
export function newestFirst(name: string) {
  return keyset(name, [desc("createdAt", "date"), desc("id", "uuid")]);
}

type Fields = Record<string, unknown>;

function toKey(columns: readonly KeyColumn[], values: readonly unknown[]): Fields {
  return Object.fromEntries(columns.map(({ field }, index) => [field, values[index]]));
}

/** Further by the first column, or equal in it and further by the second, and so on. */
function following(columns: readonly KeyColumn[], values: readonly unknown[]): Fields {
  const further = columns.flatMap((column, index) =>
    // Only more rows without a value come after a row without one.
    values[index] === null
      ? []
      : [{ ...toKey(columns.slice(0, index), values), ...beyond(column, values[index]) }],
  );
  const [first] = columns;
  if (!first) return {};
  return { AND: [beyond(first, values[0], "e")], OR: further };
}

/** @param orEqual "e" to include the value itself */
function beyond(
  { field, direction, nullsLast }: KeyColumn,
  value: unknown,
  orEqual: "" | "e" = "",
): Fields {
  if (value === null) return { [field]: null };
  const compared = { [field]: { [`${direction === "asc" ? "gt" : "lt"}${orEqual}`]: value } };
  return nullsLast ? { OR: [compared, { [field]: null }] } : compared;
}

function valuesIn(name: string, columns: readonly KeyColumn[], cursor: string): unknown[] {
  const [made, ...values] = listContent(cursor);
  const read = columns.map(({ kind, nullsLast }, index) =>
    nullsLast && values[index] === null ? null : READERS[kind](values[index]),
  );
  const isOurs = made === name && values.length === columns.length && !read.includes(undefined);
  if (!isOurs) {
    throw new AppError("invalid_input", "This cursor is not valid. Start again without it.", {
      fields: { cursor: "Not a cursor of this list" },
    });
  }
  return read;
}

function listContent(cursor: string): unknown[] {
  const content = parseJson(Buffer.from(cursor, "base64url").toString());
  return Array.isArray(content) ? content : [];
}

const MAX_INTEGER = 2 ** 31 - 1;

const isText = (value: unknown) => typeof value === "string";

/** Returns the value as the database takes it; undefined for one that it would refuse. */
const READERS: { [K in Kind]: (value: unknown) => KindValues[K] | undefined } = {
  text: (value) => (isText(value) && storableText(value) === value ? value : undefined),
  uuid: (value) => (isText(value) && isUuid(value) ? value : undefined),
  integer: (value) =>
    Number.isInteger(value) && Math.abs(Number(value)) <= MAX_INTEGER ? Number(value) : undefined,
  number: (value) => (Number.isFinite(value) ? Number(value) : undefined),
  date: dateFrom,
};

/** Parses what `toJSON` writes, for years that the database supports too. */
function dateFrom(value: unknown): Date | undefined {
  if (!isText(value) || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/.test(value)) {
    return undefined;
  }
  const date = new Date(value);
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() === 0 ? undefined : date;
}
