import type { Art } from "../../types";
import type { FormDrawing } from "../form";
import { add, corners, turn, type Vec } from "../geometry";
import { quadSurface, type Quad } from "../fibres";
import { print } from "../marks";
import { mm } from "../dimension";
import { printInk, stockOf } from "../palette";
import type { Pen } from "../pen";
import { board, BOARD } from "../props/board";
import { kathiRoll } from "../props/kathi-roll";
import { dogEar, sheetPile } from "../sheet-pile";
import { spot } from "../turned";

function pile(pen: Pen, art: Art, at: Vec = [0, 0, 0]): string {
  const { width, depth = width, height } = art.size;
  const stock = stockOf(art.material);
  const top = sheetPile(pen, { width, depth, height, at, stock, fanned: 4 });
  return top.svg + printed(pen, art, top.sheet) + dogEar(pen, top.sheet, stock);
}

function printed(pen: Pen, art: Art, sheet: Quad): string {
  const { width, depth = width } = art.size;
  return print(
    pen,
    art.print,
    quadSurface(sheet),
    printInk(art.material, art.accent),
    width,
    depth,
  );
}

function scene(pen: Pen, art: Art): string {
  const { width, depth = width } = art.size;
  const r = width * 0.72;
  const sheet = corners(width * 0.95, depth * 0.8, 0)
    .slice(0, 4)
    .map((p) => add(turn(p, 14), spot(0, 0, BOARD + 0.6))) as unknown as Quad;
  return (
    board(pen, spot(0, 0), r) +
    pen.face(sheet, stockOf(art.material).face, { tone: 0.04 }) +
    printed(pen, art, sheet) +
    kathiRoll(
      pen,
      spot(-width * 0.1, width * 0.12, BOARD + 1),
      width * 0.52,
      printInk(art.material, art.accent),
    ) +
    kathiRoll(
      pen,
      spot(width * 0.08, -width * 0.14, BOARD + 1),
      width * 0.52,
      printInk(art.material, art.accent),
    )
  );
}

export const greaseproofSheets: FormDrawing = {
  title: "Greaseproof sheets",
  ground: "sage",
  object: {
    bounds: ({ size: { width, depth = width, height } }) => corners(width, depth, height),
    draw: (pen, art) => pile(pen, art),
  },
  inUse: {
    bounds: ({ size: { width: w } }) => [
      spot(-w * 0.72, 0),
      spot(w * 0.78, 0),
      spot(0, -w * 0.74),
      spot(0, w * 0.74),
    ],
    draw: scene,
  },
  measures: {
    dimensions: ({ size: { width, depth = width } }) => [
      {
        from: [-width / 2, -depth / 2, 0],
        to: [width / 2, -depth / 2, 0],
        out: [0, -width * 0.14, 0],
        label: mm(width),
      },
      {
        from: [width / 2, -depth / 2, 0],
        to: [width / 2, depth / 2, 0],
        out: [width * 0.14, 0, 0],
        label: mm(depth),
      },
    ],
    figures: ({ size: { width, depth = width } }) => `${width} × ${depth} mm`,
  },
};
