import type { Owned } from "@/lib/client/owner";

/**
 * What a page keeps with its entry in the tab's history: it survives a reload and the way back, and
 * ends with the tab. What outlives the tab is in lib/client/storage.ts.
 */
interface EntryValues {
  draft?: Owned<unknown>;
  attempt?: Owned<unknown>;
  /** Opens the order that the page pays. */
  payKey?: string;
}

const MEMBER = "shop";

function stateOf(): Record<string, unknown> {
  return (window.history.state ?? {}) as Record<string, unknown>;
}

export function entryValues(): EntryValues {
  return stateOf()[MEMBER] ?? {};
}

/** Lays `values` over those of this entry; the router's own part of the state stays. */
export function keepInEntry(values: EntryValues): void {
  window.history.replaceState({ ...stateOf(), [MEMBER]: { ...entryValues(), ...values } }, "");
}
