import { onQuad, type Quad } from "../fibres";
import { add, turn, type Vec } from "../geometry";
import type { Pen } from "../pen";

/** Void fill: crumpled strips of kraft paper heaped on a level. */
export function crumpledPaper(pen: Pen, level: Quad, count = 70, colour = "#cfab7b"): string {
  const size = 0.1 * Math.hypot(level[1][0] - level[0][0], level[1][1] - level[0][1]);
  const rows = Array.from({ length: count }, (_, i) => (i / count) * 0.94 + 0.03);
  return rows
    .map((v) =>
      scrap(
        pen,
        onQuad(level, 0.06 + pen.random() * 0.88, v),
        size * (0.7 + pen.random() * 0.7),
        colour,
      ),
    )
    .join("");
}

function scrap(pen: Pen, at: Vec, size: number, colour: string): string {
  const spin = pen.random() * 360;
  const [bend, rise] = [pen.random() * 0.6 - 0.3, (pen.random() - 0.3) * size * 0.7];
  const place = (x: number, y: number, z: number) => add(turn([x * size, y * size, z], spin), at);
  const [a, b, c]: Vec[][] = [
    [place(-0.8, -0.35, 0), place(-0.75, 0.3, rise * 0.4)],
    [place(0, -0.4 + bend, rise + size * 0.25), place(0.05, 0.35 + bend, rise + size * 0.35)],
    [place(0.85, -0.3, rise * 0.3), place(0.8, 0.34, 0)],
  ] as [Vec[], Vec[], Vec[]];
  return [
    [a, b],
    [b, c],
  ]
    .map(([from = [], to = []]) =>
      pen.face([...from, ...[...to].reverse()], colour, {
        tone: pen.random() * 0.1 - 0.07,
        fall: 0,
      }),
    )
    .join("");
}
