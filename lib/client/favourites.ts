"use client";

import { useSyncExternalStore } from "react";

/** Hearts of this visit: they leave no trace in the browser (docs/product.md: What the browser keeps). */
const favourites = new Set<string>();
const listeners = new Set<() => void>();

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

export function toggleFavourite(productId: string): void {
  if (!favourites.delete(productId)) favourites.add(productId);
  listeners.forEach((notify) => notify());
}

/** Whether the product carries a heart; false while the server renders. */
export function useFavourite(productId: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => favourites.has(productId),
    () => false,
  );
}
