import { along, type Vec } from "./geometry";
import { path, polyline } from "./path";
import type { Pen } from "./pen";
import { shade, type Stock } from "./palette";

export type Quad = readonly [Vec, Vec, Vec, Vec];

/** Point at (u, v) of a quad given front-left, front-right, top-right, top-left. */
export const onQuad = (q: Quad, u: number, v: number): Vec =>
  along(along(q[0], q[1], u), along(q[3], q[2], u), v);

export type Surface = (u: number, v: number) => Vec;
export const quadSurface =
  (q: Quad): Surface =>
  (u, v) =>
    onQuad(q, u, v);

/** Flecks of pulp on a surface, some dark and some light, lying in it; nothing on film or in ink. */
export function fibres(pen: Pen, surface: Surface, stock: Stock, count = 90): string {
  if (pen.inking || !stock.fibre) return "";
  const dark: string[] = [];
  const light: string[] = [];
  const reach = 5.5 / Math.max(1, span(pen, surface));
  for (let i = 0; i < count; i++) {
    const [u, v, a] = [
      0.02 + pen.random() * 0.96,
      0.02 + pen.random() * 0.96,
      pen.random() * Math.PI,
    ];
    const length = reach * (0.5 + pen.random());
    const end = [u + Math.cos(a) * length, v + Math.sin(a) * length].map((t) =>
      Math.min(0.99, Math.max(0.01, t)),
    );
    const list = i % 3 ? dark : light;
    list.push(polyline([pen.at(surface(u, v)), pen.at(surface(end[0] ?? u, end[1] ?? v))]));
  }
  const common = { fill: "none", "stroke-linecap": "round" };
  return (
    path(dark.join(""), { ...common, stroke: stock.fibre, "stroke-width": 1.3, opacity: 0.42 }) +
    path(light.join(""), {
      ...common,
      stroke: shade(stock.face, 0.4),
      "stroke-width": 1.3,
      opacity: 0.5,
    })
  );
}

function span(pen: Pen, surface: Surface): number {
  const [a, b] = [pen.at(surface(0, 0)), pen.at(surface(1, 1))];
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}
