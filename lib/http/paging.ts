import "server-only";

/**
 * The headers of a paged list: how many entries the whole list has, and where the rest is (RFC 8288).
 * `query` is repeated in the link, with the cursor of the next page. `all`: what the list would have
 * without search and filters, for "X of Y".
 */
export function pagingHeaders(
  path: string,
  query: Record<string, string | number | undefined>,
  total: number,
  nextCursor: string | null,
  all?: number,
): Record<string, string> {
  const headers = {
    "X-Total-Count": String(total),
    ...(all === undefined ? {} : { "X-Unfiltered-Count": String(all) }),
  };
  if (nextCursor === null) return headers;
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) next.set(name, String(value));
  }
  next.set("cursor", nextCursor);
  return { ...headers, Link: `<${path}?${next}>; rel="next"` };
}
