import type { Art } from "../../types";
import { crinkle } from "../crinkle";
import { boxDimensions } from "../dimension";
import type { FormDrawing } from "../form";
import { corners, type Vec } from "../geometry";
import { hingedTray } from "../hinged-tray";
import { print } from "../marks";
import { printInk, shade, stockOf } from "../palette";
import { quadSurface } from "../fibres";
import type { Pen } from "../pen";
import { jar } from "../props/jar";
import { parcel } from "../props/parcel";
import { shadow } from "../shadow";
import { board, boxSides, flap, part } from "../solid";

const tones = (art: Art): string[] => {
  const kraft = stockOf(art.material).face;
  return [kraft, shade(kraft, 0.22), shade(kraft, -0.14)];
};

/** The carton it comes in, flaps folded out, the shred springing up over the edge. */
function carton(pen: Pen, art: Art): string {
  const { width: w, depth: d = w, height: h } = art.size;
  const stock = stockOf(art.material);
  const sides = boxSides(w, d, h);
  const [x, y] = [w / 2, d / 2];
  const [a, b, c, e]: Vec[] = [
    [-x, -y, h],
    [x, -y, h],
    [x, y, h],
    [-x, y, h],
  ];
  const [fl, fr, br, bl] = [a, b, c, e] as [Vec, Vec, Vec, Vec];
  const reach = h * 0.42;
  return (
    shadow(pen, [...sides.floor, ...sides.top]) +
    board(pen, flap(br, bl, [0, 1, 0], reach, 32), stock, { inside: true }) +
    board(pen, flap(bl, fl, [-1, 0, 0], reach, 22), stock, { inside: true, tone: -0.02 }) +
    board(pen, sides.back, stock, { inside: true }) +
    board(pen, sides.left, stock, { inside: true }) +
    crinkle(pen, heap(pen, x * 0.72, y * 0.72, h * 0.84, h * 0.5), tones(art), 330, w * 0.36) +
    board(pen, sides.front, stock) +
    board(pen, sides.right, stock) +
    print(
      pen,
      "leaf",
      quadSurface(part(sides.front, 0, 1, 0, 0.62)),
      printInk(art.material, "green"),
      w,
      h * 0.62,
      0.5,
    ) +
    board(pen, flap(fl, fr, [0, -1, 0], reach, -38), stock, { inside: true, tone: 0.12 }) +
    board(pen, flap(fr, br, [1, 0, 0], reach, -30), stock, { inside: true, tone: 0.1 }) +
    crinkle(pen, brim(pen, x, y, h), tones(art), 26, w * 0.26)
  );
}

/** Dome-shaped heap; depth 0 is its far side, 1 the near one. */
function heap(pen: Pen, x: number, y: number, base: number, rise: number) {
  return (depth: number): Vec => {
    const v = 1 - depth * 2 + (pen.random() - 0.5) * 0.5;
    const u = (pen.random() * 2 - 1) * 0.94;
    const [cu, cv] = [Math.max(-1, Math.min(1, u)), Math.max(-1, Math.min(1, v))];
    return [
      cu * x,
      cv * y,
      base + rise * (1 - 0.72 * cu * cu - 0.72 * cv * cv) * (0.6 + pen.random() * 0.4),
    ];
  };
}

const brim = (pen: Pen, x: number, y: number, h: number) => (): Vec =>
  pen.random() > 0.5
    ? [(pen.random() * 1.6 - 0.8) * x, -y * 0.94, h + 6]
    : [x * 0.94, (pen.random() * 1.6 - 0.8) * y, h + 6];

const MAILER = { width: 250, depth: 180, height: 80 };

function nest(pen: Pen, art: Art): string {
  const [x, y] = [MAILER.width / 2 - 34, MAILER.depth / 2 - 26];
  const layer =
    (from: number, to: number) =>
    (depth: number): Vec => [
      (pen.random() * 2 - 1) * x,
      y - (from + (to - from) * depth) * 2 * y,
      34 + pen.random() * 16,
    ];
  return (
    crinkle(pen, layer(0, 0.62), tones(art), 120, 64) +
    jar(pen, [-52, 26, 36], { radius: 32, height: 74, fill: "#d99a2b" }) +
    jar(pen, [34, 20, 36], { radius: 32, height: 74, fill: "#8c4a26", lid: "#39483c" }) +
    crinkle(pen, layer(0.56, 1), tones(art), 105, 58)
  );
}

const sceneBounds = (): Vec[] => {
  const { width, depth, height } = MAILER;
  const top = height + depth;
  return [
    ...corners(width, depth, height),
    [-width / 2, depth / 2 + 30, top],
    [width / 2, depth / 2 + 30, top],
  ];
};

export const voidFill: FormDrawing = {
  title: "Crinkle paper fill",
  ground: "oat",
  object: {
    bounds: ({ size: { width: w, depth: d = w, height: h } }) => [
      ...corners(w, d, h),
      [-w * 0.78, 0, h],
      [w * 0.7, 0, h],
      [0, d * 0.6, h * 1.3],
    ],
    draw: carton,
  },
  inUse: {
    bounds: sceneBounds,
    draw: (pen, art) =>
      hingedTray(
        pen,
        { form: "mailer-box", material: "kraft", size: MAILER },
        { lean: 16, wall: 6, printInside: true, contents: () => nest(pen, art) },
      ),
  },
  measures: {
    object: {
      bounds: ({ size: { width, depth = width, height } }) => corners(width, depth, height),
      draw: (pen, { size: { width, depth = width, height }, material }) =>
        parcel(pen, { width, depth, height, at: [0, 0, 0], stock: stockOf(material) }),
    },
    dimensions: ({ size: { width, depth = width, height } }) => boxDimensions(width, depth, height),
  },
};
