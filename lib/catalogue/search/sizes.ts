/**
 * Sizes, capacities and weights of a search in any common notation: 9x6, 9 × 6 inch, 9''x6'', 9*6, 9 by 6, 23 x 15.5
 * cm, 250 ml, 8 oz. The database function `search_measures` reads saved products in the same way; a test compares the two.
 */

/** One measure of a search, as terms of the index. */
export interface Measure {
  /** Terms for the exact measure. */
  exact: string[];
  /** Terms for measures that the trade treats as equal: inches rounded to halves, capacities in whole ounces. */
  near: string[];
}

export interface ReadMeasures {
  measures: Measure[];
  /** The text without its measures. */
  rest: string;
}

/** Replaces each spelling by one without a space before the unit. */
const SPELLINGS: [RegExp, string][] = [
  [/[\s\u00a0]+/g, " "],
  [/[×✕*]/g, "x"],
  // Two single marks equal a double one. One after each side of a size means inches too; a single one means feet.
  [/['‘’′]{2}|[″“”]/g, '"'],
  [/(\d) ?['‘’′](?= ?(?:x|by) ?[\d.]+ ?['‘’′])/g, '$1"'],
  [/(" ?(?:x|by) ?[\d.]+) ?['‘’′]/g, '$1"'],
  [/(\d) ?(?:(?:inches|inch|in(?! ?\d))(?![a-wyz])|")/g, "$1in"],
  [/(\d) ?(?:millimet(?:re|er)s?|mm)(?![a-wyz])/g, "$1mm"],
  [/(\d) ?(?:centimet(?:re|er)s?|cms?)(?![a-wyz])/g, "$1cm"],
  [/(\d) ?(?:millilit(?:re|er)s?|ml)(?![a-z])/g, "$1ml"],
  [/(\d) ?(?:lit(?:re|er)s?|ltrs?|l)(?![a-z])/g, "$1l"],
  [/(\d) ?(?:kilograms?|kilos?|kgs?)(?![a-z])/g, "$1kg"],
  [/(\d) ?(?:grams?|gms?|g)(?![a-z])/g, "$1g"],
  [/(\d) ?(?:ounces?|oz)(?![a-z])/g, "$1oz"],
  [/(\d)(?:mm|cm|in)? ?(?:x|by) ?(?=\d)/g, "$1x"],
];

const MEASURE =
  /(?<![a-z0-9.])(\d{1,5}(?:\.\d{1,3})?(?:x\d{1,5}(?:\.\d{1,3})?){0,2})(mm|cm|in|ml|l|kg|g|oz)?(?![a-z0-9]|\.\d)/g;

const MILLIMETRES: Record<string, number> = { mm: 1, cm: 10, in: 25.4 };
const MILLILITRES: Record<string, number> = { ml: 1, l: 1000, oz: 29.5735 };
const GRAMS: Record<string, number> = { g: 1, kg: 1000 };

/** Rounds halves up. A length converted from inches can be slightly below its half because of floating point. */
const whole = (value: number) => Math.floor(value + 0.500001);

/** Sizes without a unit are inches up to this length, otherwise millimetres. */
const MAX_INCH = 50;

const plainText = (text: string) =>
  SPELLINGS.reduce(
    (written, [spelling, short]) => written.replace(spelling, short),
    text.toLowerCase(),
  );

export function readMeasures(text: string): ReadMeasures {
  const measures: Measure[] = [];
  const rest = plainText(text).replace(
    MEASURE,
    (found, numbers: string, unit: string | undefined) => {
      const measure = findMeasure(numbers.split("x").map(Number), unit);
      if (!measure) return found;
      measures.push(measure);
      return " ";
    },
  );
  return { measures, rest };
}

function findMeasure(numbers: number[], unit: string | undefined): Measure | undefined {
  if (unit === undefined) return numbers.length > 1 ? sizeWithoutUnit(numbers) : undefined;
  if (unit in MILLIMETRES) return size(numbers, unit);
  const [amount = 0] = numbers;
  if (numbers.length > 1) return undefined;
  if (unit in GRAMS) return { exact: [`g${whole(amount * (GRAMS[unit] ?? 0))}`], near: [] };
  const millilitres = amount * (MILLILITRES[unit] ?? 0);
  const ounces = `oz${whole(millilitres / 29.5735)}`;
  if (unit === "oz") return { exact: [ounces], near: [] };
  return { exact: [`ml${whole(millilitres)}`], near: [ounces] };
}

/** "9x6" is in inches; "23x15.5" may be in inches or centimetres. */
function sizeWithoutUnit(numbers: number[]): Measure {
  const longest = Math.max(...numbers);
  if (longest >= MAX_INCH) return size(numbers, "mm");
  const inches = size(numbers, "in");
  if (longest <= 20) return inches;
  return { exact: [...inches.exact, ...size(numbers, "cm").exact], near: [] };
}

function size(numbers: number[], unit: string): Measure {
  const sides = numbers.map((side) => side * (MILLIMETRES[unit] ?? 0)).sort((a, b) => b - a);
  const millimetres = `mm${sides.map(whole).join("x")}`;
  const halfInches = `in${sides.map((side) => whole(side / 12.7)).join("x")}`;
  return unit === "in"
    ? { exact: [millimetres, halfInches], near: [] }
    : { exact: [millimetres], near: [halfInches] };
}

/** Two or three sides, in the order written. */
export interface Size {
  lengths: readonly number[];
  unit: "mm" | "cm" | "in";
}

/** Returns the first size in a text that has more than one side. */
export function sizeIn(text: string): Size | undefined {
  for (const [, numbers = "", unit] of plainText(text).matchAll(MEASURE)) {
    const lengths = numbers.split("x").map(Number);
    if (lengths.length < 2) continue;
    if (unit === "mm" || unit === "cm" || unit === "in") return { lengths, unit };
    if (!unit) return { lengths, unit: Math.max(...lengths) < MAX_INCH ? "in" : "mm" };
  }
  return undefined;
}

/** "230 × 155 × 70 mm" */
export const sizeText = ({ lengths, unit }: Size): string => `${lengths.join(" × ")} ${unit}`;

const toMillimetres = ({ lengths, unit }: Size) =>
  lengths.map((length) => whole(length * (MILLIMETRES[unit] ?? 0)));

/** In whole millimetres, the longest first. */
export const listSides = (size: Size): number[] => toMillimetres(size).sort((a, b) => b - a);

/** True for texts that name the same size, in any orientation and unit, without the rounding of the trade. */
export function isSameSize(one: string, other: string): boolean {
  const terms = (text: string) => readMeasures(text).measures.flatMap(({ exact }) => exact);
  const others = new Set(terms(other));
  return terms(one).some((term) => others.has(term));
}

/**
 * Returns how many millimetres larger `own` is than `requested` in any orientation: compares the longest sides, then the
 * next. The result has the order of `own`.
 */
export function differenceFrom(requested: Size, own: Size): number[] {
  const wanted = listSides(requested);
  const longestFirst = [...toMillimetres(own).entries()].sort(([, a], [, b]) => b - a);
  return longestFirst
    .slice(0, wanted.length)
    .map(([place, side], rank) => ({ place, larger: side - (wanted[rank] ?? 0) }))
    .sort((a, b) => a.place - b.place)
    .map(({ larger }) => larger);
}
