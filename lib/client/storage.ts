/**
 * What the shop keeps in the browser: under the documented keys (docs/product.md: Browser storage). Reads
 * never throw: storage can be blocked, full, or hold whatever somebody typed into it.
 */
export const STORAGE_KEYS = {
  token: "kln_token",
  cart: "cart",
  promo: "cartPromo",
  lastOrder: "lastOrder",
  favourites: "favourites",
  theme: "theme",
  announcement: "announcement",
} as const;

type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];

export function readText(key: StorageKey): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The parsed value; undefined where there is none or it is no JSON. */
export function readJson(key: StorageKey): unknown {
  const text = readText(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** False where the browser refused to store it. */
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

/** Calls `onChange` when another tab writes `key` or clears everything; answers the way to stop. */
export function watchOtherTabs(key: StorageKey, onChange: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === key || event.key === null) onChange();
  };
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}
