/** Keeps values up to a sum of bytes; what was not asked for the longest goes first. */
export class ByteCache<V extends { bytes: number }> {
  readonly #kept = new Map<string, V>();
  readonly #limit: number;
  #sum = 0;

  constructor(limitBytes: number) {
    this.#limit = limitBytes;
  }

  get(key: string): V | undefined {
    const value = this.#kept.get(key);
    if (value) {
      this.#kept.delete(key);
      this.#kept.set(key, value);
    }
    return value;
  }

  set(key: string, value: V): void {
    this.#sum += value.bytes - (this.#kept.get(key)?.bytes ?? 0);
    this.#kept.delete(key);
    this.#kept.set(key, value);
    for (const [oldest, { bytes }] of this.#kept) {
      if (this.#sum <= this.#limit) break;
      this.#kept.delete(oldest);
      this.#sum -= bytes;
    }
  }
}
