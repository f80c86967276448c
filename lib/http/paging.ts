import "server-only";

/**
 * The headers of a paged list: how many entries the whole list has, and where the rest is (RFC 8288).
 * `query` is repeated in the link, with the cursor of the next page.
 */
export function pagingHeaders(
  path: string,
  query: Record<string, string | number | undefined>,
  total: number,
  nextCursor: string | null,
): Record<string, string> {
  const headers = { "X-Total-Count": String(total) };
  if (nextCursor === null) return headers;
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) next.set(name, String(value));
  }
  next.set("cursor", nextCursor);
  return { ...headers, Link: `<${path}?${next}>; rel="next"` };
}
