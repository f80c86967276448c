import type { Art } from "../types";
import type { Stroke } from "./emblems";
import { quadSurface } from "./fibres";
import { drawStrokes, inset, print } from "./marks";
import { printInk, stockOf } from "./palette";
import type { Pen } from "./pen";
import { board, boxSides, depthOf } from "./solid";

const THIS_WAY_UP: Stroke[] = [0.28, 0.72].flatMap((u): Stroke[] => [
  {
    points: [
      [u, 0.2],
      [u, 0.62],
    ],
    straight: true,
  },
  {
    points: [
      [u - 0.16, 0.6],
      [u + 0.16, 0.6],
      [u, 0.92],
    ],
    filled: true,
    straight: true,
  },
  {
    points: [
      [u - 0.2, 0.06],
      [u + 0.2, 0.06],
    ],
    straight: true,
  },
]);

/** The two walls of a carton that the camera sees, with their print. */
export function cartonWalls(pen: Pen, art: Art): string {
  const { width, height } = art.size;
  const depth = depthOf(art.size);
  const stock = stockOf(art.material);
  const sides = boxSides(width, depth, height);
  const ink = printInk(art.material, art.accent);
  return (
    board(pen, sides.front, stock) +
    board(pen, sides.right, stock) +
    print(pen, art.print, quadSurface(sides.front), ink, width, height, 0.5) +
    drawStrokes(
      pen,
      THIS_WAY_UP,
      inset(quadSurface(sides.right), depth, height, 0.26, 0.22, 0.24),
      ink,
      2.4,
    )
  );
}
