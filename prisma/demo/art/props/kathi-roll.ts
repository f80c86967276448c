import { add, type Vec } from "../geometry";
import { path, polyline } from "../path";
import type { Pen } from "../pen";
import { disc, lathe, wallSurface } from "../round";
import { lyingShadow } from "../roll";
import { shadow } from "../shadow";
import { ball } from "./ball";
import { TO_CAMERA } from "../camera";
import { times } from "../geometry";

const [BREAD, SHEET] = ["#d9ab66", "#f2ead8"];

/** A rolled paratha, its lower half wrapped in printed paper, its filling at the open end. */
export function kathiRoll(pen: Pen, at: Vec, length: number, ink: string): string {
  const radius = length * 0.15;
  const roll = {
    radius,
    length,
    from: add(at, [-length / 2, 0, radius]),
    towards: [1, 0, 0] as Vec,
  };
  const axis = { from: roll.from, towards: roll.towards };
  const wrap = wallSurface([0, radius * 1.07], [length * 0.62, radius * 1.07], axis);
  const end = add(roll.from, [length, 0, 0]);
  return (
    shadow(pen, lyingShadow(roll), at[2]) +
    lathe(
      pen,
      [
        [length * 0.5, radius],
        [length * 0.96, radius],
        [length, radius * 0.92],
      ],
      BREAD,
      axis,
    ) +
    blisters(pen, (u, v) =>
      wallSurface([length * 0.62, radius], [length * 0.96, radius], axis)(u, v),
    ) +
    disc(pen, [length, radius * 0.92], BREAD, axis, { normal: [1, 0, 0] }) +
    disc(pen, [length, radius * 0.74], "#7a4a24", axis, { inside: true }) +
    filling(pen, end, radius) +
    lathe(
      pen,
      [
        [0, radius * 1.02],
        [length * 0.03, radius * 1.07],
        [length * 0.62, radius * 1.07],
      ],
      SHEET,
      axis,
      { tone: 0.04 },
    ) +
    stripes(pen, wrap, ink)
  );
}

function filling(pen: Pen, end: Vec, radius: number): string {
  const bits = [
    [-0.3, 0.28, "#b5432a"],
    [0.3, 0.3, "#6f9440"],
    [0, -0.3, "#e9d6a8"],
    [0.36, -0.22, "#8a4f22"],
    [-0.36, -0.2, "#6f9440"],
    [0.02, 0.08, "#c77b33"],
  ] as const;
  return bits
    .map(([y, z, colour]) =>
      ball(
        pen,
        add(add(end, [0, y * radius, (z - 0.2) * radius]), times(TO_CAMERA, 1)),
        radius * 0.24,
        colour,
      ),
    )
    .join("");
}

function blisters(pen: Pen, on: (u: number, v: number) => Vec): string {
  const spots = Array.from({ length: 10 }, () => {
    const [u, v] = [0.15 + pen.random() * 0.6, 0.1 + pen.random() * 0.8];
    return polyline(
      [on(u, v), on(u + 0.03, v + 0.05), on(u + 0.02, v + 0.12), on(u - 0.03, v + 0.06)].map((p) =>
        pen.at(p),
      ),
      true,
    );
  });
  return path(spots.join(""), { fill: "#9a6428", opacity: 0.5 });
}

function stripes(pen: Pen, wrap: (u: number, v: number) => Vec, ink: string): string {
  const ring = (v: number) =>
    polyline(Array.from({ length: 19 }, (_, i) => pen.at(wrap(i / 18, v))));
  return path([0.14, 0.2, 0.8, 0.86].map(ring).join(""), {
    fill: "none",
    stroke: ink,
    "stroke-width": 3,
    opacity: 0.9,
  });
}
