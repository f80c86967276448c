import type { Art } from "../types";
import { type Quad, quadSurface } from "./fibres";
import { along, type Vec } from "./geometry";
import { lidShadow, openLid } from "./hinged-lid";
import { print } from "./marks";
import { printInk, stockOf } from "./palette";
import type { Pen } from "./pen";
import { shadow, veil } from "./shadow";
import { board, boxSides, depthOf } from "./solid";

export interface TrayLook {
  /** Degrees that the open lid leans back from upright. */
  lean: number;
  /** Thickness of the folded side walls, mm. */
  wall: number;
  /** Print inside the lid instead of on the front. */
  printInside?: boolean;
  contents?: (pen: Pen, art: Art) => string;
}

/** One-piece box whose lid hinges at the back: mailer and pizza box. */
export function hingedTray(pen: Pen, art: Art, look: TrayLook): string {
  const { width, height } = art.size;
  const depth = depthOf(art.size);
  const stock = stockOf(art.material);
  const sides = boxSides(width, depth, height);
  return (
    lidShadow(pen, art, look.lean) +
    shadow(pen, [...sides.floor, ...sides.top]) +
    openLid(pen, art, look.lean, look.printInside) +
    board(pen, sides.floor, stock, { inside: true, tone: -0.14 }) +
    board(pen, sides.back, stock, { inside: true, tone: -0.08 }) +
    board(pen, sides.left, stock, { inside: true, tone: -0.16 }) +
    innerShade(pen, sides.floor) +
    (look.contents?.(pen, art) ?? "") +
    board(pen, sides.front, stock) +
    board(pen, sides.right, stock) +
    rims(pen, art, look.wall) +
    (look.printInside
      ? ""
      : print(
          pen,
          art.print,
          quadSurface(sides.front),
          printInk(art.material, art.accent),
          width,
          height,
          0.62,
        )) +
    slots(pen, art)
  );
}

function innerShade(pen: Pen, floor: Quad): string {
  const [bl, br, fr, fl] = floor;
  return veil(
    pen,
    [
      bl,
      br,
      along(br, fr, 0.2),
      along(along(bl, fl, 0.2), along(br, fr, 0.2), 0.16),
      along(fl, fr, 0.16),
      fl,
    ],
    0.14,
  );
}

// The double walls: a fold along the outer edge, the board's thickness along the inner one.
function rims(pen: Pen, art: Art, t: number): string {
  const { width, height } = art.size;
  const [x, y] = [width / 2, depthOf(art.size) / 2];
  const stock = stockOf(art.material);
  const rim = (quad: Vec[]) => pen.face(quad, stock.face, { tone: 0.04, fall: 0.03 });
  return (
    rim([
      [-x, -y, height],
      [-x + t, -y, height],
      [-x + t, y, height],
      [-x, y, height],
    ]) +
    rim([
      [x - t, -y, height],
      [x, -y, height],
      [x, y, height],
      [x - t, y, height],
    ]) +
    rim([
      [-x, -y, height],
      [x, -y, height],
      [x - t, -y + t, height],
      [-x + t, -y + t, height],
    ]) +
    pen.line(
      [
        [-x, -y, height],
        [x, -y, height],
        [x, y, height],
      ],
      "glint",
      stock.face,
    )
  );
}

// Two slots in the front wall take the tuck's tabs.
function slots(pen: Pen, art: Art): string {
  const { width, height } = art.size;
  const y = -depthOf(art.size) / 2;
  const stock = stockOf(art.material);
  return [-0.36, 0.36]
    .map((u) =>
      pen.line(
        [
          [u * width - width * 0.05, y, height * 0.93],
          [u * width + width * 0.05, y, height * 0.93],
        ],
        "cut",
        stock.face,
      ),
    )
    .join("");
}
