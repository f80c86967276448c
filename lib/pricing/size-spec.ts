/** Styles that can be made to size: each has its own geometry (lib/catalogue/model). */
export const STYLE_IDS = [
  "mailer-box",
  "shipping-carton",
  "tuck-end-box",
  "pizza-box",
  "paper-bag",
] as const;
export type StyleId = (typeof STYLE_IDS)[number];

/** Its label, also as a category in company rules. */
export const MADE_TO_SIZE = "Made to size";

/** Millimetres. */
export interface BoxSize {
  length: number;
  width: number;
  height: number;
}

/** The buyer's choices for a box made to size. Board, print and finish are ids of the owner's size table. */
export interface SizeSpec extends BoxSize {
  /** True: the size is what fits in. False: it is measured outside. */
  inside: boolean;
  board: string;
  print: string;
  finish: string | null;
}

/** A spec with the style that it is of. */
export interface SizeChoice extends SizeSpec {
  style: string;
}

/** The choices of a line's box; undefined for other lines. */
export function toSizeChoice({
  style,
  made,
}: {
  style?: string | undefined;
  made?: SizeSpec | undefined;
}): SizeChoice | undefined {
  if (style === undefined || made === undefined) return undefined;
  const { length, width, height, inside, board, print, finish } = made;
  return { style, length, width, height, inside, board, print, finish };
}

/** Equal only for equal specs: used to find approved, quoted and saved ones. */
export const specKey = (style: string, spec: SizeSpec): string =>
  JSON.stringify([
    style,
    ...[spec.length, spec.width, spec.height, spec.inside],
    ...[spec.board, spec.print, spec.finish],
  ]);

/** Id of "no print" in every table. */
export const PLAIN_PRINT = "plain";

/** Prices of boxes made to size are for so many pieces. */
export const SIZE_BASIS = 1000;

/** The greatest quantity of a line. */
export const MOST_PIECES = 1_000_000;
