/**
 * Values that exist once per process although files are loaded more than once: Next's bundle, where handlers run, and
 * the web process around it load them separately.
 */

const shared = globalThis as { processWide?: object };

/** Returns the part of one file, which names and types it. */
export function processWide<Part extends object>(): Partial<Part> {
  return (shared.processWide ??= {});
}

/** Resets the values for files that are loaded from now on. */
export function forgetProcessWide(): void {
  delete shared.processWide;
}
