/**
 * Reads the operators of a page's content (ISO 32000-1, 7.8.2), which no library exposes as written. Dictionaries are
 * skipped.
 */

/** The bytes of a string, as written except for the escapes of one in parentheses. */
export interface Text {
  text: Uint8Array;
}

export type Operand = number | string | Text | null | Operand[];

export interface Operator {
  name: string;
  /** Numbers, names without their slash, strings, and arrays of them; null for a dictionary. */
  operands: Operand[];
}

/** No operator has more (ISO 32000-1, annex C: DeviceN); further operands are ignored. */
const MOST_OPERANDS = 64;
/** Maximum length of a number, name or operator. */
const LONGEST_WORD = 200;

/** Character classes by byte: faster than a set. */
const IS_SPACE = new Uint8Array(256);
for (const sign of [0, 9, 10, 12, 13, 32]) IS_SPACE[sign] = 1;
const ENDS_WORD = Uint8Array.from(IS_SPACE);
for (const sign of Buffer.from("()<>[]{}/%")) ENDS_WORD[sign] = 1;

const isSpace = (sign: number) => IS_SPACE[sign] === 1;

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

  /** Moves to the next character that is neither whitespace nor comment; false at the end. */
  findNext(): boolean {
    while (!this.isOver()) {
      if (this.peek() === PERCENT) {
        while (!this.isOver() && this.peek() !== 10 && this.peek() !== 13) this.at += 1;
      } else if (isSpace(this.peek())) this.at += 1;
      else return true;
    }
    return false;
  }

  word(): string {
    const start = this.at;
    while (!this.isOver() && ENDS_WORD[this.peek()] !== 1) this.at += 1;
    // Skips a character that begins no token, such as a lone brace.
    if (this.at === start) this.at += 1;
    const end = Math.min(this.at, start + LONGEST_WORD);
    return String.fromCharCode(...this.#bytes.subarray(start, end));
  }

  text(): Text {
    const start = this.at + 1;
    let depth = 0;
    do {
      const sign = this.peek();
      if (sign === BACKSLASH) this.at += 1;
      else if (sign === ROUND.open) depth += 1;
      else if (sign === ROUND.close) depth -= 1;
      this.at += 1;
    } while (depth > 0 && !this.isOver());
    return { text: withoutEscapes(this.#bytes.subarray(start, this.at - 1)) };
  }

  hexText(): Text {
    const start = this.at + 1;
    while (!this.isOver() && this.peek() !== ANGLE.close) this.at += 1;
    const digits = Buffer.from(this.#bytes.subarray(start, this.at)).toString("latin1");
    this.at += 1;
    const hex = digits.replace(/[^\da-f]/gi, "");
    return { text: Buffer.from(hex.length % 2 === 0 ? hex : `${hex}0`, "hex") };
  }

  /** An inline image ends with EI between whitespace, followed by content without image bytes. */
  skipPicture(): void {
    for (; !this.isOver(); this.at += 1) {
      const isEnd = this.peek() === 69 && this.peek(1) === 73;
      if (!isEnd || !isSpace(this.peek(-1)) || !isSpace(this.peek(2))) continue;
      if (!isContent(this.#bytes.subarray(this.at + 2, this.at + 12))) continue;
      this.at += 2;
      return;
    }
  }
}

const isContent = (bytes: Uint8Array) =>
  bytes.every((byte) => isSpace(byte) || (byte >= 0x20 && byte < 0x7f));

const ESCAPED: Record<string, number> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

function withoutEscapes(bytes: Uint8Array): Uint8Array {
  if (!bytes.includes(BACKSLASH)) return bytes;
  const written = Buffer.from(bytes).toString("latin1");
  const plain = written.replace(/\\(\r\n?|\n|[0-7]{1,3}|[^])/g, (_, sign: string) => {
    if (/^[\r\n]/.test(sign)) return "";
    if (/^[0-7]/.test(sign)) return String.fromCharCode(Number.parseInt(sign, 8) & 0xff);
    return String.fromCharCode(ESCAPED[sign] ?? sign.charCodeAt(0));
  });
  return Buffer.from(plain, "latin1");
}

/** @throws RangeError for excessively nested arrays */
function readOperand(reader: Reader, depth = 0): Operand | undefined {
  if (depth > 32) throw new RangeError("arrays within arrays without end");
  const sign = reader.peek();
  if (sign === SLASH) {
    reader.at += 1;
    return reader.word();
  }
  if (sign === ROUND.open) return reader.text();
  if (sign === ANGLE.open && reader.peek(1) === ANGLE.open) {
    skipDictionary(reader, depth);
    return null;
  }
  if (sign === ANGLE.open) return reader.hexText();
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

/** The bytes of all strings among operands, and within their arrays. */
export const textIn = (operands: readonly Operand[]): Uint8Array =>
  Buffer.concat(operands.flat().flatMap((each) => (isText(each) ? [each.text] : [])));

const isText = (operand: Operand): operand is Text =>
  typeof operand === "object" && operand !== null && "text" in operand;

const CONSTANTS = new Set(["true", "false", "null"]);

export function* readOperators(bytes: Uint8Array): Generator<Operator> {
  const reader = new Reader(bytes);
  let operands: Operand[] = [];
  while (reader.findNext()) {
    if (operands.length > MOST_OPERANDS) operands = [];
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
    if (CONSTANTS.has(word)) {
      operands.push(word);
      continue;
    }
    if (word === "ID") reader.skipPicture();
    yield { name: word, operands };
    operands = [];
  }
}
