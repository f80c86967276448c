export interface Paging {
  /** Entries of the whole list, over all its pages. */
  total: number;
  /** There are more than `total`. */
  isAtLeast: boolean;
  /** Entries without search and filters; `total` where the server does not say. */
  all: number;
  /** Where the next page begins; null at the end. */
  nextCursor: string | null;
}

/** The paging headers of a list: X-Total-Count and Link (docs/product.md: The API), X-Unfiltered-Count in the admin. */
export function pagingOf(headers: Headers): Paging {
  const next = /<([^>]*)>;\s*rel="next"/.exec(headers.get("Link") ?? "")?.[1];
  const query = next?.split("?")[1] ?? "";
  const total = Number(headers.get("X-Total-Count") ?? 0) || 0;
  return {
    total,
    isAtLeast: headers.get("X-Total-Count-Relation") === "gte",
    all: Number(headers.get("X-Unfiltered-Count") ?? total) || 0,
    nextCursor: new URLSearchParams(query).get("cursor"),
  };
}
