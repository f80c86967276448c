import { quadSurface } from "./fibres";
import { add, type Vec } from "./geometry";
import { printInk, shade, stockOf } from "./palette";
import { path, polyline } from "./path";
import type { Pen } from "./pen";
import { lyingShadow, rollBody } from "./roll";
import { wallSurface } from "./round";
import { shadow } from "./shadow";
import { type TapeMark, tapePrint } from "./tape-print";
import { ringBounds } from "./turned";
import type { Art } from "../types";

export const markOf = (art: Art): TapeMark | undefined =>
  art.form === "fragile-tape" ? "fragile" : art.print;
export const measuresOf = ({ size }: Art) => ({
  radius: size.width / 2,
  core: (size.depth ?? size.width * 0.64) / 2,
  length: size.height,
});

/** A roll lying flat, print round its wall. */
export function flatTape(pen: Pen, art: Art, at: Vec = [0, 0, 0]): string {
  const { radius, core, length } = measuresOf(art);
  const strip = wallSurface([0, radius], [length, radius], { from: at });
  return (
    shadow(
      pen,
      ringBounds(
        [
          [0, radius],
          [length, radius],
        ],
        { from: at },
      ),
      at[2],
    ) +
    rollBody(pen, {
      radius,
      core,
      length,
      from: at,
      towards: [0, 0, 1],
      stock: stockOf(art.material),
    }) +
    tapePrint(
      pen,
      markOf(art),
      strip,
      Math.PI * radius,
      length,
      printInk(art.material, art.accent),
      length * 0.92,
    )
  );
}

/** A roll on its edge with its tape run out along the table towards the viewer. */
export function runningTape(pen: Pen, art: Art, at: Vec, tail: number): string {
  const { radius, core, length } = measuresOf(art);
  const stock = stockOf(art.material);
  const roll = {
    radius,
    core,
    length,
    stock,
    from: add(at, [-length / 2, 0, radius]),
    towards: [1, 0, 0] as Vec,
  };
  const [x, lift] = [length / 2, radius * 0.16];
  const bends = [0, 0.3, 0.6, 0.82, 0.92, 1].map((t) =>
    add(at, [0, -tail * t, Math.max(0, t - 0.6) ** 2 * lift * 6]),
  );
  const side = (p: Vec, way: number): Vec => add(p, [x * way, 0, 0]);
  const colour = printInk(art.material, art.accent);
  const laid = [
    side(at, -1),
    side(add(at, [0, -tail * 0.84, 0]), -1),
    side(add(at, [0, -tail * 0.84, 0]), 1),
    side(at, 1),
  ] as const;
  const wall = wallSurface([0, radius], [length, radius], {
    from: roll.from,
    towards: roll.towards,
  });
  return (
    shadow(
      pen,
      [...bends.slice(-3), at].flatMap((p) => [side(p, -1), side(p, 1)]),
      0,
      0.5,
    ) +
    shadow(pen, lyingShadow(roll), 0) +
    pen.face(
      [...bends.map((p) => side(p, -1)), ...[...bends].reverse().map((p) => side(p, 1))],
      stock.face,
      { normal: [0, 0, 1] },
    ) +
    tapePrint(pen, markOf(art), quadSurface(laid), tail * 0.84, length, colour, length * 0.92) +
    rollBody(pen, roll) +
    tapePrint(pen, markOf(art), wall, Math.PI * radius, length, colour, length * 0.92) +
    toothed(pen, side(bends[5] ?? at, -1), side(bends[5] ?? at, 1), stock.face)
  );
}

// Torn against a blade: the end is saw-toothed.
function toothed(pen: Pen, a: Vec, b: Vec, colour: string): string {
  const teeth = Array.from({ length: 23 }, (_, i) => {
    const t = i / 22;
    return pen.at([a[0] + (b[0] - a[0]) * t, a[1] - (i % 2 ? 2.4 : 0), a[2] + (b[2] - a[2]) * t]);
  });
  return path(polyline(teeth, true), {
    fill: shade(colour, 0.1),
    stroke: shade(colour, -0.3),
    "stroke-width": 1,
  });
}
