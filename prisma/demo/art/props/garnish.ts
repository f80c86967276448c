import type { Pt, Vec } from "../geometry";
import { path, smooth } from "../path";
import type { Pen } from "../pen";

/** A swirl of tempering, coriander leaves and two red chillies on a gravy; `on` maps its unit circle. */
export function garnish(pen: Pen, on: (u: number, v: number) => Vec): string {
  const at = (u: number, v: number): Pt => pen.at(on(u, v));
  const swirl = smooth(
    Array.from({ length: 26 }, (_, i): Pt => {
      const [a, r] = [i * 0.42, 0.12 + i * 0.024];
      return at(Math.cos(a) * r, Math.sin(a) * r);
    }),
  );
  const chilli = (u: number, v: number, a: number) =>
    smooth(
      [0, 0.12, 0.25].map((t, i) =>
        at(u + Math.cos(a) * t, v + Math.sin(a) * t + (i === 1 ? 0.04 : 0)),
      ),
    );
  const leaves = Array.from({ length: 9 }, () => leaf(pen, at)).join("");
  const line = { fill: "none", "stroke-linecap": "round" };
  return (
    path(swirl, { ...line, stroke: "#a8611c", "stroke-width": 5, opacity: 0.5 }) +
    path(chilli(-0.42, 0.28, 0.5) + chilli(0.2, 0.42, -0.6), {
      ...line,
      stroke: "#a32f1c",
      "stroke-width": 9,
    }) +
    leaves
  );
}

function leaf(pen: Pen, at: (u: number, v: number) => Pt): string {
  const [u, v, a, size] = [
    pen.random() * 0.7 - 0.35,
    pen.random() * 0.75 - 0.2,
    pen.random() * 6.3,
    0.055 + pen.random() * 0.035,
  ];
  const points = Array.from({ length: 12 }, (_, i): Pt => {
    const t = a + (i / 12) * Math.PI * 2;
    const r = size * (0.75 + 0.3 * Math.cos(3 * (t - a)));
    return at(u + Math.cos(t) * r, v + Math.sin(t) * r);
  });
  return path(smooth(points, true), {
    fill: pen.random() > 0.5 ? "#4d7a3a" : "#376530",
    stroke: "#2a4f26",
    "stroke-width": 0.8,
  });
}
