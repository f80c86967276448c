import { countText } from "@/lib/base/text/counts";
import { MOST_PIECES, type BoxSize } from "@/lib/pricing/size-spec";
import type { SizeStyle } from "@/lib/pricing/size-table";

/** Fields needed to check a style's limits; pages get them from the API's answer. */
export type Limited = Pick<SizeStyle, "name" | "limits" | "leastQuantity">;

/** The adjectives of a length that is too small, and of one that is too great. */
const EXTREMES = {
  length: ["shortest", "longest"],
  width: ["narrowest", "widest"],
  height: ["lowest", "tallest"],
} as const;

/** Says in words, by field, which limits of its style a size and its quantities are outside of. */
export function outsideLimits(
  style: Limited,
  size: BoxSize,
  quantities: readonly number[],
): Record<string, string> {
  const noun = style.name.charAt(0).toLowerCase() + style.name.slice(1);
  const fields: Record<string, string> = {};
  for (const side of ["length", "width", "height"] as const) {
    const [least, most] = style.limits[side];
    const [small, great] = EXTREMES[side];
    if (!(size[side] <= most)) {
      fields[side] = `The ${great} ${noun} we make is ${most} mm; ask us for more`;
    } else if (!(size[side] >= least)) {
      fields[side] = `The ${small} ${noun} we make is ${least} mm; ask us for less`;
    }
  }
  for (const [index, quantity] of quantities.entries()) {
    if (!(quantity >= style.leastQuantity)) {
      fields[`quantities.${index}`] =
        `We make at least ${countText(style.leastQuantity)} pieces; ask us for fewer`;
    } else if (!(quantity <= MOST_PIECES)) {
      fields[`quantities.${index}`] =
        `We make at most ${countText(MOST_PIECES)} pieces at once; ask us for more`;
    }
  }
  return fields;
}
