import type { Art } from "../../types";
import { mailerBlank } from "../blanks/mailer";
import { boxDimensions } from "../dimension";
import { quadSurface } from "../fibres";
import type { FormDrawing, Still } from "../form";
import { circle, corners, type Vec } from "../geometry";
import { hingedTray } from "../hinged-tray";
import { print } from "../marks";
import { printInk, shade, stockOf } from "../palette";
import type { Pen } from "../pen";
import { pizza } from "../props/pizza";
import { shadow } from "../shadow";
import { board, boxSides, depthOf } from "../solid";

const bounds = ({ size }: Art) => corners(size.width, depthOf(size), size.height);

function closed(pen: Pen, art: Art): string {
  const { width, height } = art.size;
  const depth = depthOf(art.size);
  const stock = stockOf(art.material);
  const sides = boxSides(width, depth, height);
  const [x, y] = [width / 2, depth / 2];
  const ink = printInk(art.material, art.accent);
  const lip = height * 0.86;
  return (
    shadow(pen, bounds(art)) +
    board(pen, sides.front, stock) +
    board(pen, sides.right, stock) +
    board(pen, sides.top, stock, { flecks: 150 }) +
    pen.line(
      [
        [-x * 0.94, -y, lip],
        [-x * 0.94, -y, height * 0.1],
        [-x * 0.7, -y, height * 0.1],
      ],
      "score",
      stock.face,
    ) +
    pen.line(
      [
        [x, -y * 0.96, lip],
        [x, -y * 0.9, height * 0.12],
        [x, y * 0.92, height * 0.12],
      ],
      "edge",
      stock.face,
    ) +
    [-0.55, 0.55]
      .map((u) =>
        pen.line(
          [
            [u * x - x * 0.13, -y, height * 0.5],
            [u * x + x * 0.13, -y, height * 0.5],
          ],
          "cut",
          stock.face,
        ),
      )
      .join("") +
    vents(pen, art) +
    print(pen, art.print, quadSurface(sides.top), ink, width, depth, 0.56) +
    rule(pen, x * 0.88, y * 0.88, height, ink) +
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

// Steam holes punched in the side wall.
function vents(pen: Pen, { size, material }: Art): string {
  const [x, y] = [size.width / 2, depthOf(size) / 2];
  const hole = shade(stockOf(material).inner, -0.45);
  return [-0.2, 0, 0.2]
    .map((v) =>
      pen.face(
        circle([x, v * y, size.height * 0.55], size.height * 0.13, 16, [0, 1, 0], [0, 0, 1]),
        hole,
        { fall: 0, soft: true },
      ),
    )
    .join("");
}

function rule(pen: Pen, x: number, y: number, z: number, ink: string): string {
  const frame: Vec[] = [
    [-x, -y, z],
    [x, -y, z],
    [x, y, z],
    [-x, y, z],
    [-x, -y, z],
  ];
  return pen.line(frame, "edge", ink);
}

const served: Still = {
  bounds: ({ size }) => {
    const depth = depthOf(size);
    return [
      ...corners(size.width, depth, size.height),
      [-size.width / 2, depth * 0.72, size.height + depth * 0.9],
      [size.width / 2, depth * 0.72, size.height + depth * 0.9],
    ];
  },
  draw: (pen, art) =>
    hingedTray(pen, art, {
      lean: 22,
      wall: 5,
      printInside: true,
      contents: (p, { size }) =>
        pizza(p, [0, 0, size.height * 0.2], Math.min(size.width, depthOf(size)) * 0.45),
    }),
};

export const pizzaBox: FormDrawing = {
  title: "Pizza box",
  ground: "sand",
  object: { bounds, draw: closed },
  inUse: served,
  measures: {
    dimensions: ({ size }) => boxDimensions(size.width, depthOf(size), size.height),
    dieline: mailerBlank,
  },
};
