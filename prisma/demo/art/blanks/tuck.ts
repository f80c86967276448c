import type { Art } from "../../types";
import { type Dieline, rect } from "../dieline";
import type { Pt } from "../geometry";
import { depthOf } from "../solid";

/** Straight tuck end: four panels and a glue flap, tucks above and below the back. */
export function tuckBlank({ size }: Art): Dieline {
  const { width: w, height: h } = size;
  const d = depthOf(size);
  const glue: Pt[] = [
    [0, 3],
    [-13, 12],
    [-13, h - 12],
    [0, h - 3],
  ];
  const ends = ([-1, 1] as const).flatMap((sign) => {
    const y = sign > 0 ? h : 0;
    return [tuck(w + d, y, w, sign * d), dust(w, y, d, sign), dust(2 * w + d, y, d, sign)];
  });
  const uprights = [0, w, w + d, 2 * w + d].map((x) => line([x, 0], [x, h]));
  const across = [0, h].map((y) => line([0, y], [2 * (w + d), y]));
  return {
    cut: [rect(0, 0, 2 * (w + d), h), glue, ...ends],
    fold: [...uprights, ...across],
    glue: [glue],
    caption: "Straight tuck end, with glue flap",
  };
}

const line = (a: Pt, b: Pt): [Pt, Pt] => [a, b];

function tuck(x: number, y: number, width: number, reach: number): Pt[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + reach],
    [x + width - 6, y + reach * 1.34],
    [x + 6, y + reach * 1.34],
    [x, y + reach],
  ];
}

function dust(x: number, y: number, width: number, sign: 1 | -1): Pt[] {
  return [
    [x + 1, y],
    [x + width - 1, y],
    [x + width * 0.85, y + sign * width * 0.52],
    [x + width * 0.15, y + sign * width * 0.52],
  ];
}
