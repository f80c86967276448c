import type { Owned } from "@/lib/client/owner";

/**
 * Values stored in the page's history entry: they survive a reload and going back, and end with the tab.
 * Values that outlive the tab are in lib/client/storage.ts.
 */
interface EntryValues {
  draft?: Owned<unknown>;
  attempt?: Owned<unknown>;
  /** The key to the order on the payment page. */
  payKey?: string;
}

const MEMBER = "shop";

function toState(): Record<string, unknown> {
  return (window.history.state ?? {}) as Record<string, unknown>;
}

export function entryValues(): EntryValues {
  return toState()[MEMBER] ?? {};
}

/** Merges `values` into this entry; keeps the router's own part of the state. */
export function storeInEntry(values: EntryValues): void {
  window.history.replaceState({ ...toState(), [MEMBER]: { ...entryValues(), ...values } }, "");
}
