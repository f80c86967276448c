import type { Art } from "../../types";
import { type Dieline, rect } from "../dieline";
import { boxDimensions } from "../dimension";
import { quadSurface } from "../fibres";
import type { FormDrawing } from "../form";
import { add, corners, type Pt, type Vec } from "../geometry";
import { print } from "../marks";
import { printInk, stockOf } from "../palette";
import type { Pen } from "../pen";
import { board, BOARD } from "../props/board";
import { momo } from "../props/momo";
import { shadow } from "../shadow";
import { moved, outline, shell } from "../shell";
import { mouth } from "../mouth";
import { spot, wall } from "../turned";

const FLARE = 0.74;

function tray(pen: Pen, art: Art, at: Vec = [0, 0, 0], contents = ""): string {
  const { width, depth = width, height } = art.size;
  const rim = moved(outline(width, depth, height), at);
  const floor = moved(outline(width * FLARE, depth * FLARE, 0), at);
  const stock = { ...stockOf(art.material), inner: stockOf("white").face };
  const ink = printInk(art.material, art.accent);
  const side = quadSurface([floor[1] ?? at, floor[2] ?? at, rim[2] ?? at, rim[1] ?? at]);
  const frontPrint = (quad: readonly [Vec, Vec, Vec, Vec]) =>
    print(pen, art.print, quadSurface(quad), ink, width * 0.87, height);
  return (
    shadow(pen, [...rim, ...floor], at[2]) +
    shell(pen, { rim, floor, stock, contents, frontPrint }) +
    print(pen, art.print, side, ink, depth * 0.87, height) +
    pen.line([...rim, rim[0] ?? at], "glint", stock.edge)
  );
}

function chutney(pen: Pen, at: Vec): string {
  const [lower, upper] = [
    [0, 17],
    [20, 21],
  ] as const;
  return (
    wall(pen, lower, upper, stockOf("white"), { from: at }) +
    mouth(pen, lower, upper, stockOf("white"), 1.6, { from: at }, { drop: 4, colour: "#b5402a" })
  );
}

function served(pen: Pen, art: Art, at: Vec): string {
  const { width, depth = width, height } = art.size;
  const [dx, dy] = [width * 0.215, depth * 0.19];
  const places = [
    [-1.1, 1],
    [-0.1, 1.05],
    [-1.15, -0.15],
    [-0.15, -0.1],
    [-1.0, -1.1],
    [0.0, -1.15],
  ] as const;
  const momos = places
    .map(([u, v]) => momo(pen, add(at, [u * dx, v * dy, height * 0.32]), depth * 0.185))
    .join("");
  return tray(pen, art, at, chutney(pen, add(at, [dx * 1.3, dy * 0.4, 12])) + momos);
}

/** One sheet: floor, four walls, and a web at each corner that is folded behind and glued. */
function blank({ size }: Art): Dieline {
  const { width, depth = width, height } = size;
  const [w, d] = [width * FLARE, depth * FLARE];
  const slant = Math.hypot(height, (width - w) / 2);
  const wallOf = (x0: number, x1: number, y: number, way: number): Pt[] => [
    [x0, y],
    [x1, y],
    [x1 + (width - w) / 2, y + way * slant],
    [x0 - (width - w) / 2, y + way * slant],
  ];
  const sideOf = (x: number, way: number): Pt[] => [
    [x, -d / 2],
    [x, d / 2],
    [x + way * slant, d / 2 + (depth - d) / 2],
    [x + way * slant, -d / 2 - (depth - d) / 2],
  ];
  const webs = (
    [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const
  ).map(([a, b]): Pt[] => [
    [(a * w) / 2, (b * d) / 2],
    [(a * width) / 2, b * (d / 2 + slant)],
    [a * (w / 2 + slant), b * (d / 2 + (depth - d) / 2)],
  ]);
  const folds = rect(-w / 2, -d / 2, w, d).map((p, i, all): [Pt, Pt] => [p, all[(i + 1) % 4] ?? p]);
  return {
    cut: [
      rect(-w / 2, -d / 2, w, d),
      wallOf(-w / 2, w / 2, d / 2, 1),
      wallOf(-w / 2, w / 2, -d / 2, -1),
      sideOf(w / 2, 1),
      sideOf(-w / 2, -1),
      ...webs,
    ],
    fold: folds,
    glue: webs,
    caption: "Blank with corner webs",
  };
}

const bounds = ({ size: { width, depth = width, height } }: Art): Vec[] => [
  ...corners(width, depth, height).slice(4),
  ...corners(width * FLARE, depth * FLARE, 0).slice(0, 4),
];

export const foodTray: FormDrawing = {
  title: "Snack tray",
  ground: "sage",
  object: { bounds, draw: (pen, art) => tray(pen, art) },
  inUse: {
    bounds: ({ size: { width: w } }) => [
      spot(-w * 0.74, 0),
      spot(w * 0.8, 0),
      spot(0, -w * 0.74),
      spot(0, w * 0.72),
    ],
    draw: (pen, art) =>
      board(pen, [0, 0, 0], art.size.width * 0.74) + served(pen, art, [0, 0, BOARD]),
  },
  measures: {
    dimensions: ({ size: { width, depth = width, height } }) => boxDimensions(width, depth, height),
    dieline: blank,
  },
};
