import type { Keyset } from "./keyset";

/** Selects a page of a list; the first without a cursor. */
export interface Slice {
  limit: number;
  cursor?: string | null;
}

export interface Page<Entry> {
  items: Entry[];
  /** Entries of the whole list, over all pages. */
  total: number;
  /** True when there are more than `total`, which were not counted. */
  isAtLeast?: boolean;
  /** Entries without search and filters, when the list reports them. */
  all?: number;
  /** Cursor of the next page; null at the end. */
  nextCursor: string | null;
}

/** Yields the entries of a whole list, read in pages of `limit`. */
export async function* eachEntry<Entry>(
  limit: number,
  read: (slice: {
    limit: number;
    cursor: string | undefined;
  }) => Promise<Pick<Page<Entry>, "items" | "nextCursor">>,
): AsyncGenerator<Entry> {
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await read({ limit, cursor });
    yield* page.items;
    cursor = page.nextCursor;
  }
}

export interface FindArguments<Where> {
  where: Where;
  orderBy: Keyset<never>["orderBy"];
  take: number;
}

interface PartOptions<Row, Where> {
  keys: Keyset<Row>;
  /** The condition of search and filters. */
  where: Where;
  /** Reads rows, as `findMany` does. */
  find: (found: FindArguments<Where>) => Promise<Row[]>;
}

interface Part<Row> {
  rows: Row[];
  nextCursor: string | null;
}

/**
 * Returns the rows of one page. Reads one row more than requested to find out whether more follow.
 * @throws AppError invalid_input for a cursor that is not of this list
 */
export async function readPart<Row, Where>(
  { keys, where, find }: PartOptions<Row, Where>,
  { limit, cursor }: Slice,
): Promise<Part<Row>> {
  const rows = await find({
    // A condition on the same table: its columns are those of `keys`.
    where: cursor ? ({ AND: [where, keys.after(cursor)] } as Where) : where,
    orderBy: keys.orderBy,
    take: limit + 1,
  });
  return cut(keys, rows, limit);
}

/** Cuts `rows` to `limit`; there is one more row than `limit` when more follow. */
export function cut<Row>(keys: Keyset<Row>, rows: Row[], limit: number): Part<Row> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const nextCursor = rows.length > limit && last !== undefined ? keys.cursorOf(last) : null;
  return { rows: shown, nextCursor };
}

interface PageOptions<Row, Where, Entry> extends PartOptions<Row, Where> {
  count: (where: Where) => Promise<number>;
  /** The condition without search and filters; `where` itself when nothing narrows the list. */
  whole?: Where;
  entryOf: (row: Row) => Entry;
}

/**
 * Returns one page with the number of all entries.
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

/** Yields every row, read in batches, so that only one batch is in memory. */
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
