import { useSyncExternalStore } from "react";
import { entryValues, storeInEntry } from "@/components/domain/cart/history-entry";
import { createListeners } from "@/lib/base/listeners";
import { attemptFrom, type OrderAttempt } from "@/lib/client/checkout/attempt/attempt";
import { ownerNow, getOwnValue, type Owned } from "@/lib/client/owner";

/**
 * The current order attempt, in memory and in the history entry: after a reload the order is sent with the
 * same key.
 */
let attempt: Owned<OrderAttempt | null> | undefined;
const { notify, subscribe } = createListeners();

export function currentAttempt(): OrderAttempt | null {
  if (attempt === undefined) {
    const { owner = null, value } = entryValues().attempt ?? {};
    attempt = { owner, value: attemptFrom(value) };
  }
  return getOwnValue(attempt) ?? null;
}

export function storeAttempt(next: OrderAttempt | null): void {
  attempt = { owner: ownerNow(), value: next };
  storeInEntry({ attempt });
  notify();
}

export function useAttempt(): OrderAttempt | null {
  return useSyncExternalStore(subscribe, currentAttempt, () => null);
}
