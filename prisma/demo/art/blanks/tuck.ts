import type { Art } from "../../types";
import { type Dieline, rect } from "../dieline";
import type { Pt } from "../geometry";
import { depthOf } from "../solid";

/** Straight tuck end: four panels and a glue flap, tucks above and below the back. */
export function tuckBlank({ size }: Art): Dieline {
  const { width: w, height: h } = size;
  const d = depthOf(size);
  const starts = [0, w, w + d, 2 * w + d];
  const tuck = (x: number, sign: 1 | -1): Pt[] => {
    const y = sign > 0 ? h : 0;
    return [
      [x, y],
      [x + w, y],
      [x + w, y + sign * d],
      [x + w - 6, y + sign * (d + d * 0.34)],
      [x + 6, y + sign * (d + d * 0.34)],
      [x, y + sign * d],
    ];
  };
  const dust = (x: number, sign: 1 | -1): Pt[] => {
    const y = sign > 0 ? h : 0;
    return [
      [x + 1, y],
      [x + d - 1, y],
      [x + d - d * 0.15, y + sign * d * 0.52],
      [x + d * 0.15, y + sign * d * 0.52],
    ];
  };
  const glue: Pt[] = [
    [0, 3],
    [-13, 12],
    [-13, h - 12],
    [0, h - 3],
  ];
  const body = rect(0, 0, 2 * (w + d), h);
  const uprights = starts.map((x): [Pt, Pt] => [
    [x, 0],
    [x, h],
  ]);
  return {
    cut: [
      body,
      glue,
      tuck(w + d, 1),
      tuck(w + d, -1),
      dust(w, 1),
      dust(w, -1),
      dust(2 * w + d, 1),
      dust(2 * w + d, -1),
    ],
    fold: [
      ...uprights,
      [
        [0, 0],
        [2 * (w + d), 0],
      ],
      [
        [0, h],
        [2 * (w + d), h],
      ],
    ],
    glue: [glue],
    caption: "Straight tuck end, with glue flap",
  };
}
