"use client";

import { useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";

const BOX = "grid size-9 place-items-center pointer-coarse:size-11";

interface SelectAllProps<Entry extends { _id: string }> {
  /** Of the page. */
  entries: readonly Entry[];
  selection: Selection<Entry>;
  /** "orders" */
  what: string;
}

export function SelectAll<Entry extends { _id: string }>(props: SelectAllProps<Entry>) {
  const { entries, selection, what } = props;
  const chosen = selection.chosen.length;
  return (
    <label className={BOX}>
      <span className="sr-only">Select all {what} on this page</span>
      <Checkbox
        checked={chosen > 0 && chosen === entries.length}
        onChange={selection.toggleAll}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && chosen < entries.length;
        }}
      />
    </label>
  );
}

interface SelectEntryProps<Entry extends { _id: string }> {
  entry: Entry;
  selection: Selection<Entry>;
  name: string;
}

export function SelectEntry<Entry extends { _id: string }>(props: SelectEntryProps<Entry>) {
  const { entry, selection, name } = props;
  return (
    <label className={BOX}>
      <span className="sr-only">Select {name}</span>
      <Checkbox checked={selection.has(entry)} onChange={() => selection.toggle(entry)} />
    </label>
  );
}

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
