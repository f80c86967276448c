import type { Art } from "../../types";
import { mm } from "../dimension";
import { angle, BOARD, edgeOf, sheaf } from "../edge-board";
import { quadSurface, type Quad } from "../fibres";
import type { FormDrawing, Still } from "../form";
import type { Vec } from "../geometry";
import { stockOf } from "../palette";
import type { Pen } from "../pen";
import { parcel } from "../props/parcel";
import { board, boxSides, lifted, part } from "../solid";
import { spot } from "../turned";

function bundle(pen: Pen, art: Art): string {
  const edge = edgeOf(art);
  return (
    sheaf(pen, edge, -150, 76, 3, 1) +
    sheaf(pen, edge, 4, 96, 4, 1) +
    sheaf(pen, edge, 152, 66, 3, 1) +
    sheaf(pen, edge, -72, -76, 1, -1) +
    sheaf(pen, edge, 78, -104, 1, -1)
  );
}

const CARTON = { width: 420, depth: 330, height: 600 };

function guarded(pen: Pen, art: Art): string {
  const { stock, leg } = edgeOf(art);
  const { width, depth, height } = CARTON;
  const sides = boxSides(width, depth, height);
  const rail = (quad: Quad, out: Vec) => board(pen, lifted(quad, out), stock, { flecks: 20 });
  const [u, v] = [leg / width, leg / depth];
  return (
    parcel(pen, { ...CARTON, at: [0, 0, 0], stock: stockOf("kraft") }) +
    rail(part(sides.front, 0, u, 0, 1), [0, -BOARD, 0]) +
    rail(part(sides.right, 1 - v, 1, 0, 1), [BOARD, 0, 0]) +
    rail(part(sides.front, 1 - u, 1.01, 0, 1), [0, -BOARD, 0]) +
    rail(part(sides.right, -0.01, v, 0, 1), [BOARD, 0, 0]) +
    [0.22, 0.74].map((level) => strap(pen, sides, level)).join("")
  );
}

function strap(pen: Pen, sides: ReturnType<typeof boxSides>, level: number): string {
  const green = stockOf("green").face;
  const wide = (quad: Quad) => part(quad, -0.012, 1.012, level, level + 0.028);
  const weave = (quad: Quad) =>
    pen.line([quadSurface(quad)(0, 0.5), quadSurface(quad)(1, 0.5)], "glint", green);
  const [front, right] = [
    lifted(wide(sides.front), [0, -BOARD - 1.5, 0]),
    lifted(wide(sides.right), [BOARD + 1.5, 0, 0]),
  ];
  return pen.face(front, green) + pen.face(right, green) + weave(front);
}

const single: Still = {
  bounds: ({ size: { width, height } }) => [
    [-height / 2, -width, 0],
    [height / 2, -width, 0],
    [height / 2, width / 2, width],
    [-height / 2, width / 2, width],
  ],
  draw: (pen, art) => angle(pen, edgeOf(art)),
};

export const cornerProtector: FormDrawing = {
  title: "Corner protector",
  ground: "oat",
  object: {
    bounds: ({ size: { height } }) => [
      spot(-205, 0),
      spot(210, 0),
      spot(0, -140),
      spot(-150, 90, height),
      spot(150, 110, height),
    ],
    draw: bundle,
  },
  inUse: {
    bounds: () => [
      spot(-320, 0),
      spot(330, 0),
      [CARTON.width / 2, -CARTON.depth / 2, -30],
      [0, CARTON.depth / 2, CARTON.height],
    ],
    draw: guarded,
  },
  measures: {
    object: single,
    dimensions: ({ size: { width, depth = width, height } }) => [
      {
        from: [-height / 2, -width / 2, 0],
        to: [height / 2, -width / 2, 0],
        out: [0, -width * 1.3, 0],
        label: mm(height),
      },
      {
        from: [height / 2, -width / 2, 0],
        to: [height / 2, width / 2, 0],
        out: [width * 0.8, 0, 0],
        label: mm(depth),
      },
      {
        from: [height / 2, width / 2, 0],
        to: [height / 2, width / 2, width],
        out: [0, width * 1.5, 0],
        label: mm(width),
      },
    ],
    figures: ({ size: { width, depth = width, height } }) => `${width} × ${depth} × ${height} mm`,
  },
};
