import type { Keyset } from "./keyset";

/** Which page of a list: the first without a cursor. */
export interface Slice {
  limit: number;
  cursor?: string | null;
}

export interface Page<Entry> {
  items: Entry[];
  /** Entries of the whole list, over all its pages. */
  total: number;
  /** There are more than `total`, and nobody counted how many. */
  isAtLeast?: boolean;
  /** Entries without search and filters, where the list tells. */
  all?: number;
  /** Asks for what follows; null at the end. */
  nextCursor: string | null;
}

export interface FindArguments<Where> {
  where: Where;
  orderBy: Keyset<never>["orderBy"];
  take: number;
}

interface PartOptions<Row, Where> {
  keys: Keyset<Row>;
  /** What search and filters pick. */
  where: Where;
  /** Reads rows, as `findMany` does. */
  find: (found: FindArguments<Where>) => Promise<Row[]>;
}

interface Part<Row> {
  rows: Row[];
  nextCursor: string | null;
}

/**
 * The rows of one page. One row more than asked for tells whether anything follows.
 * @throws AppError invalid_input for a cursor that is not of this list
 */
export async function readPart<Row, Where>(
  { keys, where, find }: PartOptions<Row, Where>,
  { limit, cursor }: Slice,
): Promise<Part<Row>> {
  const rows = await find({
    // A condition of the same table: its columns are those of `keys`.
    where: cursor ? ({ AND: [where, keys.after(cursor)] } as Where) : where,
    orderBy: keys.orderBy,
    take: limit + 1,
  });
  return cut(keys, rows, limit);
}

/** `rows`, of which there is one more than `limit` where anything follows. */
export function cut<Row>(keys: Keyset<Row>, rows: Row[], limit: number): Part<Row> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const nextCursor = rows.length > limit && last !== undefined ? keys.cursorOf(last) : null;
  return { rows: shown, nextCursor };
}

interface PageOptions<Row, Where, Entry> extends PartOptions<Row, Where> {
  count: (where: Where) => Promise<number>;
  /** What there is without search and filters: `where` itself where nothing narrows the list. */
  whole?: Where;
  entryOf: (row: Row) => Entry;
}

/**
 * One page with the number of all entries.
 * @throws AppError invalid_input for a cursor that is not of this list
 */
export async function readPage<Row, Where, Entry>(
  options: PageOptions<Row, Where, Entry>,
  slice: Slice,
): Promise<Page<Entry>> {
  const { where, whole, count, entryOf } = options;
  const isNarrowed = whole !== undefined && whole !== where;
  const [{ rows, nextCursor }, total, unfiltered] = await Promise.all([
    readPart(options, slice),
    count(where),
    isNarrowed ? count(whole) : undefined,
  ]);
  const all = whole === undefined ? {} : { all: unfiltered ?? total };
  return { items: rows.map(entryOf), total, ...all, nextCursor };
}

/** Every row, read in batches, so that only one is held in memory. */
export async function* eachRow<Row, Where>(
  options: PartOptions<Row, Where>,
  batch: number,
): AsyncGenerator<Row> {
  let cursor: string | null | undefined;
  do {
    const part: Part<Row> = await readPart(options, { limit: batch, cursor });
    yield* part.rows;
    cursor = part.nextCursor;
  } while (cursor !== null);
}
