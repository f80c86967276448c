/**
 * What there is once in a process, though files are loaded more than once: Next's bundle, where handlers
 * run, and the web process around it load them apart from each other.
 */

const shared = globalThis as { processWide?: object };

/** A file's own part, which it names and types itself. */
export function processWide<Part extends object>(): Partial<Part> {
  return (shared.processWide ??= {});
}

/** For files that are loaded from now on, the process has just begun. */
export function forgetProcessWide(): void {
  delete shared.processWide;
}
