import type { Surface } from "./fibres";
import type { Pt, Vec } from "./geometry";
import { INK, mix, PAPER, shade, type Stock } from "./palette";
import { path, polyline } from "./path";
import type { Pen } from "./pen";

export interface Weave {
  columns: number;
  rows: number;
  /** How far the slits are pulled open along the sheet, 0 to 1. */
  open: (v: number) => number;
}

/** Die-cut paper pulled open: cells across the sheet, staggered row by row. `padded` leaves the sheet below them to the caller. */
export function honeycomb(
  pen: Pen,
  surface: Surface,
  stock: Stock,
  { columns, rows, open }: Weave,
  padded = false,
): string {
  const sheet = padded ? "" : paper(pen, surface, stock);
  const holes: string[] = [];
  const lit: string[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns - (row % 2); column++) {
      const [u, v] = [(column + 0.5 + (row % 2) / 2) / columns, (row + 0.5) / rows];
      const cell = hexagon(u, v, 0.47 / columns, (0.56 / rows) * open(v)).map(([a, b]) =>
        pen.at(surface(a, b)),
      );
      holes.push(polyline(cell, true));
      lit.push(polyline(cell.slice(3, 6)));
    }
  if (pen.inking)
    return sheet + path(holes.join(""), { fill: PAPER, stroke: INK, "stroke-width": 0.8 });
  const depth = padded ? shade(stock.inner, -0.3) : "#5a452b";
  return (
    sheet +
    path(holes.join(""), { fill: depth, opacity: padded ? 0.62 : 0.5 }) +
    path(holes.join(""), {
      fill: "none",
      stroke: shade(stock.face, -0.3),
      "stroke-width": 1,
      opacity: 0.8,
    }) +
    path(lit.join(""), {
      fill: "none",
      stroke: shade(stock.face, 0.5),
      "stroke-width": 1.6,
      opacity: 0.75,
      transform: "translate(0 1.4)",
    })
  );
}

/** The same paper before it is pulled: short staggered cuts that show as hairlines on the roll. */
export function slits(
  pen: Pen,
  surface: Surface,
  stock: Stock,
  columns: number,
  rows: number,
): string {
  const cuts: string[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns - (row % 2); column++) {
      const [t, u] = [(column + 0.5 + (row % 2) / 2) / columns, (row + 0.5) / rows];
      cuts.push(
        polyline(
          [surface(u, t - 0.36 / columns), surface(u, t + 0.36 / columns)].map((p: Vec) =>
            pen.at(p),
          ),
        ),
      );
    }
  const d = cuts.join("");
  if (pen.inking) return path(d, { fill: "none", stroke: INK, "stroke-width": 0.9, opacity: 0.7 });
  return (
    path(d, { fill: "none", stroke: shade(stock.face, -0.42), "stroke-width": 1.3, opacity: 0.6 }) +
    path(d, {
      fill: "none",
      stroke: shade(stock.face, 0.4),
      "stroke-width": 1,
      opacity: 0.5,
      transform: "translate(0 1.6)",
    })
  );
}

const hexagon = (u: number, v: number, a: number, b: number): Pt[] => [
  [u - a, v],
  [u - a * 0.42, v - b],
  [u + a * 0.42, v - b],
  [u + a, v],
  [u + a * 0.42, v + b],
  [u - a * 0.42, v + b],
];

function paper(pen: Pen, surface: Surface, stock: Stock): string {
  const steps = Array.from({ length: 15 }, (_, i) => i / 14);
  const outline = [...steps.map((v) => surface(0, v)), ...steps.map((v) => surface(1, 1 - v))].map(
    (p) => pen.at(p),
  );
  const d = polyline(outline, true);
  if (pen.inking)
    return path(d, { fill: mix(PAPER, stock.face, 0.12), stroke: INK, "stroke-width": 2 });
  const [near, far] = [pen.at(surface(0.5, 1)), pen.at(surface(0.5, 0))];
  const fill = pen.gradient(far, near, [
    [0, shade(stock.face, -0.2)],
    [0.35, shade(stock.face, 0.02)],
    [0.85, shade(stock.face, 0.1)],
    [1, shade(stock.face, 0.28)],
  ]);
  return path(d, { fill, stroke: shade(stock.face, -0.3), "stroke-width": 1.5 });
}
