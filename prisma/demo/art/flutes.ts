import { add, type Vec } from "./geometry";
import { INK, shade, type Stock } from "./palette";
import { path, polyline, smooth } from "./path";
import type { Pen } from "./pen";
import { type Ring, wallSurface } from "./round";
import { spot } from "./turned";

export function flutes(
  pen: Pen,
  [foot, top]: [Ring, Ring],
  stock: Stock,
  at: Vec,
  count: number,
): string {
  const surface = wallSurface(foot, top, { from: at });
  const lines = (shift: number) =>
    Array.from({ length: count }, (_, i) => (i + 0.5 + shift) / count)
      .map((u) => polyline([pen.at(surface(u, 0)), pen.at(surface(u, 1))]))
      .join("");
  if (pen.inking)
    return path(lines(0), { fill: "none", stroke: INK, "stroke-width": 0.8, opacity: 0.6 });
  const width = pen.px((foot[1] * Math.PI) / count);
  return (
    path(lines(0), {
      fill: "none",
      stroke: shade(stock.face, -0.44),
      "stroke-width": width * 0.36,
      opacity: 0.36,
    }) +
    path(lines(-0.4), {
      fill: "none",
      stroke: shade(stock.face, 0.5),
      "stroke-width": width * 0.2,
      opacity: 0.42,
    })
  );
}

export function ridges(pen: Pen, plan: readonly Vec[], height: number, stock: Stock): string {
  const fine = plan.slice(1).flatMap((p, i) => {
    const q = plan[i] ?? p;
    return [0.25, 0.75].map((t): Vec => [q[0] + (p[0] - q[0]) * t, q[1] + (p[1] - q[1]) * t, 0]);
  });
  const d = fine.map((p) => polyline([pen.at(p), pen.at(add(p, [0, 0, height]))])).join("");
  const edge = plan.map((p, i) => pen.at(add(p, spot(0, i % 2 ? 5 : -5, height))));
  const ink = pen.inking ? INK : shade(stock.face, -0.42);
  return (
    path(d, {
      fill: "none",
      stroke: ink,
      "stroke-width": pen.inking ? 0.8 : 3,
      opacity: pen.inking ? 0.6 : 0.3,
    }) +
    path(d, {
      fill: "none",
      stroke: pen.inking ? "none" : shade(stock.face, 0.5),
      "stroke-width": 1.6,
      opacity: 0.4,
      transform: "translate(-4 0)",
    }) +
    path(smooth(edge), {
      fill: "none",
      stroke: pen.inking ? INK : shade(stock.edge, -0.3),
      "stroke-width": 2,
    })
  );
}

// The end of the roll shows what it is: liner, flute, liner, flute.
export const wavy =
  (radius: number, core: number, stock: Stock) =>
  (pen: Pen, at: (ring: Ring) => readonly Vec[]): string => {
    const turns = 7;
    const rings = Array.from({ length: turns }, (_, i) => {
      const r = core + 6 + ((radius - core - 8) * (i + 0.5)) / turns;
      const [inner, outer] = [at([0, r - 5]), at([0, r + 5])];
      const wave = inner.map((p, k) => pen.at(k % 2 ? p : (outer[k] ?? p)));
      const liner = at([0, r + 9])
        .filter((_, k) => k % 3 === 0)
        .map((p) => pen.at(p));
      return smooth(wave, true) + smooth(liner, true);
    });
    const stroke = pen.inking ? INK : shade(stock.inner, -0.4);
    return path(rings.join(""), {
      fill: "none",
      stroke,
      "stroke-width": pen.inking ? 0.8 : 1.5,
      opacity: 0.75,
    });
  };
