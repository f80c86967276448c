import { IDENTITY, times, toMatrix, type Matrix } from "./matrix";

/** Lengths and positions in an SVG (SVG 2, 8: coordinate systems). */

export type Attributes = Readonly<Record<string, string>>;

const INCH = 25.4;

/** Physical units in millimetres. Pixels are not: programs disagree about their number per inch. */
const UNITS: Record<string, number> = { mm: 1, cm: 10, in: INCH, pt: INCH / 72, pc: INCH / 6 };

/** Longer texts are neither a length nor a short list of numbers. */
const LONGEST = 4000;

const numbersIn = (text: string | undefined): number[] =>
  (text ?? "")
    .slice(0, LONGEST)
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);

/** A length in user units; undefined for none, and for a percentage or a physical length. */
export function findNumber(text: string | undefined): number | undefined {
  const number = text === undefined ? NaN : Number(text.trim().replace(/px$/, "") || NaN);
  return Number.isFinite(number) ? number : undefined;
}

function millimetres(text: string | undefined): number | undefined {
  const [, length, unit = ""] = /^([\d.]{1,20})(mm|cm|in|pt|pc)$/.exec(text?.trim() ?? "") ?? [];
  const mm = Number(length) * (UNITS[unit] ?? NaN);
  return mm > 0 && Number.isFinite(mm) ? mm : undefined;
}

export interface Sheet {
  /** In millimetres. */
  width: number;
  height: number;
  /** From user units to millimetres. */
  matrix: Matrix;
}

/** The size of the drawing in physical units; null without one. */
export function findSheet(attributes: Attributes): Sheet | null {
  const [width, height] = [millimetres(attributes.width), millimetres(attributes.height)];
  if (!width || !height) return null;
  return { width, height, matrix: viewMatrix(attributes, width, height) ?? pixels };
}

const pixels: Matrix = [INCH / 96, 0, 0, INCH / 96, 0, 0];

/** Fits the viewBox into a width and height, centred; null without one. */
export function viewMatrix(attributes: Attributes, width: number, height: number): Matrix | null {
  const [x, y, w = 0, h = 0] = numbersIn(attributes.viewBox);
  if (x === undefined || y === undefined || !(w > 0) || !(h > 0)) return null;
  const scale = Math.min(width / w, height / h);
  return [
    scale,
    0,
    0,
    scale,
    (width - w * scale) / 2 - x * scale,
    (height - h * scale) / 2 - y * scale,
  ];
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

function rotation([angle = 0, x = 0, y = 0]: number[]): Matrix {
  const [cos, sin] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
  return [cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos];
}

const TRANSFORMS: Record<string, (numbers: number[]) => Matrix> = {
  matrix: toMatrix,
  translate: ([x = 0, y = 0]) => [1, 0, 0, 1, x, y],
  scale: ([x = 1, y = x]) => [x, 0, 0, y, 0, 0],
  rotate: rotation,
  skewX: ([angle = 0]) => [1, 0, Math.tan(radians(angle)), 1, 0, 0],
  skewY: ([angle = 0]) => [1, Math.tan(radians(angle)), 0, 1, 0, 0],
};

/** The matrix of an element with this `transform` within `outer`. */
export function transformed(transform: string | undefined, outer: Matrix): Matrix {
  let matrix = outer;
  for (const part of (transform ?? "").slice(0, LONGEST).split(")")) {
    const [name = "", numbers] = part.split("(");
    const inner = TRANSFORMS[name.replace(/^[\s,]+/, "").trim()]?.(numbersIn(numbers)) ?? IDENTITY;
    matrix = times(inner, matrix);
  }
  return matrix;
}

/** Start of a shape: its corner, its centre, or the first point of its path. */
export function startOf({ x, y, x1, y1, cx, cy, d, points }: Attributes): [number, number] {
  const [, px, py] =
    /^\s*[Mm]?\s*(-?[\d.]{1,20})[\s,]*(-?[\d.]{1,20})/.exec((d ?? points ?? "").slice(0, 100)) ??
    [];
  const at = [x ?? x1 ?? cx ?? px, y ?? y1 ?? cy ?? py].map((text) => findNumber(text) ?? 0);
  return [at[0] ?? 0, at[1] ?? 0];
}
