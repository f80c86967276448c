/** Transformation on a page: [a, b, c, d, e, f] maps x, y to a·x + c·y + e, b·x + d·y + f (ISO 32000-1, 8.3.4). */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Applies `inner`, then `outer`. */
export function times(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner;
  const [A, B, C, D, E, F] = outer;
  return [
    a * A + b * C,
    a * B + b * D,
    c * A + d * C,
    c * B + d * D,
    e * A + f * C + E,
    e * B + f * D + F,
  ];
}

export const toMatrix = (numbers: readonly unknown[]): Matrix =>
  IDENTITY.map((usual, index) => {
    const number = numbers[index];
    return typeof number === "number" ? number : usual;
  }) as unknown as Matrix;

/** Scale of lengths: the square root of the scale of areas. */
export const getScale = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c));
