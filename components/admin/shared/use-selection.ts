"use client";

import { useState } from "react";

interface Named {
  _id: string;
}

export interface Selection<Entry extends Named> {
  /** The chosen entries of this page, as they stand in the list now. */
  chosen: readonly Entry[];
  has: (entry: Entry) => boolean;
  toggle: (entry: Entry) => void;
  /** All of the page, or none where all were chosen. */
  toggleAll: () => void;
  clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The entries that somebody ticked. They belong to the page that is in view: another search, filter or
 * page begins with none, so that nothing is changed that cannot be seen.
 */
export function useSelection<Entry extends Named>(
  page: readonly Entry[],
  question: string,
): Selection<Entry> {
  const [ticked, setTicked] = useState({ question, ids: NONE });
  const ids = ticked.question === question ? ticked.ids : NONE;
  const chosen = page.filter(({ _id }) => ids.has(_id));
  const choose = (wanted: Iterable<string>) => setTicked({ question, ids: new Set(wanted) });
  return {
    chosen,
    has: ({ _id }) => ids.has(_id),
    toggle: ({ _id }) => choose(ids.has(_id) ? [...ids].filter((id) => id !== _id) : [...ids, _id]),
    toggleAll: () => choose(chosen.length === page.length ? [] : page.map(({ _id }) => _id)),
    clear: () => choose([]),
  };
}
