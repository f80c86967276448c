import type { Art } from "../../types";
import { boxDimensions } from "../dimension";
import { quadSurface } from "../fibres";
import type { FormDrawing, Still } from "../form";
import { add, corners, type Vec } from "../geometry";
import { leaningLid, lidHeight } from "../lift-off-lid";
import { print } from "../marks";
import { printInk, shade, stockOf } from "../palette";
import type { Pen } from "../pen";
import { bow } from "../props/bow";
import { giftContents, LINING } from "../props/gift-contents";
import { shadow, veil } from "../shadow";
import { board, boxSides, depthOf, part } from "../solid";

const overhang = ({ size }: Art) => Math.min(3, size.width * 0.014);
const bounds = ({ size }: Art) => corners(size.width, depthOf(size), size.height);

/** Base and lift-off lid, tied with a ribbon in the accent colour. */
function tied(pen: Pen, art: Art): string {
  const { width, height } = art.size;
  const depth = depthOf(art.size);
  const stock = stockOf(art.material);
  const cap = lidHeight(art);
  const step = overhang(art) * 2;
  const base = boxSides(width - step, depth - step, height - 2);
  const lid = boxSides(width, depth, cap, [0, 0, height - cap]);
  const ribbon = stockOf(art.accent ?? "rust").face;
  return (
    shadow(pen, [...base.floor, ...base.top]) +
    board(pen, base.front, stock) +
    board(pen, base.right, stock) +
    [base.front, base.right]
      .map((q) => veil(pen, part(q, 0, 1, 0.52, 1 - cap / height), 0.16))
      .join("") +
    band(pen, base.front, ribbon) +
    board(pen, lid.front, stock) +
    board(pen, lid.right, stock) +
    board(pen, lid.top, stock, { flecks: 140 }) +
    print(
      pen,
      art.print,
      quadSurface(part(lid.top, 0.5, 1, 0, 1)),
      printInk(art.material, art.accent),
      width / 2,
      depth,
      0.46,
    ) +
    band(pen, lid.front, ribbon) +
    band(pen, lid.top, ribbon) +
    wrapEdges(pen, art, lid.top) +
    bow(pen, [-width * 0.2, 0, height], depth * 0.3, ribbon)
  );
}

const band = (pen: Pen, side: Parameters<typeof part>[0], ribbon: string) =>
  pen.face(part(side, 0.255, 0.345, 0, 1), ribbon, { fall: 0.06 });

// Covering paper turns over the greyboard: a light line on the edges, a seam where the corner is wrapped.
function wrapEdges(pen: Pen, art: Art, top: readonly Vec[]): string {
  const stock = stockOf(art.material);
  const [a, b, c] = top;
  return a && b && c
    ? pen.line([a, b, c], "glint", stock.face) +
        pen.line([b, add(b, [0, 0, -lidHeight(art)])], "glint", stock.face)
    : "";
}

const opened: Still = {
  bounds: (art) => {
    const { width, height } = art.size;
    const depth = depthOf(art.size);
    return [
      ...bounds(art),
      [width * 0.55, depth * 1.05, depth * 0.86],
      [-width * 0.45, depth * 1.05, depth * 0.86],
      [0, 0, height * 1.2],
    ];
  },
  draw: (pen, art) => {
    const { width, height } = art.size;
    const depth = depthOf(art.size);
    const stock = { ...stockOf(art.material) };
    const base = boxSides(width, depth, height);
    const inner = { ...stock, inner: LINING };
    const [x, y, z] = [width / 2 - 4, depth / 2 - 4, height * 0.42];
    return (
      leaningLid(pen, art) +
      shadow(pen, bounds(art)) +
      board(pen, base.back, inner, { inside: true, tone: -0.04 }) +
      board(pen, base.left, inner, { inside: true, tone: -0.1 }) +
      pen.face(
        [
          [-x, -y, z],
          [x, -y, z],
          [x, y, z],
          [-x, y, z],
        ],
        LINING,
        { tone: -0.2 },
      ) +
      giftContents(pen, art.size, x, y) +
      board(pen, base.front, stock) +
      board(pen, base.right, stock) +
      rim(pen, art)
    );
  },
};

function rim(pen: Pen, { size, material }: Art): string {
  const [x, y, z, t] = [size.width / 2, depthOf(size) / 2, size.height, 4];
  const stock = stockOf(material);
  const strip = (quad: Vec[]) => pen.face(quad, shade(stock.face, 0.08), { fall: 0 });
  return (
    strip([
      [-x, -y, z],
      [-x + t, -y, z],
      [-x + t, y, z],
      [-x, y, z],
    ]) +
    strip([
      [x - t, -y, z],
      [x, -y, z],
      [x, y, z],
      [x - t, y, z],
    ]) +
    strip([
      [-x, -y, z],
      [x, -y, z],
      [x - t, -y + t, z],
      [-x + t, -y + t, z],
    ]) +
    pen.line(
      [
        [-x, -y, z],
        [x, -y, z],
        [x, y, z],
      ],
      "glint",
      stock.face,
    )
  );
}

export const rigidGiftBox: FormDrawing = {
  title: "Rigid gift box",
  ground: "sand",
  object: {
    bounds: (art) => [
      ...bounds(art),
      [-art.size.width * 0.2, 0, art.size.height + depthOf(art.size) * 0.2],
    ],
    draw: tied,
  },
  inUse: opened,
  measures: { dimensions: ({ size }) => boxDimensions(size.width, depthOf(size), size.height) },
};
