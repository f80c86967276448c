/** What a list keeps in its address, so that a reload and the way back find it again. */

export type AddressChanges = Record<string, string | readonly string[] | undefined>;

/** Where a page of the list begins; another search, filter or order begins at the first page. */
const PLACE = ["page", "after"];

/** A step back asks for the cursor of a page before; further back leads to the first page. */
const KEPT_CURSORS = 20;

/**
 * The query of `search` with `changes` laid over it: an empty or missing value leaves its name out.
 * Unless they name a page themselves, the list begins anew.
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
  /** From 1. */
  page: number;
  /** The cursors of the pages before, this page's own last; none on the first page. */
  after: string[];
}

export function placeFrom(search: URLSearchParams): ListPlace {
  const after = search.getAll("after").filter(Boolean).slice(-KEPT_CURSORS);
  const page = /^[1-9]\d{0,5}$/.test(search.get("page") ?? "") ? Number(search.get("page")) : 1;
  return { page: after.length === 0 ? 1 : Math.max(page, after.length + 1), after };
}

export function nextPlace({ page, after }: ListPlace, cursor: string): AddressChanges {
  return { page: String(page + 1), after: [...after, cursor].slice(-KEPT_CURSORS) };
}

export function previousPlace({ page, after }: ListPlace): AddressChanges {
  const before = after.slice(0, -1);
  return before.length === 0
    ? { page: undefined, after: undefined }
    : { page: String(page - 1), after: before };
}
