import type { PDFDict } from "@cantoo/pdf-lib";
import { DamagedStream } from "./damaged-stream";
import { numberIn } from "./lookups";

/** Predictors: transformations of rows before compression (ISO 32000-1, table 8). */
interface Rows {
  /** Samples per pixel. */
  colours: number;
  /** Bits per sample. */
  bits: number;
  /** Bytes per row. */
  length: number;
}

const NONE = 1;
const TIFF = 2;
const FIRST_PNG = 10;
const LAST_PNG = 15;

const WIDTHS = [1, 2, 4, 8, 16];
const MOST_COLOURS = 32;

/**
 * Reverses the predictor of a decompressed stream. An incomplete last row is read as far as it goes.
 * @throws DamagedStream; RangeError for an unknown predictor
 */
export function undoPredictor(bytes: Uint8Array, setting: PDFDict | undefined): Uint8Array {
  const predictor = numberIn(setting, "Predictor") ?? NONE;
  if (predictor === NONE) return bytes;
  const rows = readRows(setting);
  if (predictor === TIFF) return undoTiff(bytes, rows);
  if (predictor >= FIRST_PNG && predictor <= LAST_PNG) return undoPng(bytes, rows);
  throw new RangeError("It has an unknown predictor.");
}

function readRows(setting: PDFDict | undefined): Rows {
  const colours = numberIn(setting, "Colors") ?? 1;
  const bits = numberIn(setting, "BitsPerComponent") ?? 8;
  const columns = numberIn(setting, "Columns") ?? 1;
  const isKnown =
    WIDTHS.includes(bits) &&
    Number.isSafeInteger(columns * colours * bits) &&
    columns >= 1 &&
    Number.isInteger(colours) &&
    colours >= 1 &&
    colours <= MOST_COLOURS;
  if (!isKnown) throw new RangeError("Its predictor has unknown rows.");
  return { colours, bits, length: Math.ceil((columns * colours * bits) / 8) };
}

/** Each row begins with its filter: by the byte before, above, or both (PNG, 9.2). */
function undoPng(bytes: Uint8Array, { colours, bits, length }: Rows): Uint8Array {
  const step = Math.max(1, (colours * bits) / 8);
  const rows = Math.ceil(bytes.length / (length + 1));
  const plain = new Uint8Array(bytes.length - rows);
  let to = 0;
  for (let from = 0; from < bytes.length; from += length + 1) {
    const filter = bytes[from] ?? 0;
    const start = to;
    const row = bytes.subarray(from + 1, from + 1 + length);
    for (const byte of row) {
      const left = to - start < step ? 0 : (plain[to - step] ?? 0);
      const above = start === 0 ? 0 : (plain[to - length] ?? 0);
      const corner = start === 0 || to - start < step ? 0 : (plain[to - length - step] ?? 0);
      plain[to] = byte + predict(filter, left, above, corner);
      to += 1;
    }
  }
  return plain;
}

function predict(filter: number, left: number, above: number, corner: number): number {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  if (filter === 4) return paeth(left, above, corner);
  throw new DamagedStream("A row has an unknown filter.");
}

/** The one of the three that is nearest to `left + above - corner`. */
function paeth(left: number, above: number, corner: number): number {
  const byLeft = Math.abs(above - corner);
  const byAbove = Math.abs(left - corner);
  const byCorner = Math.abs(left + above - 2 * corner);
  if (byLeft <= byAbove && byLeft <= byCorner) return left;
  return byAbove <= byCorner ? above : corner;
}

/** Each sample is the difference to the same one of the pixel before (TIFF 6.0, section 14). */
function undoTiff(bytes: Uint8Array, { colours, bits, length }: Rows): Uint8Array {
  const plain = Uint8Array.from(bytes);
  for (let start = 0; start < plain.length; start += length) {
    const row = plain.subarray(start, start + length);
    const count = Math.floor((row.length * 8) / bits);
    for (let sample = colours; sample < count; sample += 1) {
      put(row, sample, bits, sampleAt(row, sample, bits) + sampleAt(row, sample - colours, bits));
    }
  }
  return plain;
}

function sampleAt(row: Uint8Array, sample: number, bits: number): number {
  if (bits === 16) return ((row[2 * sample] ?? 0) << 8) | (row[2 * sample + 1] ?? 0);
  const bit = sample * bits;
  return ((row[bit >> 3] ?? 0) >> (8 - bits - (bit & 7))) & (2 ** bits - 1);
}

function put(row: Uint8Array, sample: number, bits: number, value: number): void {
  if (bits === 16) {
    row[2 * sample] = value >> 8;
    row[2 * sample + 1] = value;
    return;
  }
  const bit = sample * bits;
  const shift = 8 - bits - (bit & 7);
  const mask = (2 ** bits - 1) << shift;
  row[bit >> 3] = ((row[bit >> 3] ?? 0) & ~mask) | ((value << shift) & mask);
}
