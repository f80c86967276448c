import type { Art } from "../types";
import { add, times, type Vec } from "./geometry";
import { stockOf } from "./palette";
import type { Pen } from "./pen";
import { LINING } from "./props/gift-contents";
import { contact, shadow } from "./shadow";
import { board, depthOf } from "./solid";

export const lidHeight = ({ size }: Art) =>
  Math.max(size.height * 0.36, Math.min(size.height * 0.5, 34));

/** A lift-off lid that stands on its long edge behind the base and leans on it. */
export function leaningLid(pen: Pen, art: Art): string {
  const { width, height } = art.size;
  const depth = depthOf(art.size);
  const stock = stockOf(art.material);
  const lean: Vec = [0, -0.36, 0.93];
  const thick = times([0, -0.93, -0.36], lidHeight(art));
  const foot = depth / 2 + height * 0.42;
  const [a, b]: [Vec, Vec] = [
    [-width / 2 + 14, foot, 0],
    [width / 2 + 14, foot, 0],
  ];
  const [c, d] = [add(b, times(lean, depth * 0.92)), add(a, times(lean, depth * 0.92))];
  const face = [a, b, c, d].map((p) => add(p, times(thick, -1))) as [Vec, Vec, Vec, Vec];
  return (
    shadow(
      pen,
      [a, b, c, d].map((p) => [p[0], p[1], Math.max(0, p[2])] as Vec),
      0,
      0.7,
    ) +
    pen.face([d, c, face[2], face[3]], stock.face, { tone: 0.03 }) +
    pen.face([b, c, face[2], face[1]], stock.face) +
    board(pen, [a, b, c, d], { ...stock, inner: LINING }, { inside: true, tone: 0.04 }) +
    contact(pen, [a, b], 0.4)
  );
}
