import type { Art } from "../../types";
import { mailerBlank } from "../blanks/mailer";
import { boxDimensions } from "../dimension";
import type { FormDrawing, Still } from "../form";
import { corners, type Vec } from "../geometry";
import { hingedTray } from "../hinged-tray";
import type { Pen } from "../pen";
import { foldedShirt } from "../props/folded-shirt";
import { jar } from "../props/jar";
import { tissue } from "../props/tissue";
import { depthOf } from "../solid";

const WALL = 6;
const LEAN = 16;

function bounds({ size }: Art): Vec[] {
  const { width, height } = size;
  const depth = depthOf(size);
  const top = height + depth * 0.97 + height * 0.55;
  return [
    ...corners(width, depth, height),
    [-width / 2, depth / 2, top],
    [width / 2, depth / 2, top],
  ];
}

const open = (contents?: (pen: Pen, art: Art) => string): Still => ({
  bounds,
  draw: (pen, art) => hingedTray(pen, art, { lean: LEAN, wall: WALL, printInside: true, contents }),
});

function packed(pen: Pen, { size, accent }: Art): string {
  const { width, height } = size;
  const [x, y] = [width / 2 - WALL, depthOf(size) / 2 - WALL];
  const level = height * 0.45;
  const sheet = "#f5ecdb";
  const cloth = accent === "rust" ? "#7f9474" : "#c9805c";
  return (
    tissue(pen, [-x, y, level], [x, y, level], height * 0.82, [0, 10, 0], sheet, 3) +
    tissue(pen, [-x, -y, level], [-x, y, level], height * 0.72, [-5, 0, 0], sheet, 2) +
    pen.face(
      [
        [-x, -y, level],
        [x, -y, level],
        [x, y, level],
        [-x, y, level],
      ],
      sheet,
      { tone: -0.14 },
    ) +
    foldedShirt(pen, [-x * 0.3, 0, level], x * 1.12, y * 1.72, height * 0.28, cloth) +
    jar(pen, [x * 0.64, y * 0.34, level], {
      radius: Math.min(x * 0.24, y * 0.3),
      height: height * 0.72,
      fill: "#d99a2b",
    }) +
    jar(pen, [x * 0.64, -y * 0.42, level], {
      radius: Math.min(x * 0.22, y * 0.27),
      height: height * 0.6,
      fill: "#7d4a2c",
      lid: "#39483c",
    }) +
    tissue(pen, [-x, -y, level], [x, -y, level], height * 0.6, [0, -3, 0], sheet, 4) +
    tissue(pen, [x, -y, level], [x, y, level], height * 0.58, [3, 0, 0], sheet, 2)
  );
}

export const mailerBox: FormDrawing = {
  title: "Mailer box",
  ground: "stone",
  object: open(),
  inUse: open(packed),
  measures: {
    dimensions: ({ size }) => boxDimensions(size.width, depthOf(size), size.height),
    dieline: mailerBlank,
  },
};
