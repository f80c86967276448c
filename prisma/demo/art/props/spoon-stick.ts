import { add, type Vec } from "../geometry";
import { shade } from "../palette";
import { path, smooth } from "../path";
import type { Pen } from "../pen";
import { spot } from "../turned";

const BIRCH = "#dcb987";

/** Flat wooden spoon stuck upright in a scoop, leaning to the right. */
export function spoonStick(pen: Pen, at: Vec, size: number): string {
  const [lean, rise] = [size * 0.3, size * 0.62];
  const half = (t: number) => size * (0.035 + 0.022 * t);
  const side = (t: number, way: number) =>
    pen.at(add(at, spot(lean * t + half(t) * way, 0, rise * t - half(t) * way * 0.5)));
  const outline = [
    side(0, -1),
    side(0.5, -1),
    side(0.9, -1),
    pen.at(add(at, spot(lean * 1.03, 0, rise * 1.03))),
    side(0.9, 1),
    side(0.5, 1),
    side(0, 1),
  ];
  const grain = smooth([
    pen.at(add(at, spot(lean * 0.1, 0, rise * 0.1))),
    pen.at(add(at, spot(lean * 0.9, 0, rise * 0.9))),
  ]);
  return (
    path(smooth(outline, true), { fill: BIRCH, stroke: shade(BIRCH, -0.32), "stroke-width": 1.5 }) +
    path(grain, { fill: "none", stroke: shade(BIRCH, -0.25), "stroke-width": 1.2, opacity: 0.6 })
  );
}
