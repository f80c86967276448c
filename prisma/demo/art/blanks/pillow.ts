import type { Art } from "../../types";
import type { Dieline } from "../dieline";
import type { Pt } from "../geometry";
import { depthOf } from "../solid";

/** How far the scored ends bow in, as a share of the depth. */
export const SAG = 0.17;

export function pillowBlank({ size }: Art): Dieline {
  const { width: w } = size;
  const d = depthOf(size);
  const arc = (x: number, y: number, sag: number): Pt[] =>
    Array.from({ length: 13 }, (_, i): Pt => [
      x + sag * (1 - ((i / 12) * 2 - 1) ** 2),
      y + (i / 12) * d,
    ]);
  const pairs = (points: Pt[]) => points.slice(1).map((p, i): [Pt, Pt] => [points[i] ?? p, p]);
  const sag = d * SAG;
  const outline = (y: number): Pt[] => [...arc(w, y, sag), ...arc(0, y, -sag).reverse()];
  const glue: Pt[] = [
    [2, 2 * d],
    [w - 2, 2 * d],
    [w - 12, 2 * d + 14],
    [12, 2 * d + 14],
  ];
  return {
    cut: [outline(0), outline(d), glue],
    fold: [
      ...[0, d].flatMap((y) => [...pairs(arc(w, y, -sag)), ...pairs(arc(0, y, sag))]),
      [
        [0, d],
        [w, d],
      ],
      [
        [0, 2 * d],
        [w, 2 * d],
      ],
    ],
    glue: [glue],
    caption: "Blank, with glue flap",
  };
}
