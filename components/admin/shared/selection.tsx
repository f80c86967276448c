import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { counted } from "@/lib/base/text/counts";

export interface Selection<Entry> {
  /** The entries of the page, which can all be selected at once. */
  page: readonly Entry[];
  /** The selected entries of this page, in their current state. */
  chosen: readonly Entry[];
  has: (entry: Entry) => boolean;
  toggle: (entry: Entry) => void;
  /** Selects the whole page, or nothing if all are selected. */
  toggleAll: () => void;
  clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The selected entries. They belong to the current page: another search, filter or page starts with none, so that
 * no invisible entry is changed.
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
  /** The singular: "order". */
  what: string;
  /** The plural, if it is irregular. */
  many?: string;
  /** Buttons for actions on all selected entries. */
  children: ReactNode;
}

/** Stays visible below a list while entries are selected. */
export function BulkBar<Entry>({
  selection,
  what,
  many = `${what}s`,
  children,
}: BulkBarProps<Entry>) {
  if (selection.chosen.length === 0) return null;
  return (
    <section
      aria-label={`Selected ${many}`}
      className="sticky bottom-3 z-30 mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border bg-popover p-3 text-sm text-popover-foreground shadow-over short:static"
    >
      <p role="status" className="mr-auto font-semibold tabular max-sm:w-full">
        {counted(selection.chosen.length, what, many)} selected
      </p>
      {children}
      <Button size="sm" variant="ghost" onClick={selection.clear}>
        Clear selection
      </Button>
    </section>
  );
}
