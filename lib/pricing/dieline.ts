/** The flat size of a product before it is folded, to which artwork is trimmed; in millimetres. */
export interface Dieline {
  width: number;
  height: number;
}

/** Millimetres by which print goes beyond the cut. */
export const BLEED_MM = 3;

export const withBleed = ({ width, height }: Dieline): Dieline => ({
  width: width + 2 * BLEED_MM,
  height: height + 2 * BLEED_MM,
});

/** Tolerance between the sizes of a file and a dieline, in millimetres. */
export const TRIM_TOLERANCE = 1;

/** Whether two sizes are the same within the tolerance, also when one of them is turned. */
export function isSameSize(one: Dieline, other: Dieline): boolean {
  const isNear = (a: number, b: number) => Math.abs(a - b) <= TRIM_TOLERANCE + 1e-6;
  return (
    (isNear(one.width, other.width) && isNear(one.height, other.height)) ||
    (isNear(one.width, other.height) && isNear(one.height, other.width))
  );
}
