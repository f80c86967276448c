/** Reads numbers of any bit length, highest bit first. Beyond the end every bit is 0. */
export class Bits {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  isOver(): boolean {
    return this.#at >= this.#bytes.length * 8;
  }

  take(count: number): number {
    let value = 0;
    for (let left = Math.min(count, 32); left > 0;) {
      const inByte = 8 - (this.#at % 8);
      const taken = Math.min(left, inByte);
      const byte = this.#bytes[this.#at >> 3] ?? 0;
      value = value * 2 ** taken + ((byte >> (inByte - taken)) & (2 ** taken - 1));
      this.#at += taken;
      left -= taken;
    }
    return value;
  }

  /** A number of this many bits as a fraction of its maximum. */
  share(count: number): number {
    return this.take(count) / (2 ** Math.min(count, 32) - 1);
  }

  skip(count: number): void {
    this.#at += count;
  }

  /** Skips to the next whole byte. */
  align(): void {
    this.#at = Math.ceil(this.#at / 8) * 8;
  }
}
