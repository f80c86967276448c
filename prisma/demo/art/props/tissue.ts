import { add, along, type Pt, times, type Vec } from "../geometry";
import { INK, shade } from "../palette";
import { n, path } from "../path";
import { WEIGHT } from "../lines";
import type { Pen } from "../pen";

/**
 * Sheets of tissue paper tucked in along the edge a-b: broad, uneven corners up to `rise` mm high that
 * lean out by `lean`, each with one flank in the light and one in shade.
 */
export function tissue(
  pen: Pen,
  a: Vec,
  b: Vec,
  rise: number,
  lean: Vec,
  colour = "#f3ead8",
  sheets = 4,
): string {
  const order = Array.from({ length: sheets }, (_, i) =>
    i % 2 ? sheets - 1 - (i - 1) / 2 : i / 2,
  );
  return order
    .map((i) => {
      const base = 0.9 + pen.random() * 0.5;
      const middle = (i + 0.5) / sheets;
      const [from, to] = [Math.max(0, middle - base / sheets), Math.min(1, middle + base / sheets)];
      return corner(
        pen,
        along(a, b, from),
        along(a, b, to),
        rise * (0.5 + pen.random() * 0.55),
        lean,
        shade(colour, pen.random() * 0.08 - 0.05),
      );
    })
    .join("");
}

function corner(pen: Pen, a: Vec, b: Vec, rise: number, lean: Vec, colour: string): string {
  const slant = pen.random() < 0.5 ? 0.22 + pen.random() * 0.16 : 0.62 + pen.random() * 0.16;
  const tip = pen.at(
    add(add(along(a, b, slant), times(lean, 0.5 + pen.random() * 0.6)), [0, 0, rise]),
  );
  const [left, right] = [pen.at(a), pen.at(b)];
  const fold = pen.at(along(a, b, slant < 0.5 ? 0.42 : 0.58));
  const flank = (foot: Pt, sag: number, fill: string) => {
    const d = `M${put(fold)}L${put(foot)}Q${put(sagged(foot, tip, sag))} ${put(tip)}Q${put(sagged(tip, fold, sag * 0.3))} ${put(fold)}Z`;
    return path(d, {
      fill: pen.inking ? "#f7f2e6" : fill,
      stroke: pen.inking ? INK : shade(colour, -0.2),
      "stroke-width": WEIGHT.fine,
      "stroke-linejoin": "round",
    });
  };
  return (
    flank(right, 0.16, shade(colour, slant < 0.5 ? -0.06 : -0.15)) +
    flank(left, -0.16, shade(colour, slant < 0.5 ? 0.16 : 0.06)) +
    rumples(pen, tip, left, right, colour)
  );
}

// Soft creases that run down from the corner.
function rumples(pen: Pen, tip: Pt, left: Pt, right: Pt, colour: string): string {
  if (pen.inking) return "";
  const d = [0.2, 0.78].map((share) => {
    const foot: Pt = [
      left[0] + (right[0] - left[0]) * share,
      left[1] + (right[1] - left[1]) * share,
    ];
    const start: Pt = [tip[0] + (foot[0] - tip[0]) * 0.3, tip[1] + (foot[1] - tip[1]) * 0.3];
    return `M${put(start)}Q${put(sagged(start, foot, 0.06))} ${put(foot)}`;
  });
  return path(d.join(""), {
    fill: "none",
    stroke: shade(colour, -0.17),
    "stroke-width": 1.1,
    opacity: 0.8,
  });
}

const put = (p: Pt) => `${n(p[0])} ${n(p[1])}`;

// Point beside the middle of a-b, to the side by a share of its length.
const sagged = (a: Pt, b: Pt, share: number): Pt => [
  (a[0] + b[0]) / 2 - (b[1] - a[1]) * share,
  (a[1] + b[1]) / 2 + (b[0] - a[0]) * share,
];
