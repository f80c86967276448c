import type { Art } from "../../types";
import { bag } from "../bag";
import { boxDimensions } from "../dimension";
import type { FormDrawing, Still } from "../form";
import { corners, type Vec } from "../geometry";
import type { Pen } from "../pen";
import { baguette, bun } from "../props/bread";
import { depthOf } from "../solid";

const bounds = ({ size }: Art): Vec[] => corners(size.width, depthOf(size), size.height);

const draw = (pen: Pen, art: Art, inside = "") =>
  bag(pen, art, { mouth: 0.84, edge: "pinked", inside, mark: 0.6 });

const bakery: Still = {
  bounds: (art) => {
    const d = depthOf(art.size);
    return [
      ...bounds(art),
      [art.size.width * 0.1, 0, art.size.height * 1.34],
      [-art.size.width * 0.4, -d * 2, 0],
      [-art.size.width * 1.1, -d, 0],
    ];
  },
  draw: (pen, art) => {
    const { width: w, height: h } = art.size;
    const d = depthOf(art.size);
    const loaves =
      baguette(pen, [-w * 0.2, d * 0.14, h * 0.5], [-0.1, 0.04, 1], h * 0.78, w * 0.14) +
      baguette(pen, [w * 0.16, d * 0.12, h * 0.5], [0.16, 0.02, 1], h * 0.68, w * 0.14) +
      baguette(pen, [-w * 0.02, -d * 0.12, h * 0.5], [0.03, -0.03, 1], h * 0.62, w * 0.14);
    return (
      draw(pen, art, loaves) +
      bun(pen, [-w * 0.95, -d * 0.66, 0], w * 0.27) +
      bun(pen, [-w * 0.36, -d * 1.34, 0], w * 0.29)
    );
  },
};

export const sosBag: FormDrawing = {
  title: "Block-bottom bag",
  ground: "paper",
  object: { bounds, draw: (pen, art) => draw(pen, art) },
  inUse: bakery,
  measures: { dimensions: ({ size }) => boxDimensions(size.width, depthOf(size), size.height) },
};
