import { add, circle, type Pt, type Vec } from "../geometry";
import { shade } from "../palette";
import { path, smooth } from "../path";
import type { Pen } from "../pen";
import { spot } from "../turned";
import { ball } from "./ball";

const GREENS = ["#5d8a3c", "#74a04a", "#3f6d33", "#8fb35c"] as const;

/** Leaves piled from the far rim to the near one, with tomatoes, cucumber and paneer between them. */
export function salad(pen: Pen, at: Vec, radius: number): string {
  const rows = [0.82, 0.55, 0.25, -0.08, -0.4, -0.68];
  return rows.map((v, row) => heap(pen, at, radius, v, row)).join("");
}

function heap(pen: Pen, at: Vec, radius: number, v: number, row: number): string {
  const reach = Math.sqrt(Math.max(0.05, 1 - v * v));
  const count = Math.round(3 + reach * 3);
  const place = (t: number, lift = 0): Vec => {
    const u = (t - 0.5) * 1.85 * reach;
    return add(at, spot(u * radius, v * radius, lift + radius * 0.22 * (1 - u * u - v * v * 0.6)));
  };
  const leaves = Array.from({ length: count }, (_, i) =>
    leaf(pen, place((i + 0.3 + pen.random() * 0.4) / count), radius * (0.26 + pen.random() * 0.1)),
  );
  const extras = [
    [0.3, tomato],
    [0.72, cucumber],
    [0.5, paneer],
    [0.25, cucumber],
    [0.7, tomato],
    [0.45, cucumber],
  ] as const;
  const [t, draw] = extras[row % extras.length] ?? extras[0];
  return leaves.join("") + draw(pen, place(t, radius * 0.04), radius);
}

function leaf(pen: Pen, at: Vec, size: number): string {
  const colour = GREENS[Math.floor(pen.random() * GREENS.length)] ?? GREENS[0];
  const [turned, lean] = [pen.random() * 6.3, pen.random() * 0.5 + 0.4];
  const frill = (a: number) => size * (0.8 + 0.13 * Math.cos(a * 7) + 0.1 * Math.cos(a * 2));
  const put = (a: number, k: number): Pt =>
    pen.at(
      add(
        at,
        spot(
          Math.cos(a) * frill(a) * k,
          Math.sin(a) * frill(a) * k * lean,
          Math.sin(a) * size * 0.4 * k,
        ),
      ),
    );
  const outline = Array.from({ length: 26 }, (_, i) => put((i / 26) * Math.PI * 2, 1));
  const rib = smooth([put(turned, 0.86), put(turned, 0.2), put(turned + Math.PI, 0.7)]);
  return (
    path(smooth(outline, true), {
      fill: colour,
      stroke: shade(colour, -0.32),
      "stroke-width": 1.2,
    }) +
    path(rib, {
      fill: "none",
      stroke: shade(colour, 0.42),
      "stroke-width": 3,
      "stroke-linecap": "round",
      opacity: 0.8,
    })
  );
}

const tomato = (pen: Pen, at: Vec, radius: number): string =>
  ball(pen, at, radius * 0.13, "#c8452b");

function cucumber(pen: Pen, at: Vec, radius: number): string {
  const slice = (shift: number) => {
    const centre = add(at, spot(shift, -shift * 0.4, radius * 0.05));
    const oval = (r: number) =>
      smooth(
        circle(centre, r, 20, spot(1, 0), spot(0, 0.7, 0.6)).map((p) => pen.at(p)),
        true,
      );
    return (
      path(oval(radius * 0.17), { fill: "#5e8a45", stroke: "#3c5f2e", "stroke-width": 1 }) +
      path(oval(radius * 0.145), { fill: "#dfe8bd" }) +
      path(oval(radius * 0.07), { fill: "#cbdb9f" })
    );
  };
  return slice(radius * 0.12) + slice(-radius * 0.04);
}

function paneer(pen: Pen, at: Vec, radius: number): string {
  const [a, h] = [radius * 0.1, radius * 0.16];
  const c = [0, h].flatMap((z) =>
    [
      [-a, -a],
      [a, -a],
      [a, a],
      [-a, a],
    ].map(([x = 0, y = 0]): Vec => add(at, [x, y, z])),
  );
  const face = (...i: number[]) =>
    pen.face(
      i.map((k) => c[k] ?? at),
      "#f3e8cf",
    );
  return face(0, 1, 5, 4) + face(1, 2, 6, 5) + face(4, 5, 6, 7);
}
