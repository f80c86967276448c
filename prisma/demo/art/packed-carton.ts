import { cartonWalls } from "./carton-walls";
import type { Still } from "./form";
import { corners, type Vec } from "./geometry";
import { type Stock, stockOf } from "./palette";
import type { Pen } from "./pen";
import { crumpledPaper } from "./props/crumpled-paper";
import { jar } from "./props/jar";
import { shadow, veil } from "./shadow";
import { board, boxSides, depthOf, flap } from "./solid";
import type { Art } from "../types";

const bounds = ({ size }: Art) => corners(size.width, depthOf(size), size.height);
const flapLength = (art: Art) => depthOf(art.size) * 0.48;

/** The carton open, with jars bedded in crumpled paper. */
export const packedCarton: Still = {
  bounds: (art) => {
    const { width, height } = art.size;
    const [x, y, reach] = [width / 2, depthOf(art.size) / 2, flapLength(art)];
    return [
      ...bounds(art),
      [-x - reach * 0.88, -y, height + reach * 0.47],
      [x + reach * 0.79, -y, height - reach * 0.6],
      [x + reach * 0.79, y, height - reach * 0.6],
      [0, y + reach * 0.5, height + reach * 0.8],
      [0, -y - reach * 0.6, height],
    ];
  },
  draw: (pen, art) => {
    const { width, height } = art.size;
    const [x, y, reach] = [width / 2, depthOf(art.size) / 2, flapLength(art)];
    const stock = stockOf(art.material);
    const sides = boxSides(width, y * 2, height);
    const [fl, fr, br, bl]: [Vec, Vec, Vec, Vec] = [
      [-x, -y, height],
      [x, -y, height],
      [x, y, height],
      [-x, y, height],
    ];
    const goods = [
      [-0.52, 0.34],
      [0.02, 0.42],
      [0.5, 0.3],
      [-0.26, -0.3],
      [0.3, -0.34],
    ] as const;
    const jars = goods.map(([u, v], i) =>
      jar(pen, [u * x, v * y, height * 0.5], {
        radius: Math.min(x, y) * 0.27,
        height: height * 0.52,
        fill: i % 2 ? "#b5532a" : "#d99a2b",
      }),
    );
    return (
      shadow(pen, bounds(art)) +
      leaf(pen, flap(bl, br, [0, 1, 0], reach, 62, 3), stock, true) +
      leaf(pen, flap(fl, bl, [-1, 0, 0], reach, 28, 3), stock, true) +
      board(pen, sides.back, stock, { inside: true, tone: -0.12 }) +
      board(pen, sides.left, stock, { inside: true, tone: -0.16 }) +
      crumpledPaper(pen, [
        [-x, y, height * 0.62],
        [x, y, height * 0.62],
        [x, -y, height * 0.62],
        [-x, -y, height * 0.62],
      ]) +
      jars.join("") +
      crumpledPaper(
        pen,
        [
          [-x, -y * 0.55, height * 0.8],
          [x, -y * 0.55, height * 0.8],
          [x, -y, height * 0.86],
          [-x, -y, height * 0.86],
        ],
        24,
      ) +
      cartonWalls(pen, { ...art, print: "none" }) +
      veil(
        pen,
        [fl, fr, [x, -y, height - reach * 0.95], [-x + reach * 0.3, -y, height - reach * 0.95]],
        0.16,
      ) +
      veil(pen, [fr, br, [x, y, height - reach * 0.7], [x, -y, height - reach * 0.8]], 0.14) +
      leaf(pen, flap(fr, br, [1, 0, 0], reach, -38, 3), stock) +
      leaf(pen, flap(fl, fr, [0, -1, 0], reach, -66, 3), stock)
    );
  },
};

// An open flap: the sheet, and the flutes along the edge that was cut.
function leaf(pen: Pen, quad: ReturnType<typeof flap>, stock: Stock, inside = false): string {
  const sheet = board(pen, quad, inside ? stock : { ...stock, face: stock.inner }, { inside });
  return sheet + pen.cutEdge(quad[3], quad[2], [0, 0, inside ? 4 : -4], stock, true);
}
