import type { Art } from "../../types";
import { type Dieline, rect } from "../dieline";
import type { Pt } from "../geometry";
import { depthOf } from "../solid";

/** Roll-end front-tuck blank: base in the middle, lid above it, roll-over walls on both sides. */
export function mailerBlank({ size }: Art): Dieline {
  const { width: w, height: h } = size;
  const d = depthOf(size);
  const wing = (side: 1 | -1): Pt[] => {
    const x = side > 0 ? w : 0;
    return [
      [x, -h - d + 10],
      [x + side * h * 0.9, -h - d + 22],
      [x + side * h * 0.9, -h - 22],
      [x, -h - 10],
    ];
  };
  const rolled = (side: 1 | -1) =>
    side > 0 ? rect(w, 4, 2 * h + 4, d - 8) : rect(-2 * h - 4, 4, 2 * h + 4, d - 8);
  const body: Pt[] = [
    [0, -2 * h - d],
    [w, -2 * h - d],
    [w, d + h],
    [0, d + h],
  ];
  const across = [-h - d, -h, 0, d].map((y): [Pt, Pt] => [
    [0, y],
    [w, y],
  ]);
  const down = [-h - 2, 0, w, w + h + 2].map((x): [Pt, Pt] => [
    [x, 4],
    [x, d - 4],
  ]);
  return {
    cut: [body, wing(1), wing(-1), rolled(1), rolled(-1)],
    fold: [...across, ...down],
    caption: "Blank, one piece, no glue",
  };
}
