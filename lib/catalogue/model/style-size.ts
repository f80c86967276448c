import type { BoxSize, SizeSpec, StyleId } from "@/lib/pricing/size-spec";

type Layers = readonly [length: number, width: number, height: number];

interface Allowance {
  /** How many thicknesses of board lie between the inner and the outer size. */
  outside: Layers;
  /** How many lie between the inner size and the distance of the creases, which are measured in the middle of the board. */
  creases: Layers;
}

/**
 * The allowances of each style. Sizes are inner ones measured from crease to crease "bearing the thickness of the
 * material in mind" (FEFCO code, Case dimensions).
 *
 * Carton (0201): creases length and width + 1, height + 2, as score allowances have it (3/16, 3/16 and 3/8 inch for C
 * flute of 4 mm: packageit.com/custom-boxes/box-101). Two flaps lie on each other at both ends.
 * Mailer (0427): three layers in each side wall, the tuck flap behind the front. Pizza box (0426): three layers in the
 * front with the tuck flap behind them, flaps of the sides behind the back, ears of the lid beside the sides.
 * Tuck-end box: dust flap and lid at both ends, as ECMA A20.20.03.01. Bags are stated without their paper.
 */
const ALLOWANCES: Record<StyleId, Allowance> = {
  "mailer-box": { outside: [6, 3, 2], creases: [5, 2, 1] },
  "shipping-carton": { outside: [2, 2, 4], creases: [1, 1, 2] },
  "tuck-end-box": { outside: [2, 2, 4], creases: [1, 1, 3] },
  "pizza-box": { outside: [4, 6, 2], creases: [3, 5, 1] },
  "paper-bag": { outside: [0, 0, 0], creases: [0, 0, 0] },
};

/** Rounded to the thousandth, because sums of lengths have no exact binary form. */
const rounded = (length: number) => Math.round(length * 1000) / 1000;

const grown = ({ length, width, height }: BoxSize, by: Layers, thickness: number): BoxSize => ({
  length: rounded(length + by[0] * thickness),
  width: rounded(width + by[1] * thickness),
  height: rounded(height + by[2] * thickness),
});

export type Sized = BoxSize & Pick<SizeSpec, "inside">;

/** Inner size. Zero or less for an outer size that the board alone fills. */
export const toInside = (style: StyleId, size: Sized, thickness: number): BoxSize =>
  grown(size, size.inside ? [0, 0, 0] : ALLOWANCES[style].outside, -thickness);

/** Outer size. */
export const toOutside = (style: StyleId, size: Sized, thickness: number): BoxSize =>
  grown(size, size.inside ? ALLOWANCES[style].outside : [0, 0, 0], thickness);

/** The distances between the middles of its creases, which its net is made of. */
export const toCreases = (style: StyleId, size: Sized, thickness: number): BoxSize =>
  grown(toInside(style, size, thickness), ALLOWANCES[style].creases, thickness);
