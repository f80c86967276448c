import type { Art } from "../../types";
import { mm } from "../dimension";
import { type Quad, quadSurface, type Surface } from "../fibres";
import type { FormDrawing } from "../form";
import { corners, type Vec } from "../geometry";
import { hingedTray } from "../hinged-tray";
import { print } from "../marks";
import { printInk, stockOf } from "../palette";
import type { Pen } from "../pen";
import { tissue } from "../props/tissue";
import { wrapped } from "../props/wrapped";
import { dogEar, sheetPile } from "../sheet-pile";
import { patch } from "../turned";

/** The mark scattered as a half-drop repeat over a sheet. */
function repeat(
  pen: Pen,
  art: Art,
  surface: Surface,
  width: number,
  depth: number,
  pitch: number,
): string {
  const [columns, rows] = [Math.round(width / pitch), Math.round(depth / pitch)];
  const ink = printInk(art.material, art.accent);
  return Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const u = (column + (row % 2 ? 0.5 : 0)) / columns;
    if (u + 1 / columns > 1) return "";
    return print(
      pen,
      art.print,
      patch(surface, u, u + 1 / columns, row / rows, (row + 1) / rows),
      ink,
      pitch,
      pitch,
      0.46,
    );
  }).join("");
}

function pile(pen: Pen, art: Art): string {
  const { width, depth = width, height } = art.size;
  const stock = stockOf(art.material);
  const { svg, sheet } = sheetPile(pen, { width, depth, height, at: [0, 0, 0], stock, fanned: 5 });
  return (
    svg + repeat(pen, art, quadSurface(sheet), width, depth, 118) + dogEar(pen, sheet, stock, 0.3)
  );
}

const MAILER = { width: 250, depth: 180, height: 80 };

function lining(pen: Pen, art: Art): string {
  const [x, y, level] = [MAILER.width / 2 - 6, MAILER.depth / 2 - 6, 36];
  const { face } = stockOf(art.material);
  const floor: Quad = [
    [-x, -y, level],
    [x, -y, level],
    [x, y, level],
    [-x, y, level],
  ];
  return (
    tissue(pen, [-x, y, level], [x, y, level], 62, [0, 22, 0], face, 4) +
    tissue(pen, [-x, -y, level], [-x, y, level], 48, [-14, 0, 0], face, 3) +
    pen.face(floor, face, { tone: -0.16 }) +
    wrapped(pen, [0, 2, level], x * 1.5, y * 1.45, 34, face, (surface, width, depth) =>
      repeat(pen, art, surface, width, depth, 46),
    ) +
    tissue(pen, [-x, -y, level], [x, -y, level], 44, [0, -12, 0], face, 4) +
    tissue(pen, [x, -y, level], [x, y, level], 46, [12, 0, 0], face, 3)
  );
}

function scene(pen: Pen, art: Art): string {
  const box: Art = { form: "mailer-box", material: "white", size: MAILER };
  return hingedTray(pen, box, {
    lean: 16,
    wall: 6,
    printInside: true,
    contents: () => lining(pen, art),
  });
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

export const tissueSheets: FormDrawing = {
  title: "Wrapping tissue",
  ground: "stone",
  object: {
    bounds: ({ size: { width, depth = width, height } }) => corners(width, depth, height),
    draw: pile,
  },
  inUse: { bounds: sceneBounds, draw: scene },
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
