import { add, circle, type Vec } from "../geometry";
import { shade } from "../palette";
import { path, polyline } from "../path";
import type { Pen } from "../pen";
import { disc, lathe } from "../round";
import { shadow } from "../shadow";

/** A margherita, cut in six, on a sheet of greaseproof. */
export function pizza(pen: Pen, at: Vec, radius: number): string {
  const axis = { from: at };
  const thick = radius * 0.09;
  const place = (a: number, r: number): Vec =>
    add(at, [Math.cos(a) * radius * r, Math.sin(a) * radius * r, thick * 0.8]);
  const blobs = (count: number, size: number, colour: string, spread: number) =>
    Array.from({ length: count }, (_, i) => {
      const centre = place(i * 2.399 + spread, 0.16 + 0.6 * Math.sqrt((i + 0.5) / count));
      return pen.face(circle(centre, radius * size * (0.8 + pen.random() * 0.45), 9), colour, {
        soft: true,
        fall: 0.05,
      });
    }).join("");
  const cuts = [0.3, 1.35, 2.4]
    .map((a) => polyline([pen.at(place(a, 0.98)), pen.at(place(a + Math.PI, 0.98))]))
    .join("");
  return (
    shadow(pen, [...circle(at, radius), ...circle(add(at, [0, 0, thick]), radius)], at[2]) +
    lathe(
      pen,
      [
        [0, radius * 0.97],
        [thick * 0.6, radius],
        [thick, radius * 0.95],
      ],
      "#cf9a55",
      axis,
    ) +
    disc(pen, [thick, radius * 0.96], "#dba963", axis) +
    disc(pen, [thick * 0.85, radius * 0.84], "#b8472a", axis, { tone: -0.04 }) +
    blobs(16, 0.12, "#f1e2bf", 0) +
    blobs(9, 0.075, "#c9402a", 1.1) +
    basil(pen, place) +
    path(cuts, { fill: "none", stroke: shade("#8a4a25", -0.1), "stroke-width": 2.2, opacity: 0.55 })
  );
}

function basil(pen: Pen, place: (a: number, r: number) => Vec): string {
  return [
    [0.6, 0.5],
    [2.1, 0.34],
    [3.3, 0.62],
    [4.6, 0.45],
    [5.6, 0.66],
  ]
    .map(([a = 0, r = 0]) =>
      pen.face(
        [place(a, r), place(a + 0.2, r + 0.08), place(a + 0.1, r + 0.2), place(a - 0.14, r + 0.1)],
        "#4d7040",
        { soft: true, fall: 0.05 },
      ),
    )
    .join("");
}
