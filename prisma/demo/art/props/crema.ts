import type { Pt, Vec } from "../geometry";
import { path, smooth } from "../path";
import type { Pen } from "../pen";

/** A poured leaf in milk on coffee; `on` maps the unit circle of the surface. */
export function crema(pen: Pen, on: (u: number, v: number) => Vec): string {
  const at = (u: number, v: number): Pt => pen.at(on(u, v));
  const chevrons = [0.42, 0.2, -0.02, -0.24].map((v, i) => {
    const w = 0.22 + i * 0.09;
    return smooth([
      at(-w, v + 0.14),
      at(-w * 0.55, v - 0.08),
      at(0, v - 0.16),
      at(w * 0.55, v - 0.08),
      at(w, v + 0.14),
    ]);
  });
  const stem = smooth([at(0, 0.6), at(0, 0), at(0, -0.55)]);
  const milk = { fill: "none", stroke: "#f0ddbf", "stroke-linecap": "round" };
  const width = Math.abs(at(0.1, 0)[0] - at(0, 0)[0]);
  return (
    path(chevrons.join(""), { ...milk, "stroke-width": width * 1.05 }) +
    path(stem, { ...milk, "stroke-width": width * 0.5 })
  );
}
