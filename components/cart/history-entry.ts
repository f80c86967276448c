/**
 * What a page keeps with its entry in the tab's history: it survives a reload and the way back, and
 * ends with the tab. The spec allows four keys in local storage and no other place.
 */
interface EntryValues {
  draft?: unknown;
  attempt?: unknown;
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

/** Changes the address of this entry; the router learns of it and keeps its own part. */
export function changeAddress(address: string): void {
  window.history.replaceState({ [MEMBER]: entryValues() }, "", address);
}
