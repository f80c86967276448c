import type { Art } from "../../types";
import { type Dieline, rect } from "../dieline";
import type { Pt } from "../geometry";

export function envelopeBlank({ size }: Art): Dieline {
  const { width: w, height: h } = size;
  const flap: Pt[] = [
    [0, 0],
    [w, 0],
    [w - 14, -h * 0.21],
    [14, -h * 0.21],
  ];
  const glue = [rect(-22, 6, 22, h - 12), rect(w, 6, 22, h - 12)];
  return {
    cut: [rect(0, 0, w, h), rect(w + 40, 0, w, h), flap, ...glue],
    fold: [
      [
        [0, 0],
        [w, 0],
      ],
      [
        [0, 0],
        [0, h],
      ],
      [
        [w, 0],
        [w, h],
      ],
    ],
    glue,
    caption: "Back with flap, and front",
  };
}
