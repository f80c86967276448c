"use client";

import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { counted } from "@/lib/base/counts";

export interface Selection<Entry> {
  /** The entries of the page, all of which can be ticked at once. */
  page: readonly Entry[];
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
export function useSelection<Entry extends { _id: string }>(list: {
  value: { items: Entry[] } | null;
  question: string;
}): Selection<Entry> {
  const { question } = list;
  const page = list.value?.items ?? [];
  const [ticked, setTicked] = useState({ question, ids: NONE });
  const ids = ticked.question === question ? ticked.ids : NONE;
  const chosen = page.filter(({ _id }) => ids.has(_id));
  const choose = (wanted: Iterable<string>) => setTicked({ question, ids: new Set(wanted) });
  return {
    page,
    chosen,
    has: ({ _id }) => ids.has(_id),
    toggle: ({ _id }) => choose(ids.has(_id) ? [...ids].filter((id) => id !== _id) : [...ids, _id]),
    toggleAll: () => choose(chosen.length === page.length ? [] : page.map(({ _id }) => _id)),
    clear: () => choose([]),
  };
}

const BOX = "grid size-9 place-items-center pointer-coarse:size-11";

interface SelectAllProps<Entry> {
  selection: Selection<Entry>;
  /** "orders" */
  what: string;
}

export function SelectAll<Entry>({ selection, what }: SelectAllProps<Entry>) {
  const chosen = selection.chosen.length;
  const all = selection.page.length;
  return (
    <label className={BOX}>
      <span className="sr-only">Select all {what} on this page</span>
      <Checkbox
        checked={chosen > 0 && chosen === all}
        onChange={selection.toggleAll}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && chosen < all;
        }}
      />
    </label>
  );
}

interface SelectEntryProps<Entry> {
  entry: Entry;
  selection: Selection<Entry>;
  name: string;
}

export function SelectEntry<Entry>({ entry, selection, name }: SelectEntryProps<Entry>) {
  return (
    <label className={BOX}>
      <span className="sr-only">Select {name}</span>
      <Checkbox checked={selection.has(entry)} onChange={() => selection.toggle(entry)} />
    </label>
  );
}

interface BulkBarProps<Entry> {
  selection: Selection<Entry>;
  /** What one is called: "order". */
  what: string;
  /** Buttons for what can be done to all that are ticked. */
  children: ReactNode;
}

/** Stays in view below a list while entries of it are ticked. */
export function BulkBar<Entry>({ selection, what, children }: BulkBarProps<Entry>) {
  if (selection.chosen.length === 0) return null;
  return (
    <section
      aria-label={`Selected ${what}s`}
      className="sticky bottom-3 z-30 mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border bg-popover p-3 text-sm text-popover-foreground shadow-over short:static"
    >
      <p role="status" className="mr-auto font-semibold tabular max-sm:w-full">
        {counted(selection.chosen.length, what)} selected
      </p>
      {children}
      <Button size="sm" variant="ghost" onClick={selection.clear}>
        Clear selection
      </Button>
    </section>
  );
}
