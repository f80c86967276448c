/** How much of a file is looked at; beyond it the file counts as not checked. */
const MOST = {
  /** Bytes that come out of compressed streams, each stream counted once. */
  inflated: 48 * 1024 * 1024,
  /** Bytes of content that are gone through: a form counts each time that it is drawn. */
  scanned: 96 * 1024 * 1024,
  operators: 3_000_000,
  /** Forms, patterns and letters: each time that one is drawn. */
  contents: 200_000,
} as const;

export type Spent = keyof typeof MOST;

/** Counts what reading one file takes. */
export class Bounds {
  readonly #left: Record<Spent, number> = { ...MOST };

  left(kind: Spent): number {
    return this.#left[kind];
  }

  /** @throws RangeError beyond what one file may take */
  spend(kind: Spent, amount = 1): void {
    this.#left[kind] -= amount;
    if (this.#left[kind] < 0) throw new RangeError(`The file has too much to read (${kind}).`);
  }
}
