/** Position of a page in a list that can be read from either end. */
export interface Span {
  /** True to read from the last entry towards the first. */
  backwards: boolean;
  /** Entries to skip, at most half of the list. */
  skip: number;
  take: number;
}

/** Returns how to read up to `limit` entries from `offset` by the shorter way; undefined beyond the last entry. */
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
