import type { Art } from "../../types";
import { type Dieline, rect } from "../dieline";
import type { Pt } from "../geometry";
import { depthOf } from "../solid";

export function cartonBlank({ size }: Art): Dieline {
  const { width: w, height: h } = size;
  const d = depthOf(size);
  const f = d / 2;
  const panels = [w, d, w, d];
  const starts = panels.map((_, i) => panels.slice(0, i).reduce((sum, side) => sum + side, 0));
  const total = 2 * (w + d);
  const flaps = panels.flatMap((side, i) => [
    rect((starts[i] ?? 0) + 2, -f, side - 4, f),
    rect((starts[i] ?? 0) + 2, h, side - 4, f),
  ]);
  const glue: Pt[] = [
    [0, 6],
    [-32, 18],
    [-32, h - 18],
    [0, h - 6],
  ];
  const folds = [0, ...starts.slice(1)].map((x): [Pt, Pt] => [
    [x, 0],
    [x, h],
  ]);
  return {
    cut: [rect(0, 0, total, h), ...flaps, glue],
    fold: [
      ...folds,
      [
        [0, 0],
        [total, 0],
      ],
      [
        [0, h],
        [total, h],
      ],
    ],
    glue: [glue],
    caption: "Blank, with glue flap",
  };
}
