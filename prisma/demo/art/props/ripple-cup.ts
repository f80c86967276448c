import type { Art } from "../../types";
import type { Vec } from "../geometry";
import { INK, printInk, shade, stockOf } from "../palette";
import { element, path, polyline } from "../path";
import type { Pen } from "../pen";
import { ringsOf } from "../forms/hot-cup";
import { type Ring, wallSurface } from "../round";
import { shadow } from "../shadow";
import { type Filling, mouth } from "../mouth";
import { band, between, ringBounds, wall, wallPrint } from "../turned";

const FLUTES = 38;

export interface CupLook {
  filling?: Filling;
  /** Standing in a well: its shadow falls where nobody sees it. */
  sunk?: boolean;
  /** Under a lid: no mouth is drawn. */
  lidded?: boolean;
}

export function rippleCup(
  pen: Pen,
  art: Art,
  at: Vec = [0, 0, 0],
  { filling, sunk, lidded }: CupLook = {},
): string {
  const [lower, upper] = ringsOf(art);
  const [axis, stock, cup] = [{ from: at }, stockOf(art.material), stockOf("white")];
  const [foot, top] = [between(lower, upper, 0.03), between(lower, upper, 0.88)];
  const wrap: readonly [Ring, Ring] = [
    [foot[0], foot[1] + 1.4],
    [top[0], top[1] + 1.4],
  ];
  return (
    (sunk ? "" : shadow(pen, ringBounds([lower, upper], axis), at[2])) +
    (sunk ? "" : wall(pen, lower, upper, cup, axis)) +
    wall(pen, wrap[0], wrap[1], stock, axis) +
    wallPrint(pen, art.print, wrap[0], wrap[1], printInk(art.material, art.accent), axis, 0.5) +
    flutes(pen, wrap, stock.face, at) +
    band(pen, lower, upper, 0.87, 1, cup.face, axis) +
    (lidded ? "" : mouth(pen, lower, upper, cup, art.size.width * 0.038, axis, filling))
  );
}

// Ridges run from foot to top; each has a groove beside it and a thin lit crest, one outline drawn by reference.
function flutes(pen: Pen, [foot, top]: readonly [Ring, Ring], colour: string, at: Vec): string {
  const surface = wallSurface(foot, top, { from: at });
  const d = Array.from({ length: FLUTES }, (_, i) => {
    const u = (i + 0.5) / FLUTES;
    return polyline([pen.at(surface(u, 0)), pen.at(surface(u, 1))]);
  }).join("");
  if (pen.inking) return path(d, { fill: "none", stroke: INK, "stroke-width": 0.9, opacity: 0.7 });
  const href = pen.define("path", { d }, "").slice(4, -1);
  const width = pen.px((foot[1] * Math.PI) / FLUTES);
  const drawn = (stroke: string, share: number, x: number, opacity: number) =>
    element("use", { href, x: x * width, stroke, "stroke-width": width * share, opacity });
  return (
    drawn(shade(colour, -0.42), 0.4, 0, 0.34) +
    drawn(shade(colour, -0.5), 0.14, 0.14, 0.42) +
    drawn(shade(colour, 0.5), 0.2, -0.4, 0.4)
  );
}
