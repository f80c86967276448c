/**
 * Reads the operators of a page's content (ISO 32000-1, 7.8.2), which no library hands out as they are written. Texts
 * and dictionaries are skipped: the preflight needs numbers and names alone.
 */

export type Operand = number | string | null | Operand[];

export interface Operator {
  name: string;
  /** Numbers, names without their slash, and arrays of them; null for a text or a dictionary. */
  operands: Operand[];
}

const SPACE = new Set([0, 9, 10, 12, 13, 32]);
const DELIMITER = new Set(Buffer.from("()<>[]{}/%"));

const [PERCENT, SLASH, BACKSLASH] = [0x25, 0x2f, 0x5c];
const ROUND = { open: 0x28, close: 0x29 };
const ANGLE = { open: 0x3c, close: 0x3e };
const SQUARE = { open: 0x5b, close: 0x5d };

class Reader {
  readonly #bytes: Uint8Array;
  at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  isOver(): boolean {
    return this.at >= this.#bytes.length;
  }

  peek(ahead = 0): number {
    return this.#bytes[this.at + ahead] ?? 0;
  }

  /** Goes to the next sign that is neither blank nor comment; false at the end. */
  findNext(): boolean {
    while (!this.isOver()) {
      if (this.peek() === PERCENT) {
        while (!this.isOver() && this.peek() !== 10 && this.peek() !== 13) this.at += 1;
      } else if (SPACE.has(this.peek())) this.at += 1;
      else return true;
    }
    return false;
  }

  word(): string {
    const start = this.at;
    while (!this.isOver() && !SPACE.has(this.peek()) && !DELIMITER.has(this.peek())) this.at += 1;
    // A sign that begins nothing, such as a lone brace, is passed over.
    if (this.at === start) this.at += 1;
    return String.fromCharCode(...this.#bytes.subarray(start, this.at));
  }

  skipText(): void {
    let depth = 0;
    do {
      const sign = this.peek();
      if (sign === BACKSLASH) this.at += 1;
      else if (sign === ROUND.open) depth += 1;
      else if (sign === ROUND.close) depth -= 1;
      this.at += 1;
    } while (depth > 0 && !this.isOver());
  }

  skipUntil(end: number): void {
    while (!this.isOver() && this.peek() !== end) this.at += 1;
    this.at += 1;
  }

  /** The bytes of a picture within the content end with EI between blanks. */
  skipPicture(): void {
    while (!this.isOver()) {
      const isEnd = this.peek() === 69 && this.peek(1) === 73;
      if (isEnd && SPACE.has(this.peek(-1)) && SPACE.has(this.peek(2))) {
        this.at += 2;
        return;
      }
      this.at += 1;
    }
  }
}

/** @throws RangeError for arrays deeper than a file needs */
function readOperand(reader: Reader, depth = 0): Operand | undefined {
  if (depth > 32) throw new RangeError("arrays within arrays without end");
  const sign = reader.peek();
  if (sign === SLASH) {
    reader.at += 1;
    return reader.word();
  }
  if (sign === ROUND.open) {
    reader.skipText();
    return null;
  }
  if (sign === ANGLE.open && reader.peek(1) === ANGLE.open) {
    skipDictionary(reader, depth);
    return null;
  }
  if (sign === ANGLE.open) {
    reader.skipUntil(ANGLE.close);
    return null;
  }
  if (sign === SQUARE.open) return readArray(reader, depth);
  return undefined;
}

function skipDictionary(reader: Reader, depth: number): void {
  reader.at += 2;
  while (reader.findNext()) {
    if (reader.peek() === ANGLE.close && reader.peek(1) === ANGLE.close) {
      reader.at += 2;
      return;
    }
    if (readOperand(reader, depth + 1) === undefined) reader.word();
  }
}

function readArray(reader: Reader, depth: number): Operand[] {
  reader.at += 1;
  const entries: Operand[] = [];
  while (reader.findNext()) {
    if (reader.peek() === SQUARE.close) {
      reader.at += 1;
      break;
    }
    const entry = readOperand(reader, depth + 1);
    entries.push(entry === undefined ? numberOr(reader.word()) : entry);
  }
  return entries;
}

const numberOr = (word: string): Operand => (/^[+-]?[\d.]/.test(word) ? Number(word) || 0 : word);

export function* readOperators(bytes: Uint8Array): Generator<Operator> {
  const reader = new Reader(bytes);
  let operands: Operand[] = [];
  while (reader.findNext()) {
    const operand = readOperand(reader);
    if (operand !== undefined) {
      operands.push(operand);
      continue;
    }
    const word = reader.word();
    if (/^[+-]?[\d.]/.test(word)) {
      operands.push(Number(word) || 0);
      continue;
    }
    if (word === "ID") reader.skipPicture();
    yield { name: word, operands };
    operands = [];
  }
}
