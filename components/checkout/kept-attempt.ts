"use client";

import { useSyncExternalStore } from "react";
import { entryValues, keepInEntry } from "@/components/cart/history-entry";
import { attemptFrom, type OrderAttempt } from "@/lib/checkout/attempt";

/** The attempt to order, in memory and with the history entry: a reload repeats it with its key. */
let attempt: OrderAttempt | null | undefined;
const listeners = new Set<() => void>();

export function currentAttempt(): OrderAttempt | null {
  if (attempt === undefined) attempt = attemptFrom(entryValues().attempt);
  return attempt;
}

export function keepAttempt(next: OrderAttempt | null): void {
  attempt = next;
  keepInEntry({ attempt });
  listeners.forEach((notify) => notify());
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

export function useAttempt(): OrderAttempt | null {
  return useSyncExternalStore(subscribe, currentAttempt, () => null);
}
