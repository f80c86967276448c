import { add, type Pt, type Vec } from "../geometry";
import { shade } from "../palette";
import { path, smooth } from "../path";
import type { Pen } from "../pen";
import { spot } from "../turned";
import { ball } from "./ball";

const DOUGH = "#eddfc0";

/** A steamed momo: a soft dome whose pleats run up to a twisted tip. */
export function momo(pen: Pen, at: Vec, radius: number): string {
  const top = pen.at(add(at, [0, 0, radius * 1.42]));
  const pleats = Array.from({ length: 9 }, (_, i) => {
    const a = Math.PI * (1.02 + (i / 8) * 0.96);
    const mid: Pt = pen.at(
      add(at, spot(Math.cos(a) * radius * 0.5, Math.sin(a) * radius * 0.42, radius * 1.18)),
    );
    const low: Pt = pen.at(
      add(
        at,
        spot(Math.cos(a + 0.14) * radius * 0.86, Math.sin(a + 0.14) * radius * 0.62, radius * 0.78),
      ),
    );
    return smooth([top, mid, low]);
  });
  return (
    ball(pen, at, radius, DOUGH, 0.72, true) +
    path(pleats.join(""), {
      fill: "none",
      stroke: shade(DOUGH, -0.26),
      "stroke-width": 2.2,
      "stroke-linecap": "round",
      opacity: 0.8,
    }) +
    ball(pen, add(at, [0, 0, radius * 1.24]), radius * 0.16, DOUGH)
  );
}
