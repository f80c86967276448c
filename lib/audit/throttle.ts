const MINUTE_MS = 60_000;

interface Options {
  /** How long one key stays quiet after an entry, in milliseconds. */
  quietMs?: number;
  /** Keys that are remembered; the oldest makes room. */
  keys?: number;
  /** Entries of all keys together in that time: many addresses must not flood the log either. */
  entries?: number;
  now?: () => number;
}

interface Quiet {
  since: number;
  suppressed: number;
}

/**
 * Keeps whoever knocks a thousand times a minute from filling the log, which forgets nothing: of one
 * key one entry a minute, with the number of those before it that were held back.
 */
export class Throttle {
  readonly #quietMs: number;
  readonly #maxKeys: number;
  readonly #maxEntries: number;
  readonly #now: () => number;
  /** In the order of `since`, the oldest first. */
  readonly #quiet = new Map<string, Quiet>();
  #window = { since: 0, entries: 0 };

  constructor({ quietMs = MINUTE_MS, keys = 10_000, entries = 300, now = Date.now }: Options = {}) {
    this.#quietMs = quietMs;
    this.#maxKeys = keys;
    this.#maxEntries = entries;
    this.#now = now;
  }

  /** How many were held back before this one; undefined: hold it back, too. */
  admit(key: string): number | undefined {
    const now = this.#now();
    const known = this.#quiet.get(key);
    if (known && now - known.since < this.#quietMs) {
      known.suppressed += 1;
      return undefined;
    }
    if (!this.#takeFromWindow(now)) return undefined;
    this.#quiet.delete(key);
    this.#makeRoom();
    this.#quiet.set(key, { since: now, suppressed: 0 });
    return known?.suppressed ?? 0;
  }

  get size(): number {
    return this.#quiet.size;
  }

  #takeFromWindow(now: number): boolean {
    if (now - this.#window.since >= this.#quietMs) this.#window = { since: now, entries: 0 };
    if (this.#window.entries >= this.#maxEntries) return false;
    this.#window.entries += 1;
    return true;
  }

  #makeRoom(): void {
    for (const key of this.#quiet.keys()) {
      if (this.#quiet.size < this.#maxKeys) return;
      this.#quiet.delete(key);
    }
  }
}
