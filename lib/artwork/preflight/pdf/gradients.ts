import { PDFArray, PDFDict, type PDFObject, PDFStream } from "@cantoo/pdf-lib";
import { Bits } from "./bits";
import { countParts, readSpace, type Colour } from "./colours";
import { entry, listIn, numberIn, numbersIn } from "./lookups";
import type { Streams } from "./streams";

/** Reads the colours of gradients (ISO 32000-1, 7.10 and 8.7.4.5). */

type Values = readonly number[];

/** The colours of a shading; those in between are mixed from them. One without `parts` uses all of its space. */
export function listShades(shading: PDFObject | undefined, streams: Streams): Colour[] {
  const dict = shading instanceof PDFStream ? shading.dict : shading;
  if (!(dict instanceof PDFDict)) return [];
  const space = readSpace(entry(dict, "ColorSpace"), streams);
  const found = entry(dict, "Function")
    ? readFunction(entry(dict, "Function"), streams)
    : shading instanceof PDFStream
      ? readMesh(shading, countParts(space), streams)
      : null;
  const background = numbersIn(entry(dict, "Background"));
  return [
    ...(found ? found.map((parts) => ({ space, parts })) : [{ space, parts: null }]),
    ...(background.length > 0 ? [{ space, parts: background }] : []),
  ];
}

const MOST_DEPTH = 8;

/** Values of a function at its corners; null when that requires computing it. */
function readFunction(object: PDFObject | undefined, streams: Streams, depth = 0): Values[] | null {
  if (depth > MOST_DEPTH) throw new RangeError("functions within functions without end");
  if (object instanceof PDFArray) {
    const each = listIn(object).map((part) => readFunction(part, streams, depth + 1));
    return each.every((values) => values !== null) ? sideBySide(each) : null;
  }
  const dict = object instanceof PDFStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return null;
  const type = numberIn(dict, "FunctionType");
  if (type === 2) return readExponential(dict);
  if (type === 3) {
    const parts = listIn(entry(dict, "Functions"));
    const each = parts.map((part) => readFunction(part, streams, depth + 1));
    return each.every((values) => values !== null) ? each.flat() : null;
  }
  return type === 0 && object instanceof PDFStream ? readSamples(object, streams) : null;
}

function readExponential(dict: PDFDict): Values[] {
  const ends = [numbersIn(entry(dict, "C0")), numbersIn(entry(dict, "C1"))];
  return ends.map((values, end) => (values.length > 0 ? values : [end]));
}

/** Combines functions of one value each: the minimum and maximum of every one. */
function sideBySide(each: readonly Values[][]): Values[] {
  const least = each.map((values) => Math.min(...values.map(([value = 0]) => value)));
  const most = each.map((values) => Math.max(...values.map(([value = 0]) => value)));
  return [least, most];
}

const MOST_SAMPLES = 65_536;

function readSamples(stream: PDFStream, streams: Streams): Values[] | null {
  const { dict } = stream;
  const range = numbersIn(entry(dict, "Range"));
  const outputs = range.length / 2;
  const count = numbersIn(entry(dict, "Size")).reduce((all, size) => all * size, 1);
  const width = numberIn(dict, "BitsPerSample") ?? 8;
  if (!Number.isInteger(outputs) || outputs === 0 || count > MOST_SAMPLES) return null;
  const decode = numbersIn(entry(dict, "Decode"));
  const bits = new Bits(streams.bytesOf(stream));
  return spread(
    Array.from({ length: count }, () => Array.from({ length: outputs }, () => bits.share(width))),
    decode.length === range.length ? decode : range,
  );
}

/** Maps fractions from 0 to 1 to values between the pairs of `decode`. */
const spread = (rows: readonly Values[], decode: Values): Values[] =>
  rows.map((row) =>
    row.map((share, n) => {
      const [least = 0, most = 1] = [decode[2 * n], decode[2 * n + 1]];
      return least + share * (most - least);
    }),
  );

/** Points and colours of a patch by its flag, for meshes of Coons (6) and tensor patches (7). */
const PATCHES: Record<number, { first: number; next: number }> = {
  6: { first: 12, next: 8 },
  7: { first: 16, next: 12 },
};

/** The colours at the corners of a mesh; null for an unknown form. */
function readMesh(stream: PDFStream, parts: number, streams: Streams): Values[] | null {
  const { dict } = stream;
  const type = numberIn(dict, "ShadingType") ?? 0;
  const [point, part, flag] = [
    numberIn(dict, "BitsPerCoordinate") ?? 0,
    numberIn(dict, "BitsPerComponent") ?? 0,
    type === 5 ? 0 : (numberIn(dict, "BitsPerFlag") ?? 0),
  ];
  if (parts === 0 || point === 0 || part === 0 || type < 4 || type > 7) return null;
  const bits = new Bits(streams.bytesOf(stream));
  const rows: Values[] = [];
  while (!bits.isOver()) {
    const isNext = flag > 0 && (bits.take(flag) & 3) > 0;
    const patch = PATCHES[type];
    const points = patch ? patch[isNext ? "next" : "first"] : 1;
    const colours = patch ? (isNext ? 2 : 4) : 1;
    bits.skip(points * 2 * point);
    if (bits.isOver()) break;
    for (let n = 0; n < colours; n += 1) {
      rows.push(Array.from({ length: parts }, () => bits.share(part)));
    }
    bits.align();
  }
  return extremes(spread(rows, numbersIn(entry(dict, "Decode")).slice(4)));
}

/** Minimum and maximum of each part: enough to judge many colours. */
function extremes(rows: readonly Values[]): Values[] {
  const [first] = rows;
  if (!first) return [];
  const [least, most] = [[...first], [...first]];
  for (const row of rows) {
    for (const [n, value] of row.entries()) {
      least[n] = Math.min(least[n] ?? value, value);
      most[n] = Math.max(most[n] ?? value, value);
    }
  }
  return [least, most];
}
