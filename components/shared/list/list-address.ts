/** The state of a list in its URL, so that a reload and going back restore it. */

export type AddressChanges = Record<string, string | readonly string[] | undefined>;

/** Parameters of the position in the list; changing search, filter or order resets them. */
const PLACE = ["page", "after"];

/** Going back one page uses the cursor of the previous page; beyond this many it opens the first page. */
const STORED_CURSORS = 20;

/**
 * Merges `changes` into the query of `search`: an empty or missing value removes its name. Unless they include a
 * position, the list starts at its first page.
 */
export function changedQuery(search: URLSearchParams, changes: AddressChanges): string {
  const query = new URLSearchParams(search);
  const isTurning = PLACE.some((name) => name in changes);
  if (!isTurning) PLACE.forEach((name) => query.delete(name));
  for (const [name, value] of Object.entries(changes)) {
    query.delete(name);
    const values = typeof value === "string" ? [value] : (value ?? []);
    values.filter(Boolean).forEach((entry) => query.append(name, entry));
  }
  return query.toString();
}

export interface ListPlace {
  /** Starts at 1. */
  page: number;
  /** The cursors of the earlier pages and, last, of this page; empty on the first page. */
  after: string[];
}

export function placeFrom(search: URLSearchParams): ListPlace {
  const after = search.getAll("after").filter(Boolean).slice(-STORED_CURSORS);
  const page = /^[1-9]\d{0,5}$/.test(search.get("page") ?? "") ? Number(search.get("page")) : 1;
  return { page: after.length === 0 ? 1 : Math.max(page, after.length + 1), after };
}

export function nextPlace({ page, after }: ListPlace, cursor: string): AddressChanges {
  return { page: String(page + 1), after: [...after, cursor].slice(-STORED_CURSORS) };
}

export function previousPlace({ page, after }: ListPlace): AddressChanges {
  const before = after.slice(0, -1);
  return before.length === 0
    ? { page: undefined, after: undefined }
    : { page: String(page - 1), after: before };
}
