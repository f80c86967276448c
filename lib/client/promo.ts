import { useSyncExternalStore } from "react";
import { MAX_CODE_LENGTH } from "@/lib/orders/cart/quantity-limits";
import { readText, remove, STORAGE_KEYS, storedListeners, writeText } from "./storage";

/**
 * The applied promo code. It is stored under a key of its own, because the cart's key holds an array of items
 * (docs/product.md: Browser storage). The server decides the discount.
 */

const { notify, subscribe } = storedListeners(STORAGE_KEYS.promo);

export function currentPromo(): string | null {
  return readText(STORAGE_KEYS.promo)?.trim().slice(0, MAX_CODE_LENGTH) || null;
}

/** Applies a code, or removes it (null), in every tab of this browser. */
export function applyPromo(code: string | null): void {
  if (code === null) remove(STORAGE_KEYS.promo);
  else writeText(STORAGE_KEYS.promo, code);
  notify();
}

/** The code, live across tabs; null during server rendering. */
export function useAppliedPromo(): string | null {
  return useSyncExternalStore(subscribe, currentPromo, () => null);
}
