"use client";

import { useSyncExternalStore } from "react";
import { lastOrderSchema } from "@/lib/client/checkout/last-order";
import { shownLastOrder, type ShownOrder } from "@/lib/client/checkout/shown-order";
import { ownerNow, valueOf, type Owned } from "@/lib/client/owner";
import { readText, remove, STORAGE_KEYS } from "@/lib/client/storage";

/** `unknown` until the browser was asked; `broken`: there was a record that nobody can read. */
export type LastOrderState =
  | { kind: "unknown" }
  | { kind: "none" }
  | { kind: "broken" }
  | { kind: "order"; order: ShownOrder };

const UNKNOWN: LastOrderState = { kind: "unknown" };
const NONE: LastOrderState = { kind: "none" };

let hasLooked = false;
let taken: Owned<LastOrderState> | null = null;

function parsed(text: string): LastOrderState {
  try {
    const record = lastOrderSchema.safeParse(JSON.parse(text));
    if (record.success) return { kind: "order", order: shownLastOrder(record.data, new Date()) };
  } catch {
    // Not JSON is as unreadable as the wrong JSON.
  }
  return { kind: "broken" };
}

/**
 * Reads the record and removes it (docs/product.md: Browser storage). What was read stays in memory, so that a second
 * run of the same effect and the way back from another page still show the order.
 */
function take(): void {
  hasLooked = true;
  const text = readText(STORAGE_KEYS.lastOrder);
  if (text !== null) {
    remove(STORAGE_KEYS.lastOrder);
    taken = { owner: ownerNow(), value: parsed(text) };
  }
}

function subscribe(onChange: () => void): () => void {
  take();
  onChange();
  return () => undefined;
}

/** The order that this browser has just placed. */
export function useLastOrder(): LastOrderState {
  return useSyncExternalStore(
    subscribe,
    () => (hasLooked ? (valueOf(taken) ?? NONE) : UNKNOWN),
    () => UNKNOWN,
  );
}
