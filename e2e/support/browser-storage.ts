import { vi } from "vitest";

/** Mocks a window with local storage and its events, for modules of lib/client. */
export function fakeStorage(initial: Record<string, string> = {}) {
  const values = new Map(Object.entries(initial));
  const window = Object.assign(new EventTarget(), {
    localStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    },
  });
  vi.stubGlobal("window", window);
  /** Simulates another tab: changes the value and dispatches the storage event. */
  const writeElsewhere = (key: string | null, value?: string) => {
    if (key === null) values.clear();
    else values.set(key, value ?? "");
    window.dispatchEvent(Object.assign(new Event("storage"), { key }));
  };
  return { values, window, writeElsewhere };
}

/** Mocks a browser in which every access to the storage throws, as with blocked cookies. */
export function blockedStorage(): void {
  vi.stubGlobal("window", {
    get localStorage(): never {
      throw new DOMException("Access is denied", "SecurityError");
    },
  });
}
