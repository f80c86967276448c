import { add, type Pt, type Vec } from "./geometry";
import { letters, textWidth } from "./lettering";
import { INK, RUST } from "./palette";
import { element, n, path } from "./path";
import type { Pen } from "./pen";

/** A measured distance on the object; `out` moves the line clear of it, in mm. */
export interface Dimension {
  from: Vec;
  to: Vec;
  out: Vec;
  label: string;
}

export const mm = (value: number): string => `${Math.round(value)} mm`;

export function dimension(pen: Pen, { from, to, out, label }: Dimension): string {
  return dimensionLine(
    pen.at(from),
    pen.at(to),
    pen.at(add(from, out)),
    pen.at(add(to, out)),
    label,
  );
}

/** Dimension between two screen points; the line itself runs from a to b, the ticks back to the object. */
export function dimensionLine(
  fromObject: Pt,
  toObject: Pt,
  a: Pt,
  b: Pt,
  label: string,
  size = 31,
): string {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const dir: Pt = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const stroke = { stroke: RUST, fill: "none", "stroke-linecap": "round" };
  const ticks = witness(fromObject, a) + witness(toObject, b);
  const line = `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`;
  return (
    path(ticks, { ...stroke, "stroke-width": 1.1 }) +
    path(line, { ...stroke, "stroke-width": 1.8 }) +
    arrow(a, dir) +
    arrow(b, [-dir[0], -dir[1]]) +
    caption(clearOf(fromObject, a, b, label, size), dir, label, size)
  );
}

// Starts clear of the object and runs a little past the dimension line, as on a workshop drawing.
function witness(object: Pt, line: Pt): string {
  const length = Math.hypot(line[0] - object[0], line[1] - object[1]);
  if (length < 4) return "";
  const step = (px: number): Pt => [
    line[0] + ((line[0] - object[0]) / length) * px,
    line[1] + ((line[1] - object[1]) / length) * px,
  ];
  const [start, end] = [step(Math.min(0, 8 - length)), step(9)];
  return `M${n(start[0])} ${n(start[1])}L${n(end[0])} ${n(end[1])}`;
}

function arrow(tip: Pt, dir: Pt): string {
  const side: Pt = [-dir[1] * 4.6, dir[0] * 4.6];
  const back: Pt = [tip[0] + dir[0] * 17, tip[1] + dir[1] * 17];
  const d = `M${n(tip[0])} ${n(tip[1])}L${n(back[0] + side[0])} ${n(back[1] + side[1])}L${n(back[0] - side[0])} ${n(back[1] - side[1])}Z`;
  return path(d, { fill: RUST });
}

// On a line too short for its figure, the figure steps aside, away from the object.
function clearOf(object: Pt, a: Pt, b: Pt, label: string, size: number): Pt {
  const middle: Pt = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  if (length > textWidth(label, size) + 70) return middle;
  const away = [(b[1] - a[1]) / length, (a[0] - b[0]) / length] as const;
  const sign = away[0] * (a[0] - object[0]) + away[1] * (a[1] - object[1]) < 0 ? -1 : 1;
  return [middle[0] + away[0] * sign * size * 0.95, middle[1] + away[1] * sign * size * 0.95];
}

// The figure stands in a gap of the line and never upside down.
function caption(at: Pt, dir: Pt, label: string, size: number): string {
  const raw = (Math.atan2(dir[1], dir[0]) * 180) / Math.PI;
  const angle = raw > 90 ? raw - 180 : raw <= -90 ? raw + 180 : raw;
  const width = textWidth(label, size) + 18;
  const box = { x: -width / 2, y: -size * 0.62, width, height: size * 1.24, fill: "#f5f0e2" };
  const turn = `translate(${n(at[0])} ${n(at[1])}) rotate(${n(angle)})`;
  return element(
    "g",
    { transform: turn },
    element("rect", box) +
      letters(label, 0, size * 0.35, { size, bold: true, colour: INK, align: "middle" }),
  );
}

/** Width along the front, depth along the right side, height at the left front edge of a box-shaped object. */
export function boxDimensions(
  width: number,
  depth: number,
  height: number,
  gap = Math.max(width, depth, height) * 0.1,
): Dimension[] {
  const [x, y] = [width / 2, depth / 2];
  return [
    { from: [-x, -y, 0], to: [x, -y, 0], out: [0, -gap, 0], label: mm(width) },
    { from: [x, -y, 0], to: [x, y, 0], out: [gap, 0, 0], label: mm(depth) },
    {
      from: [-x, -y, 0],
      to: [-x, -y, height],
      out: [-gap * 0.8, -gap * 0.25, 0],
      label: mm(height),
    },
  ];
}
