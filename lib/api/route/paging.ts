import "server-only";
import { buildAddress, type AddressValues } from "@/lib/api/call";

/** The position of an answer in its list. */
export interface Page {
  /** Entries of the whole list, over all its pages. */
  total: number;
  /** True when there are more than `total`. */
  isAtLeast?: boolean;
  /** Entries without search and filters, for "X of Y". */
  all?: number;
  /** Cursor of the next page; null at the end. */
  nextCursor: string | null;
}

/** The request; the link to the next page repeats it. */
export interface Requested {
  params?: AddressValues;
  query?: AddressValues;
}

/** Returns the headers of a paged list: the number of all entries, and a link to the next page (RFC 8288). */
export function pagingHeaders(
  path: string,
  requested: Requested,
  { total, isAtLeast, all, nextCursor }: Page,
): Record<string, string> {
  const headers = {
    "X-Total-Count": String(total),
    ...(isAtLeast ? { "X-Total-Count-Relation": "gte" } : {}),
    ...(all === undefined ? {} : { "X-Unfiltered-Count": String(all) }),
  };
  if (nextCursor === null) return headers;
  const next = buildAddress(path, requested.params, { ...requested.query, cursor: nextCursor });
  return { ...headers, Link: `<${next}>; rel="next"` };
}
