import { add, circle, type Vec } from "../geometry";
import { shade } from "../palette";
import { path, smooth } from "../path";
import type { Pen } from "../pen";
import { lathe, type Ring } from "../round";
import { spot } from "../turned";

const BUN = "#cf8f45";

/** Bun, lettuce, patty, cheese, tomato and a seeded crown; radius of the bun in mm. */
export function burger(pen: Pen, at: Vec, radius: number): string {
  const layer = (low: number, high: number, wide: number, colour: string) =>
    lathe(
      pen,
      [
        [low * radius, radius * wide],
        [high * radius, radius * wide],
      ],
      colour,
      { from: at },
    );
  const crown: Ring[] = [
    [0.98, 0.98],
    [1.06, 1.02],
    [1.24, 0.97],
    [1.44, 0.82],
    [1.58, 0.58],
    [1.65, 0.3],
    [1.66, 0.05],
  ].map(([z = 0, r = 0]): Ring => [z * radius, r * radius]);
  return (
    layer(0, 0.34, 0.95, BUN) +
    frill(pen, at, radius, 0.4, "#6f9a42") +
    layer(0.4, 0.66, 1, "#5f3620") +
    cheese(pen, at, radius) +
    layer(0.74, 0.86, 0.93, "#c4472c") +
    frill(pen, at, radius, 0.92, "#83ab50") +
    lathe(pen, crown, BUN, { from: at }) +
    seeds(pen, at, radius)
  );
}

function frill(pen: Pen, at: Vec, radius: number, level: number, colour: string): string {
  const ring = Array.from({ length: 56 }, (_, i) => {
    const a = (i / 56) * Math.PI * 2;
    const r = radius * (1.06 + (i % 2 ? 0.06 : -0.03));
    return pen.at(
      add(
        at,
        spot(Math.cos(a) * r, Math.sin(a) * r, radius * (level + (i % 4 < 2 ? 0.05 : -0.05))),
      ),
    );
  });
  return path(smooth(ring, true), {
    fill: colour,
    stroke: shade(colour, -0.35),
    "stroke-width": 1.4,
  });
}

function cheese(pen: Pen, at: Vec, radius: number): string {
  const r = radius * 1.2;
  const [z, drip] = [radius * 0.7, radius * 0.42];
  const square: Vec[] = [
    [-r * 0.7, -r * 0.7, z],
    [0, -r * 0.86, drip],
    [r * 0.7, -r * 0.7, z],
    [r * 0.86, 0, drip],
    [r * 0.7, r * 0.7, z],
    [-r * 0.7, r * 0.7, z],
  ];
  return pen.face(
    square.map((p) => add(at, p)),
    "#e6ab3c",
    { tone: 0.06 },
  );
}

function seeds(pen: Pen, at: Vec, radius: number): string {
  const grains = Array.from({ length: 26 }, () => {
    const [a, k] = [pen.random() * Math.PI * 2, Math.sqrt(pen.random()) * 0.78];
    const z = radius * (1.06 + 0.6 * Math.sqrt(Math.max(0, 1 - k * k)));
    const [x, y] = spot(Math.cos(a) * k * radius, Math.sin(a) * k * radius);
    return smooth(
      circle(add(at, [x, y, z]), radius * 0.034, 8, [1, 0, 0], [0, 0.5, 0.7]).map((p) => pen.at(p)),
      true,
    );
  });
  return path(grains.join(""), { fill: "#f3e3bd", stroke: shade(BUN, -0.3), "stroke-width": 0.8 });
}
