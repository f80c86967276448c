import type { Art } from "../../types";
import { tuckBlank } from "../blanks/tuck";
import { boxDimensions } from "../dimension";
import { quadSurface } from "../fibres";
import type { FormDrawing, Still } from "../form";
import { corners, turn, type Vec } from "../geometry";
import { print } from "../marks";
import { mix, printInk, stockOf } from "../palette";
import type { Pen } from "../pen";
import { dropperBottle } from "../props/dropper-bottle";
import { soap } from "../props/soap";
import { sprig } from "../props/sprig";
import { shadow } from "../shadow";
import { board, boxSides, depthOf, flap, part } from "../solid";

const bounds = ({ size }: Art): Vec[] => {
  const [x, y] = [size.width / 2, depthOf(size) / 2];
  const lid = size.height + y * 1.9;
  return [...corners(size.width, y * 2, size.height), [-x, y * 0.9, lid], [x, y * 0.9, lid]];
};

function box(pen: Pen, art: Art): string {
  const { width, height } = art.size;
  const depth = depthOf(art.size);
  const stock = stockOf(art.material);
  const sides = boxSides(width, depth, height);
  const top = sides.top;
  const lid = flap(top[3], top[2], [0, -1, 0], depth, 74);
  const tuck = flap(lid[3], lid[2], [0, -1, 0], depth * 0.34, 18, 5);
  const dust = (a: Vec, b: Vec, out: Vec) => flap(a, b, out, depth * 0.52, 56, depth * 0.13);
  return (
    shadow(pen, [...sides.floor, ...top]) +
    board(pen, lid, stock, { inside: true, tone: 0.1, flecks: 24 }) +
    board(pen, tuck, stock, { inside: true, tone: 0.14, flecks: 10 }) +
    pen.line([lid[3], lid[2]], "score", stock.inner) +
    board(pen, sides.floor, stock, { inside: true, tone: -0.34, flecks: 0 }) +
    board(pen, sides.back, stock, { inside: true, tone: -0.12, fall: 0.2, flecks: 16 }) +
    board(pen, sides.left, stock, { inside: true, tone: -0.24, fall: 0.2, flecks: 10 }) +
    board(pen, dust(top[0], top[3], [-1, 0, 0]), stock, { inside: true, tone: -0.02, flecks: 12 }) +
    board(pen, sides.front, stock) +
    board(pen, sides.right, stock) +
    artwork(pen, art) +
    board(pen, dust(top[1], top[2], [1, 0, 0]), stock, { flecks: 12 }) +
    thumbNotch(pen, art) +
    pen.line([top[0], top[1]], "glint", stock.face)
  );
}

// A colour band runs round the foot, so that front and side read as one printed sheet.
function artwork(pen: Pen, art: Art): string {
  const { width, height } = art.size;
  const stock = stockOf(art.material);
  const sides = boxSides(width, depthOf(art.size), height);
  const ink = printInk(art.material, art.accent);
  if (!art.print || art.print === "none") return "";
  const bands = [sides.front, sides.right].map((q) =>
    pen.face(part(q, 0, 1, 0.05, 0.1), ink, { bare: true, fall: 0 }),
  );
  const label = part(sides.front, 0.14, 0.86, 0.24, 0.84);
  const panel = pen.face(label, mix(stock.face, ink, 0.1), { fall: 0, bare: true });
  return (
    bands.join("") +
    (art.print === "block-print" ? panel : "") +
    print(pen, art.print, quadSurface(label), ink, width * 0.72, height * 0.6, 0.8)
  );
}

function thumbNotch(pen: Pen, art: Art): string {
  const { width, height } = art.size;
  const y = -depthOf(art.size) / 2;
  const r = width * 0.13;
  const arc = Array.from({ length: 9 }, (_, i): Vec => [
    Math.cos((i / 8) * Math.PI) * -r,
    y,
    height - Math.sin((i / 8) * Math.PI) * r * 0.8,
  ]);
  return pen.face(arc, stockOf(art.material).inner, { tone: -0.4, fall: 0 });
}

const beside: Still = {
  bounds: (art) => [
    ...bounds(art),
    [art.size.width * 1.55, -depthOf(art.size) * 0.6, 0],
    [-art.size.width * 0.9, -depthOf(art.size) * 1.2, 0],
  ],
  draw: (pen, art) => {
    const { width, height } = art.size;
    const depth = depthOf(art.size);
    const r = Math.min(width, depth) * 0.4;
    const goods =
      width > height
        ? soap(pen, [width * 0.92, -depth * 0.85, 0], width * 0.72, "#dfe3c8", -14)
        : dropperBottle(pen, [width * 1.08, -depth * 0.25, 0], r, Math.min(height * 0.86, r * 4.4));
    return (
      box(pen, art) +
      goods +
      sprig(
        pen,
        [-width * 0.95, -depth * 0.95, 0],
        turn([1, 0, 0], -14),
        Math.min(width, height) * 1.25,
      )
    );
  },
};

export const tuckBox: FormDrawing = {
  title: "Tuck-end carton",
  ground: "sand",
  object: { bounds, draw: box },
  inUse: beside,
  measures: {
    dimensions: ({ size }) => boxDimensions(size.width, depthOf(size), size.height),
    dieline: tuckBlank,
  },
};
