"use client";

import { useSyncExternalStore } from "react";
import { changeAddress } from "./history-entry";

/**
 * The promo code in force. It lives in memory and, so that a reload keeps it and the checkout gets
 * it, in the address as `?promo=CODE`; local storage has no key for it (spec section 9).
 */
const PARAMETER = "promo";
const LONGEST = 40;

let code: string | null | undefined;
const listeners = new Set<() => void>();

function currentPromo(): string | null {
  code ??= new URLSearchParams(window.location.search).get(PARAMETER)?.slice(0, LONGEST) || null;
  return code;
}

/** Puts a code in force, or none, here and in the address of the page that is shown. */
export function applyPromo(next: string | null): void {
  code = next;
  changeAddress(withPromo(window.location.pathname, next));
  listeners.forEach((notify) => notify());
}

/** The address of the cart or the checkout with the code in force. */
export function withPromo(path: string, promo: string | null): string {
  return promo === null ? path : `${path}?${new URLSearchParams({ [PARAMETER]: promo })}`;
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

export function useAppliedPromo(): string | null {
  return useSyncExternalStore(subscribe, currentPromo, () => null);
}
