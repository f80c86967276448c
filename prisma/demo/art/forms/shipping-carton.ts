import type { Art } from "../../types";
import { cartonBlank } from "../blanks/carton";
import { boxDimensions } from "../dimension";
import { quadSurface } from "../fibres";
import type { FormDrawing, Still } from "../form";
import { corners, type Vec } from "../geometry";
import type { Stroke } from "../emblems";
import { drawStrokes, inset, print } from "../marks";
import { printInk, type Stock, stockOf } from "../palette";
import type { Pen } from "../pen";
import { crumpledPaper } from "../props/crumpled-paper";
import { jar } from "../props/jar";
import { shadow, veil } from "../shadow";
import { board, boxSides, depthOf, flap, part } from "../solid";

const bounds = ({ size }: Art) => corners(size.width, depthOf(size), size.height);
const TAPE: Stock = { face: "#a9773f", inner: "#a9773f", edge: "#8a5d2d" };

const THIS_WAY_UP: Stroke[] = [0.28, 0.72].flatMap((u): Stroke[] => [
  {
    points: [
      [u, 0.2],
      [u, 0.62],
    ],
    straight: true,
  },
  {
    points: [
      [u - 0.16, 0.6],
      [u + 0.16, 0.6],
      [u, 0.92],
    ],
    filled: true,
    straight: true,
  },
  {
    points: [
      [u - 0.2, 0.06],
      [u + 0.2, 0.06],
    ],
    straight: true,
  },
]);

function closed(pen: Pen, art: Art): string {
  const { width, height } = art.size;
  const depth = depthOf(art.size);
  const stock = stockOf(art.material);
  const sides = boxSides(width, depth, height);
  const strip = Math.min(0.24, 52 / depth);
  const tape = (["top", "right"] as const).map((side) =>
    side === "top"
      ? pen.face(part(sides.top, 0, 1, 0.5 - strip / 2, 0.5 + strip / 2), TAPE.face, { fall: 0.05 })
      : pen.face(part(sides.right, 0.5 - strip / 2, 0.5 + strip / 2, 0.74, 1), TAPE.face, {
          fall: 0.05,
        }),
  );
  return (
    shadow(pen, bounds(art)) +
    walls(pen, art) +
    board(pen, sides.top, stock) +
    pen.line(
      [
        [-width / 2, 0, height],
        [width / 2, 0, height],
      ],
      "cut",
      stock.face,
    ) +
    tape.join("") +
    pen.line(
      [
        [-width / 2, -depth / 2, height],
        [width / 2, -depth / 2, height],
        [width / 2, depth / 2, height],
      ],
      "glint",
      stock.face,
    )
  );
}

function walls(pen: Pen, art: Art): string {
  const { width, height } = art.size;
  const depth = depthOf(art.size);
  const stock = stockOf(art.material);
  const sides = boxSides(width, depth, height);
  const ink = printInk(art.material, art.accent);
  return (
    board(pen, sides.front, stock) +
    board(pen, sides.right, stock) +
    print(pen, art.print, quadSurface(sides.front), ink, width, height, 0.5) +
    drawStrokes(
      pen,
      THIS_WAY_UP,
      inset(quadSurface(sides.right), depth, height, 0.26, 0.22, 0.24),
      ink,
      2.4,
    )
  );
}

const flapLength = (art: Art) => depthOf(art.size) * 0.48;

const packed: Still = {
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
      walls(pen, { ...art, print: "none" }) +
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

export const shippingCarton: FormDrawing = {
  title: "Shipping carton",
  ground: "sand",
  object: { bounds, draw: closed },
  inUse: packed,
  measures: {
    dimensions: ({ size }) => boxDimensions(size.width, depthOf(size), size.height),
    dieline: cartonBlank,
  },
};
