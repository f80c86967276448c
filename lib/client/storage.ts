import { createListeners } from "@/lib/base/listeners";

/**
 * The documented keys of the shop's browser storage (docs/product.md: Browser storage). Reads never throw: storage can
 * be blocked, full or edited by hand.
 */
export const STORAGE_KEYS = {
  token: "kln_token",
  cart: "cart",
  promo: "cartPromo",
  lastOrder: "lastOrder",
  favourites: "favourites",
  theme: "theme",
  announcement: "announcement",
  artwork: "artworkUpload",
  notifications: "notifications",
  orderViews: "orderViews",
  productDrafts: "productDrafts",
} as const;

type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];

export function readText(key: StorageKey): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The parsed value; undefined when there is none or it is not JSON. */
export function readJson(key: StorageKey): unknown {
  const text = readText(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Returns false when the browser refused to store it. */
export function writeText(key: StorageKey, value: string): boolean {
  try {
    window.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function remove(key: StorageKey): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}

/** Listeners called when a stored value changes, in this tab through `notify` or in another tab. */
export function storedListeners(key: StorageKey) {
  const { notify, subscribe } = createListeners();
  return {
    notify,
    subscribe: (listener: () => void) => {
      const unsubscribe = subscribe(listener);
      const stopWatching = watchOtherTabs(key, listener);
      return () => {
        unsubscribe();
        stopWatching();
      };
    },
  };
}

/** Calls `onChange` when another tab writes `key` or clears everything; returns a function that stops it. */
export function watchOtherTabs(key: StorageKey, onChange: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === key || event.key === null) onChange();
  };
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}
