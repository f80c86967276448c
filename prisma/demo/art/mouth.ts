import { extent } from "./camera";
import { add, type Pt, type Vec } from "./geometry";
import { INK, mix, PAPER, shade, type Stock } from "./palette";
import { element, path, polyline, smooth } from "./path";
import { WEIGHT } from "./lines";
import type { Pen } from "./pen";
import { type Axis, frontArc, type Ring, ringPoints } from "./round";
import { between, spot } from "./turned";

export interface Filling {
  /** How far below the rim, in mm. */
  drop: number;
  colour: string;
  /** Things lying on it, drawn over the surface and cut off by the mouth. */
  topping?: (surface: (u: number, v: number) => Vec) => string;
}

/** The open end of a vessel: hollow, what is in it, rolled lip. */
export function mouth(
  pen: Pen,
  lower: Ring,
  upper: Ring,
  stock: Stock,
  lip: number,
  axis: Axis = {},
  filling?: Filling,
): string {
  const opening = ringPoints([upper[0], upper[1] - lip * 0.5], axis).map((p) => pen.at(p));
  const inside =
    hollow(pen, opening, stock.inner) +
    (filling ? fill(pen, lower, upper, lip, axis, opening, filling) : "");
  return inside + lipRing(pen, upper, lip, stock.face, axis);
}

export function hollow(pen: Pen, opening: readonly Pt[], colour: string): string {
  const d = smooth(opening, true);
  if (pen.inking)
    return path(d, { fill: mix(PAPER, colour, 0.35), stroke: INK, "stroke-width": WEIGHT.fine });
  const box = extent(opening);
  const across = pen.gradient(
    [box.left, box.y],
    [box.right, box.y],
    [
      [0, shade(colour, -0.34)],
      [0.5, shade(colour, -0.16)],
      [0.9, shade(colour, 0.06)],
      [1, shade(colour, -0.02)],
    ],
  );
  const deep = pen.gradient(
    [box.x, box.top],
    [box.x, box.bottom],
    [
      [0, "#4a3620", 0.04],
      [0.5, "#4a3620", 0.2],
      [1, "#4a3620", 0.44],
    ],
  );
  return path(d, { fill: across }) + path(d, { fill: deep });
}

function fill(
  pen: Pen,
  lower: Ring,
  upper: Ring,
  lip: number,
  axis: Axis,
  opening: readonly Pt[],
  filling: Filling,
): string {
  const level = between(lower, upper, 1 - filling.drop / (upper[0] - lower[0]));
  const radius = level[1] - lip * 0.4;
  const centre = add(axis.from ?? [0, 0, 0], [0, 0, level[0]]);
  const flat = ringPoints([level[0], radius], axis).map((p) => pen.at(p));
  const box = extent(flat);
  const skin = pen.gradient(
    [box.left, box.top],
    [box.right, box.bottom],
    [
      [0, shade(filling.colour, -0.16)],
      [0.6, filling.colour],
      [1, shade(filling.colour, 0.12)],
    ],
  );
  const clip = pen.define("clipPath", {}, path(smooth(opening, true), {}));
  const surface = path(smooth(flat, true), {
    fill: skin,
    stroke: shade(filling.colour, 0.3),
    "stroke-width": 2.4,
  });
  const on = (u: number, v: number): Vec => add(centre, spot(u * radius, v * radius));
  return element("g", { "clip-path": clip }, surface + (filling.topping?.(on) ?? " "));
}

/** Rolled paper lip seen as a ring: lit on the left, dark line under its inner side. */
export function lipRing(
  pen: Pen,
  ring: Ring,
  lip: number,
  colour: string,
  axis: Axis = {},
): string {
  const line = (radius: number, z: number) =>
    smooth(
      ringPoints([ring[0] + z, radius], axis).map((p) => pen.at(p)),
      true,
    );
  const ringShape = line(ring[1] + lip * 0.4, 0) + line(ring[1] - lip * 0.6, 0);
  if (pen.inking)
    return path(ringShape, {
      fill: PAPER,
      "fill-rule": "evenodd",
      stroke: INK,
      "stroke-width": WEIGHT.ink * 0.8,
    });
  const box = extent(ringPoints(ring, axis).map((p) => pen.at(p)));
  const skin = pen.gradient(
    [box.left, box.top],
    [box.right, box.bottom],
    [
      [0, shade(colour, 0.34)],
      [0.6, shade(colour, 0.16)],
      [1, shade(colour, -0.06)],
    ],
  );
  const glint = path(line(ring[1] + lip * 0.1, lip * 0.12), {
    fill: "none",
    stroke: shade(colour, 0.6),
    "stroke-width": Math.max(1, pen.px(lip) * 0.16),
    opacity: 0.7,
  });
  return (
    path(ringShape, {
      fill: skin,
      "fill-rule": "evenodd",
      stroke: shade(colour, -0.26),
      "stroke-width": WEIGHT.edge * 0.8,
    }) + glint
  );
}

/** Clip for what stands out of a mouth: everything above the inner edge of its front lip. */
export function aboveLip(pen: Pen, upper: Ring, lip: number, axis: Axis = {}): string {
  const front = frontArc([upper[0], upper[1] - lip * 0.6], axis).map((p) => pen.at(p));
  const box = extent(front);
  return pen.define(
    "clipPath",
    {},
    path(
      polyline(
        [
          ...front,
          [box.right + 400, box.top],
          [box.right + 400, -600],
          [box.left - 400, -600],
          [box.left - 400, box.top],
        ],
        true,
      ),
      {},
    ),
  );
}
