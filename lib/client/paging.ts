export interface Paging {
  /** Entries of the whole list, over all its pages. */
  total: number;
  /** Where the next page begins; null at the end. */
  nextCursor: string | null;
}

/** The paging headers of a list (contract section 2): X-Total-Count, and Link with rel="next". */
export function pagingOf(headers: Headers): Paging {
  const next = /<([^>]*)>;\s*rel="next"/.exec(headers.get("Link") ?? "")?.[1];
  const query = next?.split("?")[1] ?? "";
  return {
    total: Number(headers.get("X-Total-Count") ?? 0) || 0,
    nextCursor: new URLSearchParams(query).get("cursor"),
  };
}
