import type { Art } from "../types";
import { type Quad, quadSurface } from "./fibres";
import { add, along, times, type Vec } from "./geometry";
import { print } from "./marks";
import { printInk, stockOf } from "./palette";
import type { Pen } from "./pen";
import { shadow, veil } from "./shadow";
import { board, depthOf, flap } from "./solid";

/** Shadow of a lid that stands open at the back of its tray. */
export function lidShadow(pen: Pen, art: Art, lean: number): string {
  const { width, height } = art.size;
  const depth = depthOf(art.size);
  const back = depth / 2 + Math.sin((lean * Math.PI) / 180) * depth;
  const top = height + Math.cos((lean * Math.PI) / 180) * depth;
  return shadow(
    pen,
    [
      [-width / 2, depth / 2, 0],
      [width / 2, depth / 2, 0],
      [width / 2, back, top],
      [-width / 2, back, top],
    ],
    0,
    0.5,
    true,
  );
}

/** The open lid seen from inside: panel, two wings and the tuck along its free edge. */
export function openLid(pen: Pen, art: Art, lean: number, printInside = false): string {
  const { width, height } = art.size;
  const depth = depthOf(art.size);
  const stock = stockOf(art.material);
  const angle = (lean * Math.PI) / 180;
  const up: Vec = [0, Math.sin(angle), Math.cos(angle)];
  const inward: Vec = [0, -Math.cos(angle), Math.sin(angle)];
  const [a, b]: [Vec, Vec] = [
    [-width / 2, depth / 2, height],
    [width / 2, depth / 2, height],
  ];
  const panel: Quad = [a, b, add(b, times(up, depth)), add(a, times(up, depth))];
  const wing = height * 0.94;
  const left = flap(add(a, times(up, 6)), panel[3], [-1, 0, 0], wing, 62, wing * 0.22, inward);
  const right = flap(add(b, times(up, 6)), panel[2], [1, 0, 0], wing, 66, wing * 0.22, inward);
  const tuck = flap(panel[3], panel[2], up, height, 58, 8, inward);
  const mark = printInside
    ? print(
        pen,
        art.print,
        quadSurface(panel),
        printInk(art.material, art.accent),
        width,
        depth,
        0.42,
      )
    : "";
  return (
    board(pen, left, stock, { inside: true, tone: -0.04 }) +
    board(pen, panel, stock, { inside: true, tone: 0.02 }) +
    veil(
      pen,
      [
        panel[0],
        along(panel[0], panel[3], 0.98),
        along(along(panel[0], panel[3], 0.94), panel[1], 0.07),
        along(panel[0], panel[1], 0.09),
      ],
      0.1,
    ) +
    mark +
    board(pen, tuck, stock, { inside: true, tone: 0.05 }) +
    pen.cutEdge(tuck[3], tuck[2], times(inward, 3), stock, true) +
    board(pen, right, stock) +
    pen.line([panel[0], panel[1]], "score", stock.inner)
  );
}
