import { add, cross, times, unit, type Vec } from "../geometry";
import { shade } from "../palette";
import { path, smooth } from "../path";
import type { Pen } from "../pen";

/** A cut branch lying on the table or standing in a bag: `along` is its direction, leaves on both sides. */
export function sprig(
  pen: Pen,
  from: Vec,
  direction: Vec,
  length: number,
  colour = "#5d7a4f",
  pairs = 6,
): string {
  const dir = unit(direction);
  const side = unit(cross(dir, Math.abs(dir[2]) > 0.6 ? [-0.48, 0.73, -0.4] : [0, 0, 1]));
  const at = (t: number, s = 0): Vec =>
    add(from, add(times(dir, t * length), times(side, (s + Math.sin(t * 2.6) * 0.05) * length)));
  const stem = path(smooth([0, 0.25, 0.5, 0.75, 1].map((t) => pen.at(at(t)))), {
    fill: "none",
    stroke: shade(colour, -0.3),
    "stroke-width": Math.max(2, pen.px(length * 0.012)),
    "stroke-linecap": "round",
  });
  const leaves = Array.from({ length: pairs }, (_, i) => {
    const t = 0.22 + (i / pairs) * 0.74;
    const size = 0.24 - i * 0.018 + pen.random() * 0.03;
    return [1, -1]
      .map((sign) =>
        leaf(
          pen,
          at(t),
          at(t + size * 0.75, sign * size * 0.8),
          at,
          t,
          sign * size,
          shade(colour, pen.random() * 0.16 - 0.08),
        ),
      )
      .join("");
  });
  return (
    stem + leaves.join("") + leaf(pen, at(0.96), at(1.18), at, 0.96, 0.12, shade(colour, 0.08))
  );
}

function leaf(
  pen: Pen,
  foot: Vec,
  tip: Vec,
  at: (t: number, s?: number) => Vec,
  t: number,
  size: number,
  colour: string,
): string {
  const reach = Math.abs(size);
  const belly = [at(t + reach * 0.2, size * 0.52), at(t + reach * 0.56, size * 0.2)];
  const [a, b, c, e] = [
    pen.at(foot),
    pen.at(belly[0] ?? foot),
    pen.at(tip),
    pen.at(belly[1] ?? tip),
  ];
  const outline = path(smooth([a, b, c, e], true), {
    fill: colour,
    stroke: shade(colour, -0.22),
    "stroke-width": 1.2,
  });
  return (
    outline +
    path(smooth([a, c]), {
      fill: "none",
      stroke: shade(colour, 0.25),
      "stroke-width": 1.2,
      opacity: 0.7,
    })
  );
}
