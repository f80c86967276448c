import { add, type Vec } from "../geometry";
import { shade } from "../palette";
import { path, smooth } from "../path";
import type { Pen } from "../pen";
import { spot } from "../turned";
import { ball } from "./ball";

const TONES = ["#c98f3d", "#dba852", "#e8bf70"] as const;
const BITS = ["#5d8a3c", "#c8532b", "#e7d6a6", "#6f9440", "#b5432a"] as const;

/** A heap of noodles with peas, carrot and spring onion tossed through it. */
export function noodles(pen: Pen, at: Vec, radius: number): string {
  const layers = TONES.map((colour, layer) => {
    const d = Array.from({ length: 26 }, () => strand(pen, at, radius, layer)).join("");
    const look = { fill: "none", "stroke-linecap": "round" };
    return (
      path(d, { ...look, stroke: shade(colour, -0.3), "stroke-width": 13 }) +
      path(d, { ...look, stroke: colour, "stroke-width": 9 }) +
      path(d, {
        ...look,
        stroke: shade(colour, 0.4),
        "stroke-width": 2,
        opacity: 0.6,
        transform: "translate(-1 -2)",
      })
    );
  });
  const bits = Array.from({ length: 16 }, (_, i) =>
    ball(pen, on(pen, at, radius, 0.86, 0.3), radius * 0.07, BITS[i % BITS.length] ?? BITS[0]),
  );
  return layers.join("") + bits.join("");
}

function on(pen: Pen, at: Vec, radius: number, reach: number, rise: number): Vec {
  const [a, r] = [pen.random() * Math.PI * 2, Math.sqrt(pen.random()) * reach];
  return add(
    at,
    spot(Math.cos(a) * r * radius, Math.sin(a) * r * radius, radius * rise * (1 - r * r)),
  );
}

function strand(pen: Pen, at: Vec, radius: number, layer: number): string {
  const from = on(pen, at, radius, 0.82, 0.24 + layer * 0.06);
  const turn = pen.random() * Math.PI * 2;
  const bend = 0.6 + pen.random() * 1.2;
  const points = Array.from({ length: 5 }, (_, i) => {
    const a = turn + i * bend * 0.5;
    return pen.at(
      add(
        from,
        spot(Math.cos(a) * radius * 0.16 * i * 0.6, Math.sin(a) * radius * 0.16 * i * 0.6, 0),
      ),
    );
  });
  return smooth(points);
}
