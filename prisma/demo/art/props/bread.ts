import { add, cross, dot, times, unit, type Vec } from "../geometry";
import { TO_CAMERA } from "../camera";
import { shade } from "../palette";
import type { Pen } from "../pen";
import { disc, lathe, ringPoints } from "../round";
import { shadow } from "../shadow";

const CRUST = "#c58a47";

/** A baguette from its lower tip along `towards`, slashed on the side that we see. */
export function baguette(
  pen: Pen,
  from: Vec,
  towards: Vec,
  length: number,
  radius: number,
): string {
  const dir = unit(towards);
  const rings = [
    [0, radius * 0.5],
    [0.06, 0.8],
    [0.18, 0.97],
    [0.5, 1],
    [0.82, 0.95],
    [0.93, 0.74],
    [0.98, 0.45],
    [1, 0.18],
  ].map(([t = 0, r = 0], i) => [t * length, i ? r * radius : r] as const);
  const side = unit(cross(dir, TO_CAMERA));
  const near = unit(add(TO_CAMERA, times(dir, -dot(TO_CAMERA, dir))));
  const spot = (t: number, s: number): Vec =>
    add(
      add(from, times(dir, t * length)),
      add(times(near, radius * Math.sqrt(Math.max(0, 1 - s * s)) * 0.98), times(side, s * radius)),
    );
  const slashes = [0.3, 0.44, 0.58, 0.72, 0.86].map((t) =>
    pen.face(
      [spot(t - 0.03, -0.6), spot(t + 0.035, -0.15), spot(t + 0.07, 0.5), spot(t + 0.01, 0.12)],
      "#ecd2a0",
      { soft: true, fall: 0, tone: 0.03, normal: near },
    ),
  );
  return lathe(pen, rings, CRUST, { from, towards: dir }) + slashes.join("");
}

/** A round roll with a floury cross on top. */
export function bun(pen: Pen, at: Vec, radius: number): string {
  const axis = { from: at };
  const rings = [
    [0, 0.82],
    [0.14, 0.98],
    [0.34, 1],
    [0.54, 0.88],
    [0.7, 0.68],
    [0.8, 0.46],
    [0.83, 0.34],
  ].map(([z = 0, r = 0]) => [z * radius, r * radius] as const);
  const top = (x: number, y: number): Vec =>
    add(at, [x * radius, y * radius, radius * (0.86 - 0.45 * (x * x + y * y))]);
  return (
    shadow(pen, [
      ...ringPoints([0, radius * 0.86], axis),
      ...ringPoints([radius * 0.7, radius * 0.6], axis),
    ]) +
    lathe(pen, rings, CRUST, axis) +
    disc(pen, [radius * 0.83, radius * 0.34], CRUST, axis, {
      bare: true,
      tone: -0.07,
      fall: 0.06,
    }) +
    [
      [
        [-0.55, -0.1],
        [0, 0.08],
        [0.55, 0.2],
      ],
      [
        [0.06, -0.6],
        [0, 0],
        [-0.1, 0.5],
      ],
    ]
      .map((line) =>
        pen.line(
          line.map(([x = 0, y = 0]) => top(x, y)),
          "edge",
          shade("#f2e2bd", 0.2),
          true,
        ),
      )
      .join("")
  );
}
