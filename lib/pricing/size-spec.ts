/** What is made to size: each style has a geometry of its own (lib/catalogue/model). */
export const STYLE_IDS = [
  "mailer-box",
  "shipping-carton",
  "tuck-end-box",
  "pizza-box",
  "paper-bag",
] as const;
export type StyleId = (typeof STYLE_IDS)[number];

/** What it is called, also as a category in the rules of companies. */
export const MADE_TO_SIZE = "Made to size";

/** Millimetres. */
export interface BoxSize {
  length: number;
  width: number;
  height: number;
}

/** What a buyer chooses for a box of their own size. Board, print and finish are ids of the owner's size table. */
export interface SizeSpec extends BoxSize {
  /** True: the size is what fits in. False: it is measured outside. */
  inside: boolean;
  board: string;
  print: string;
  finish: string | null;
}

/** A spec with the style that it is of. */
export interface MadeChoice extends SizeSpec {
  style: string;
}

/** The same for equal specs alone: what was approved, quoted or saved is found by it. */
export const specKey = (style: string, spec: SizeSpec): string =>
  JSON.stringify([
    style,
    ...[spec.length, spec.width, spec.height, spec.inside],
    ...[spec.board, spec.print, spec.finish],
  ]);

/** The print of every table that is none. */
export const PLAIN_PRINT = "plain";

/** Prices of boxes made to size are for so many pieces. */
export const SIZE_BASIS = 1000;

/** The greatest quantity of a line. */
export const MOST_PIECES = 1_000_000;
