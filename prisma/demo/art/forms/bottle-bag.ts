import type { Art } from "../../types";
import { bag } from "../bag";
import { cord, handleLoop } from "../cord";
import { boxDimensions } from "../dimension";
import type { FormDrawing, Still } from "../form";
import { corners, type Vec } from "../geometry";
import { stockOf } from "../palette";
import type { Pen } from "../pen";
import { tissue } from "../props/tissue";
import { wineBottle } from "../props/wine-bottle";
import { depthOf } from "../solid";

const MOUTH = 0.9;
const rise = ({ size }: Art) => size.width * 0.62;

const bounds = (art: Art): Vec[] => [
  ...corners(art.size.width, depthOf(art.size), art.size.height),
  [0, 0, art.size.height + rise(art)],
];

function draw(pen: Pen, art: Art, inside = ""): string {
  const { width, height } = art.size;
  const y = (depthOf(art.size) / 2) * MOUTH;
  const colour = stockOf(art.accent ?? "kraft").face;
  const loop = (side: 1 | -1) =>
    cord(
      pen,
      handleLoop(width * 0.24, height - 16, height + rise(art), side * (y - 2), side * -10),
      4.4,
      colour,
    );
  return bag(pen, art, {
    mouth: MOUTH,
    edge: "plain",
    hem: 32,
    inside: loop(1) + inside,
    inFront: loop(-1),
    mark: 0.62,
    markAt: [0.5, 0.5],
  });
}

const gifted: Still = {
  bounds: (art) => [
    ...bounds(art),
    [-art.size.width * 1.45, -depthOf(art.size) * 0.4, 0],
    [-art.size.width * 1.1, 0, art.size.height * 0.84],
  ],
  draw: (pen, art) => {
    const { width: w, height: h } = art.size;
    const d = depthOf(art.size);
    const [x, y] = [w * 0.42, d * 0.36];
    const inside =
      tissue(pen, [-x, y, h * 0.95], [x, y, h * 0.95], h * 0.14, [0, 4, 0], "#f3e8d4", 2) +
      wineBottle(pen, [0, 0, h * 0.12], w * 0.36, h * 1.02, "#5a2f25", false) +
      tissue(pen, [-x, -y, h * 0.96], [x, -y, h * 0.96], h * 0.085, [0, -2, 0], "#f7efe1", 2);
    return wineBottle(pen, [-w * 1.05, d * 0.1, 0], w * 0.37, h * 0.88) + draw(pen, art, inside);
  },
};

export const bottleBag: FormDrawing = {
  title: "Bottle bag",
  ground: "paper",
  object: { bounds, draw: (pen, art) => draw(pen, art) },
  inUse: gifted,
  measures: { dimensions: ({ size }) => boxDimensions(size.width, depthOf(size), size.height) },
};
