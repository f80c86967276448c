import { MILLIMETRES } from "@/lib/catalogue/measures";
import type { LineSpec } from "@/lib/orders/cart/cart-line";
import type { Dieline } from "@/lib/pricing/dieline";

/** Reads what an offer's text demands of a line's artwork. Ambiguous words bind nothing: staff judge them. */

const LENGTH = String.raw`(\d+(?:\.\d+)?)\s*(mm|cm|in|inch|inches|"|″|”|'')?`;
const BY = String.raw`\s*[×x*]\s*`;
const SIZE = new RegExp(`^${LENGTH}${BY}${LENGTH}(?:${BY}${LENGTH})?(?![\\w.])(?!\\s*[+×x*])`, "i");

export interface Measured {
  /** Size of a flat product, to which its artwork is trimmed. */
  dieline: Dieline | null;
  /** The largest face of a product with a depth, whose flat sheet is larger. */
  face: Dieline | null;
}

/**
 * "120 × 80 mm" is a flat size, "230 × 155 × 70 mm" the size of a box. All lengths share one unit, or each has its own.
 */
export function readSize(text: string | undefined): Measured {
  const [, ...found] = SIZE.exec(text?.trim() ?? "") ?? [];
  const lengths = [0, 2, 4].flatMap((at) =>
    found[at] === undefined ? [] : [{ length: Number(found[at]), unit: found[at + 1] }],
  );
  const last = lengths.at(-1)?.unit;
  const units = lengths.map(({ unit }) => unit);
  const isStated =
    last !== undefined && (units.every(Boolean) || !units.slice(0, -1).some(Boolean));
  if (lengths.length < 2 || !isStated) return { dieline: null, face: null };
  const sides = lengths.map(({ length, unit = last }) => length * toMm(unit));
  if (sides.some((side) => side <= 0)) return { dieline: null, face: null };
  const [width = 0, height = 0] = sides;
  if (sides.length === 2) return { dieline: { width, height }, face: null };
  const [longest = 0, second = 0] = sides.toSorted((a, b) => b - a);
  return { dieline: null, face: { width: longest, height: second } };
}

const toMm = (unit: string) => MILLIMETRES[unit.toLowerCase()] ?? 25.4;

const COUNTS = ["one", "two", "three", "four", "five", "six", "seven", "eight"];
const COUNTED = new RegExp(
  String.raw`\b(\d{1,2}|single|${COUNTS.join("|")})[\s-]*(?:(?:spot|special|pantone|process)\s+)?colou?rs?\b`,
  "gi",
);
const LISTED = /\bcolou?rs?:\s*(\d{1,2})\b/gi;
const PROCESS = ["cyan", "magenta", "yellow", "black"];

const SPOTS = /\b(?:pantone|pms)\s*(\d{2,4}\s?[a-z]{0,2})\b/gi;

/** The number of inks in "2 colours, outside", "CMYK + 1 spot colour" or "Colours: 2"; adds up two sides. */
export function countColours(text: string): number | null {
  const counted = [...text.matchAll(COUNTED), ...text.matchAll(LISTED)].map(([, count = ""]) =>
    toCount(count),
  );
  const sum = counted.reduce((all, count) => all + count, 0);
  if (!/\bcmyk\b|\bfull[\s-]colou?r/i.test(text) || counted.includes(4)) return sum || null;
  const spots = [...text.matchAll(SPOTS)].length;
  // The addition to the four is one of many trade terms, such as "white".
  if (sum + spots === 0 && text.includes("+")) return null;
  return PROCESS.length + (sum || spots);
}

function toCount(word: string): number {
  const lower = word.toLowerCase();
  return Number(lower) || COUNTS.indexOf(lower) + 1 || 1;
}

/** Inks named in the text; null unless it names all of them. */
export function readInks(text: string, colours: number | null): string[] | null {
  const process = /\bcmyk\b/i.test(text) ? PROCESS : [];
  const plain = PROCESS.filter((ink) => new RegExp(`\\b${ink}\\b`, "i").test(text));
  const spots = [...text.matchAll(SPOTS)].map(
    ([, number = ""]) => `PANTONE ${number.trim().toUpperCase()}`,
  );
  const named = [...new Set([...process, ...plain, ...spots])];
  return named.length > 0 && (colours === null || named.length === colours) ? named : null;
}

/** Key that identifies an ink: its Pantone number, independent of the paper suffix. */
export function inkKey(name: string): string {
  const [, number] = /^(?:pantone|pms)\s*(\d{2,4})\b/i.exec(name) ?? [];
  return number ?? name.toLowerCase();
}

export interface Bound extends Measured {
  colours: number | null;
  inks: string[] | null;
}

export function readSpec({ size, print = "" }: LineSpec): Bound {
  const colours = countColours(print);
  const inks = readInks(print, colours);
  return { ...readSize(size), colours: colours ?? inks?.length ?? null, inks };
}
