import { add, circle, type Vec } from "../geometry";
import { shade } from "../palette";
import { path, polyline } from "../path";
import type { Pen } from "../pen";
import { disc, lathe } from "../round";
import { ball } from "./ball";

/** Chole with two bhature and onion rings, on the floor of a box of the given size. */
export function meal(pen: Pen, width: number, depth: number, height: number): string {
  const floor = height * 0.2;
  return (
    bread(pen, [-width * 0.2, depth * 0.14, floor], depth * 0.36) +
    bread(pen, [-width * 0.15, -depth * 0.1, floor + 10], depth * 0.36) +
    chole(pen, [width * 0.22, 0, floor], depth * 0.37) +
    onions(pen, [-width * 0.24, -depth * 0.16, floor + 26], depth * 0.12)
  );
}

function bread(pen: Pen, at: Vec, radius: number): string {
  const colour = "#d9a759";
  const blisters = Array.from({ length: 9 }, () => {
    const [a, k] = [pen.random() * 6.3, pen.random() * 0.7];
    return add(at, [
      Math.cos(a) * k * radius,
      Math.sin(a) * k * radius,
      radius * 0.34 * (1 - k * k),
    ]);
  });
  return (
    lathe(
      pen,
      [
        [0, radius * 0.9],
        [radius * 0.1, radius],
        [radius * 0.24, radius * 0.86],
        [radius * 0.36, radius * 0.5],
        [radius * 0.4, radius * 0.1],
      ],
      colour,
      { from: at },
    ) +
    blisters
      .map((p) =>
        pen.face(circle(p, radius * 0.1, 10), shade(colour, -0.16), {
          soft: true,
          bare: true,
          opacity: 0.55,
        }),
      )
      .join("")
  );
}

function chole(pen: Pen, at: Vec, radius: number): string {
  const rows = [0.6, 0.3, 0, -0.3, -0.6];
  const peas = rows.flatMap((v) =>
    [-0.66, -0.33, 0, 0.33, 0.66].map((u) => {
      const [x, y] = [u + (pen.random() - 0.5) * 0.2, v + (pen.random() - 0.5) * 0.16];
      return x * x + y * y > 0.72
        ? ""
        : ball(
            pen,
            add(at, [x * radius, y * radius, radius * 0.2]),
            radius * 0.16,
            pen.random() > 0.3 ? "#b9803c" : "#9c6228",
          );
    }),
  );
  const leaves = Array.from({ length: 8 }, () => {
    const p = add(at, [
      (pen.random() - 0.5) * radius,
      (pen.random() - 0.5) * radius,
      radius * 0.52,
    ]);
    return polyline(
      circle(p, radius * 0.07, 5).map((q) => pen.at(q)),
      true,
    );
  });
  return (
    lathe(
      pen,
      [
        [0, radius * 0.9],
        [radius * 0.2, radius],
      ],
      "#7d4420",
      { from: at },
    ) +
    disc(pen, [radius * 0.2, radius], "#8a4b22", { from: at }) +
    peas.join("") +
    path(leaves.join(""), { fill: "#4d7a3a", stroke: "#2f5527", "stroke-width": 0.8 })
  );
}

function onions(pen: Pen, at: Vec, radius: number): string {
  const ring = (p: Vec, r: number) =>
    polyline(
      circle(p, r, 26).map((q) => pen.at(q)),
      true,
    );
  const d = [0, 1, 2]
    .map((i) =>
      ring(add(at, [i * radius * 0.9, (i % 2) * radius * 0.5, i * 2.5]), radius * (1 - i * 0.1)),
    )
    .join("");
  return (
    path(d, { fill: "none", stroke: "#b06a72", "stroke-width": 9 }) +
    path(d, { fill: "none", stroke: "#efdcd8", "stroke-width": 5.5 })
  );
}
