/** Limits of reading a file; beyond them it counts as not checked. */
const MOST = {
  /** Bytes decompressed from streams, each stream counted once. */
  inflated: 48 * 1024 * 1024,
  /** Bytes of content scanned: a form counts each time it is drawn. */
  scanned: 96 * 1024 * 1024,
  operators: 3_000_000,
  /** Forms, patterns and letters, each time one is drawn. */
  contents: 200_000,
} as const;

export type BoundName = keyof typeof MOST;

/** Counts the work of reading one file. */
export class Bounds {
  readonly #left: Record<BoundName, number> = { ...MOST };

  left(kind: BoundName): number {
    return this.#left[kind];
  }

  /** @throws RangeError beyond the limit for one file */
  spend(kind: BoundName, amount = 1): void {
    this.#left[kind] -= amount;
    if (this.#left[kind] < 0) throw new RangeError(`The file has too much to read (${kind}).`);
  }
}
