/** The query of a page's address, as Next gives it. */
export type PageQuery = Record<string, string | string[] | undefined>;

export function toSearchParams(query: PageQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value ?? []].flat()) params.append(name, one);
  }
  return params;
}
