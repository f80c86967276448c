import { extent } from "../camera";
import { add, type Vec } from "../geometry";
import { shade } from "../palette";
import { element, path, polyline, smooth } from "../path";
import type { Pen } from "../pen";
import { frontArc, type Ring, ringPoints } from "../round";
import { between, spot } from "../turned";

export interface Drink {
  /** Share of the cup that is filled. */
  level: number;
  /** Colour at the bottom and at the top. */
  layers: readonly [string, string];
  ice: number;
}

/** A cold drink seen through a clear wall: two layers that run into each other, ice at the top. */
export function drink(
  pen: Pen,
  lower: Ring,
  upper: Ring,
  at: Vec,
  { level, layers, ice }: Drink,
): string {
  if (pen.inking) return "";
  const axis = { from: at };
  const shrink = (r: Ring): Ring => [r[0], r[1] - 2];
  const [low, top] = [shrink(between(lower, upper, 0.05)), shrink(between(lower, upper, level))];
  const body = [...frontArc(low, axis), ...frontArc(top, axis).reverse()].map((p) => pen.at(p));
  const box = extent(body);
  const fill = pen.gradient(
    [box.x, box.bottom],
    [box.x, box.top],
    [
      [0, shade(layers[0], -0.12)],
      [0.3, layers[0]],
      [0.62, layers[1]],
      [1, shade(layers[1], 0.12)],
    ],
  );
  const surface = smooth(
    ringPoints(top, axis).map((p) => pen.at(p)),
    true,
  );
  const clip = pen.define("clipPath", {}, path(surface, {}));
  return (
    path(polyline(body, true), { fill }) +
    path(surface, {
      fill: shade(layers[1], 0.2),
      stroke: shade(layers[1], 0.45),
      "stroke-width": 2,
    }) +
    element("g", { "clip-path": clip }, cubes(pen, add(at, [0, 0, top[0]]), top[1], ice, layers[1]))
  );
}

function cubes(pen: Pen, centre: Vec, radius: number, count: number, colour: string): string {
  return Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2 + pen.random();
    const [x, y] = [Math.cos(a) * radius * 0.52, Math.sin(a) * radius * 0.52];
    return cube(pen, add(centre, spot(x, y)), radius * 0.3, pen.random() * 1.5, colour);
  }).join("");
}

function cube(pen: Pen, at: Vec, side: number, turned: number, colour: string): string {
  const square = (z: number) =>
    [0, 1, 2, 3].map((i) => {
      const a = turned + (i * Math.PI) / 2;
      return pen.at(add(at, [Math.cos(a) * side, Math.sin(a) * side, z]));
    });
  const [top, foot] = [square(side * 0.5), square(-side * 0.3)];
  return (
    path(polyline(foot, true), {
      fill: shade(colour, 0.34),
      opacity: 0.5,
      "stroke-linejoin": "round",
      stroke: shade(colour, 0.3),
      "stroke-width": 5,
    }) +
    path(polyline(top, true), {
      fill: "#fdfaf0",
      opacity: 0.72,
      stroke: "#ffffff",
      "stroke-width": 4,
      "stroke-linejoin": "round",
    })
  );
}
