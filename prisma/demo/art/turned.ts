import { AWAY, extent, RIGHT } from "./camera";
import { fibres, type Surface } from "./fibres";
import { add, times, type Vec } from "./geometry";
import { print } from "./marks";
import { INK, mix, PAPER, type Stock } from "./palette";
import { path, polyline } from "./path";
import { WEIGHT } from "./lines";
import type { Pen } from "./pen";
import { type Axis, frontArc, lathe, type Ring, ringPoints, roundFill, wallSurface } from "./round";
import type { Print } from "../types";

/** A place seen from the camera: mm to its right, mm away from it, mm above the table. */
export const spot = (right: number, away: number, z = 0): Vec =>
  add(add(times(RIGHT, right), times(AWAY, away)), [0, 0, z]);

export const ringBounds = (rings: readonly Ring[], axis: Axis = {}): Vec[] =>
  rings.flatMap((ring) => ringPoints(ring, axis, 24));

/** Ring at share t of a straight wall. */
export const between = (lower: Ring, upper: Ring, t: number): Ring => [
  lower[0] + (upper[0] - lower[0]) * t,
  lower[1] + (upper[1] - lower[1]) * t,
];

/** Wall of a paper vessel: skin, darkening towards the table, fibres and the overlap seam. */
export function wall(pen: Pen, lower: Ring, upper: Ring, stock: Stock, axis: Axis = {}): string {
  const surface = wallSurface(lower, upper, axis);
  const seam = [surface(0.86, 0.02), surface(0.86, 0.98)];
  return (
    lathe(pen, [lower, upper], stock.face, axis, { tone: 0.05 }) +
    footShade(pen, lower, upper, axis) +
    fibres(pen, surface, stock, 30) +
    pen.line(seam, "seam", stock.face)
  );
}

function footShade(pen: Pen, lower: Ring, upper: Ring, axis: Axis): string {
  if (pen.inking) return "";
  const [foot, top] = [frontArc(lower, axis), frontArc(between(lower, upper, 0.9), axis)];
  const middle = frontArc(between(lower, upper, 0.42), axis);
  const [low, high] = [extent(foot.map((p) => pen.at(p))), extent(middle.map((p) => pen.at(p)))];
  const fill = pen.gradient(
    [low.x, low.bottom],
    [low.x, high.bottom],
    [
      [0, "#4a3620", 0.17],
      [1, "#4a3620", 0],
    ],
  );
  return path(
    polyline(
      [...foot, ...top.reverse()].map((p) => pen.at(p)),
      true,
    ),
    { fill },
  );
}

/** Band of another colour round a wall between shares a and b of its height. */
export function band(
  pen: Pen,
  lower: Ring,
  upper: Ring,
  a: number,
  b: number,
  colour: string,
  axis: Axis = {},
): string {
  const [low, high] = [between(lower, upper, a), between(lower, upper, b)];
  const d = polyline(
    [...frontArc(low, axis), ...frontArc(high, axis).reverse()].map((p) => pen.at(p)),
    true,
  );
  if (pen.inking)
    return path(d, { fill: mix(PAPER, colour, 0.22), stroke: INK, "stroke-width": WEIGHT.fine });
  return path(d, { fill: roundFill(pen, [low, high], colour, axis, { tone: 0.04 }) });
}

/** Part of a round wall, for print: u0…u1 across the visible front, v0…v1 up the wall. */
export function patch(surface: Surface, u0: number, u1: number, v0: number, v1: number): Surface {
  return (u, v) => surface(u0 + (u1 - u0) * u, v0 + (v1 - v0) * v);
}

/** Print on the visible front of a vessel; patterns run right round, emblems sit a little left of the middle. */
export function wallPrint(
  pen: Pen,
  kind: Print | undefined,
  lower: Ring,
  upper: Ring,
  colour: string,
  axis: Axis = {},
  share = 0.62,
): string {
  const surface = wallSurface(lower, upper, axis);
  const half = ((lower[1] + upper[1]) / 2) * Math.PI;
  const height = Math.hypot(upper[0] - lower[0], upper[1] - lower[1]);
  if (kind === "stripes" || kind === "dots" || kind === "block-print") {
    return print(pen, kind, patch(surface, 0.0, 1.0, 0.06, 0.94), colour, half, height * 0.88);
  }
  return print(
    pen,
    kind,
    patch(surface, 0.2, 0.7, 0.16, 1),
    colour,
    half * 0.5,
    height * 0.84,
    share,
  );
}
