import type { Art } from "../../types";
import { boxDimensions } from "../dimension";
import { quadSurface, type Quad } from "../fibres";
import type { FormDrawing } from "../form";
import { add, corners, type Vec } from "../geometry";
import { print } from "../marks";
import { printInk, type Stock, stockOf } from "../palette";
import type { Pen } from "../pen";
import { burger } from "../props/burger";
import { shadow } from "../shadow";
import { hinge, moved, outline, shell } from "../shell";
import { spot } from "../turned";

const TAPER = 0.86;
const LEAN = 106;

interface Halves {
  rim: Vec[];
  floor: Vec[];
  lidRim: Vec[];
  lidTop: Vec[];
  stock: Stock;
}

function halves({ size, material }: Art, at: Vec, degrees: number): Halves {
  const { width, depth = width, height } = size;
  const half = height / 2;
  const swing = (points: Vec[]) => moved(hinge(points, depth / 2, half, degrees), at);
  return {
    rim: moved(outline(width, depth, half), at),
    floor: moved(outline(width * TAPER, depth * TAPER, 0), at),
    lidRim: swing(outline(width, depth, half)),
    lidTop: swing(outline(width * TAPER, depth * TAPER, height)),
    stock: stockOf(material),
  };
}

function open(pen: Pen, art: Art, at: Vec, contents = ""): string {
  const { rim, floor, lidRim, lidTop, stock } = halves(art, at, LEAN);
  const height = art.size.height;
  return (
    shadow(pen, [...rim, ...floor], at[2]) +
    shadow(pen, [...lidRim, ...lidTop], at[2], 0.5, true) +
    shell(pen, { rim: lidRim, floor: lidTop, stock }) +
    shell(pen, { rim, floor, stock, contents }) +
    pen.line([rim[3] ?? at, rim[0] ?? at, rim[1] ?? at, rim[2] ?? at], "glint", stock.face) +
    tab(pen, rim, stock, height, at)
  );
}

// The tab on the front wall that locks the lid, with its slit.
function tab(pen: Pen, rim: readonly Vec[], stock: Stock, height: number, at: Vec): string {
  const [a, b] = [rim[0] ?? at, rim[1] ?? at];
  const on = (t: number, rise: number): Vec => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t,
    a[2] + rise,
  ];
  return pen.face(
    [on(0.36, 0), on(0.64, 0), on(0.6, height * 0.13), on(0.4, height * 0.13)],
    stock.face,
    { tone: 0.05 },
  );
}

function closed(pen: Pen, art: Art, at: Vec): string {
  const { rim, floor, lidRim, lidTop, stock } = halves(art, at, 0);
  const { width, height } = art.size;
  const ink = printInk(art.material, art.accent);
  const top = lidTop as unknown as Quad;
  const slots = [0.3, 0.7].map((t) =>
    slot(pen, [lidRim[1] ?? at, lidRim[2] ?? at, lidTop[2] ?? at, lidTop[1] ?? at], t, stock),
  );
  return (
    shadow(pen, [...rim, ...floor, ...lidTop], at[2]) +
    shell(pen, { rim, floor, stock }) +
    shell(pen, { rim: lidRim, floor: lidTop, stock }) +
    print(pen, art.print, quadSurface(top), ink, width, width, 0.5) +
    slots.join("") +
    pen.line([rim[0] ?? at, rim[1] ?? at, rim[2] ?? at], "cut", stock.face) +
    tab(pen, rim, stock, height, at)
  );
}

function slot(pen: Pen, wall: Quad, t: number, stock: Stock): string {
  const on = quadSurface(wall);
  return pen.line([on(t - 0.1, 0.55), on(t + 0.1, 0.55)], "cut", stock.face);
}

const pairBounds = ({ size: { width: w, height } }: Art): Vec[] => [
  spot(-w * 1.32, 0),
  spot(w * 1.3, 0),
  spot(0, -w * 1.15),
  spot(w * 0.5, w * 0.5, height * 1.75),
];

export const burgerBox: FormDrawing = {
  title: "Burger box",
  ground: "sage",
  object: {
    bounds: pairBounds,
    draw: (pen, art) =>
      open(pen, art, spot(art.size.width * 0.5, art.size.width * 0.36)) +
      closed(pen, art, spot(-art.size.width * 0.52, -art.size.width * 0.52)),
  },
  inUse: {
    bounds: ({ size: { width: w, height } }) => [
      ...corners(w, w, 0).slice(0, 4),
      [-w / 2, w * 0.8, height * 1.9],
      [w / 2, w * 0.8, height * 1.9],
    ],
    draw: (pen, art) =>
      open(pen, art, [0, 0, 0], burger(pen, add([0, 0, 0], [0, 0, 2]), art.size.width * 0.4)),
  },
  measures: {
    object: {
      bounds: ({ size: { width, depth = width, height } }) => corners(width, depth, height),
      draw: (pen, art) => closed(pen, art, [0, 0, 0]),
    },
    dimensions: ({ size: { width, depth = width, height } }) => boxDimensions(width, depth, height),
  },
};
