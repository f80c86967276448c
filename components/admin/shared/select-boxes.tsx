"use client";

import { Checkbox } from "@/components/ui/checkbox";
import type { Selection } from "./use-selection";

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
