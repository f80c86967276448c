/** Where a page stands in a list that can be read from either end. */
export interface Span {
  /** Whether to read from the last entry towards the first. */
  backwards: boolean;
  /** Entries to pass over, at most half of the list. */
  skip: number;
  take: number;
}

/** The entries from `offset` on, at most `limit`, by the shorter way; undefined behind the last one. */
export function nearestEnd(page: {
  total: number;
  offset: number;
  limit: number;
}): Span | undefined {
  const { total, offset } = page;
  const take = Math.min(page.limit, total - offset);
  if (take <= 0) return undefined;
  const behind = total - offset - take;
  return behind < offset
    ? { backwards: true, skip: behind, take }
    : { backwards: false, skip: offset, take };
}
