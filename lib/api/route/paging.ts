import "server-only";
import { addressOf, type AddressValues } from "@/lib/api/call";

/** Where an answer stands in its list. */
export interface Page {
  /** Entries of the whole list, over all its pages. */
  total: number;
  /** There are more than `total`. */
  isAtLeast?: boolean;
  /** What the list would have without search and filters, for "X of Y". */
  all?: number;
  /** Where the next page begins; null at the end. */
  nextCursor: string | null;
}

/** What was asked for: the link to the next page repeats it. */
export interface Asked {
  params?: AddressValues;
  query?: AddressValues;
}

/** The headers of a paged list: how many entries the whole list has, and where the rest is (RFC 8288). */
export function pagingHeaders(
  path: string,
  asked: Asked,
  { total, isAtLeast, all, nextCursor }: Page,
): Record<string, string> {
  const headers = {
    "X-Total-Count": String(total),
    ...(isAtLeast ? { "X-Total-Count-Relation": "gte" } : {}),
    ...(all === undefined ? {} : { "X-Unfiltered-Count": String(all) }),
  };
  if (nextCursor === null) return headers;
  const next = addressOf(path, asked.params, { ...asked.query, cursor: nextCursor });
  return { ...headers, Link: `<${next}>; rel="next"` };
}
