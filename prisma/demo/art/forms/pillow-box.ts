import type { Art } from "../../types";
import { pillowBlank } from "../blanks/pillow";
import { boxDimensions } from "../dimension";
import type { FormDrawing, Still } from "../form";
import { add, corners, type Vec } from "../geometry";
import { shade } from "../palette";
import type { Pen } from "../pen";
import { level, pillow } from "../pillow";
import { sprig } from "../props/sprig";
import { depthOf } from "../solid";

const bounds = ({ size }: Art) => corners(size.width, depthOf(size), size.height);

// A band of twine round the middle, over the back edge to the front.
function string(pen: Pen, art: Art, x: number): string {
  const { height } = art.size;
  const points = Array.from({ length: 17 }, (_, i): Vec => {
    const v = (i / 16) * 2 - 1;
    return [x, (v * depthOf(art.size)) / 2, level(v, height) + 1];
  });
  return (
    pen.line(points, "cut", "#b58d57", true) +
    pen.line(
      points.map((p) => add(p, [2.2, 0, 0])),
      "edge",
      shade("#b58d57", 0.2),
      true,
    )
  );
}

const tiedPair: Still = {
  bounds: (art) => [
    ...bounds(art),
    [-art.size.width * 0.2, depthOf(art.size) * 1.5, 0],
    [art.size.width * 0.75, depthOf(art.size) * 1.1, 0],
    [-art.size.width * 0.55, -depthOf(art.size) * 0.75, 0],
  ],
  draw: (pen, art) => {
    const depth = depthOf(art.size);
    return (
      pillow(
        pen,
        { ...art, material: art.accent ?? "kraft", accent: art.material },
        { at: [art.size.width * 0.2, depth * 1.02, 0], degrees: 16 },
      ) +
      pillow(pen, art) +
      string(pen, art, -art.size.width * 0.27) +
      sprig(
        pen,
        [-art.size.width * 0.36, -depth * 0.3, art.size.height * 0.94],
        [0.5, 0.86, 0.1],
        art.size.width * 0.32,
        "#66805a",
        5,
      )
    );
  },
};

export const pillowBox: FormDrawing = {
  title: "Pillow box",
  ground: "sand",
  object: { bounds, draw: (pen, art) => pillow(pen, art) },
  inUse: tiedPair,
  measures: {
    dimensions: ({ size }) => boxDimensions(size.width, depthOf(size), size.height),
    dieline: pillowBlank,
  },
};
