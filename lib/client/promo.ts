"use client";

import { useSyncExternalStore } from "react";
import { MAX_CODE_LENGTH } from "@/lib/orders/cart/quantity-limits";
import { readText, remove, STORAGE_KEYS, watchOtherTabs, writeText } from "./storage";

/**
 * The promo code in force. It belongs to the cart and lies beside it, under a key of its own: the cart's
 * own key holds an array of items (docs/product.md: Browser storage). The server decides what it is worth.
 */

const listeners = new Set<() => void>();

export function currentPromo(): string | null {
  return readText(STORAGE_KEYS.promo)?.trim().slice(0, MAX_CODE_LENGTH) || null;
}

/** Puts a code in force, or none, in every tab of this browser. */
export function applyPromo(code: string | null): void {
  if (code === null) remove(STORAGE_KEYS.promo);
  else writeText(STORAGE_KEYS.promo, code);
  listeners.forEach((notify) => notify());
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  const stopWatching = watchOtherTabs(STORAGE_KEYS.promo, onChange);
  return () => {
    listeners.delete(onChange);
    stopWatching();
  };
}

/** The code, live over this tab and the others; none while the server renders. */
export function useAppliedPromo(): string | null {
  return useSyncExternalStore(subscribe, currentPromo, () => null);
}
