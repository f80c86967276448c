import type { Pt, Vec } from "./geometry";
import { INK, shade } from "./palette";
import { n, path, smooth } from "./path";
import type { Pen } from "./pen";

/** Twisted paper cord or rope along a curve through the points, `thick` mm across. */
export function cord(pen: Pen, points: readonly Vec[], thick: number, colour: string): string {
  const flat = spline(points.map((p) => pen.at(p)));
  const width = Math.max(6, pen.px(thick));
  const line = {
    d: smooth(flat.filter((_, i) => i % 6 === 0 || i === flat.length - 1)),
    common: { fill: "none", "stroke-linecap": "round", "stroke-linejoin": "round" },
  };
  if (pen.inking)
    return (
      path(line.d, { ...line.common, stroke: INK, "stroke-width": width + 3 }) +
      path(line.d, { ...line.common, stroke: "#f7f2e6", "stroke-width": width - 2 }) +
      twist(flat, width, INK, 1.1, 1)
    );
  return (
    path(line.d, { ...line.common, stroke: shade(colour, -0.4), "stroke-width": width + 2 }) +
    path(line.d, { ...line.common, stroke: colour, "stroke-width": width }) +
    path(line.d, {
      ...line.common,
      stroke: shade(colour, 0.32),
      "stroke-width": width * 0.32,
      opacity: 0.7,
      transform: `translate(${n(-width * 0.16)} ${n(-width * 0.16)})`,
    }) +
    twist(flat, width, shade(colour, -0.34), width * 0.17, 0.8)
  );
}

// Strands cross the cord at a slant, evenly along its length.
function twist(
  line: readonly Pt[],
  width: number,
  stroke: string,
  weight: number,
  opacity: number,
): string {
  let walked = 0;
  const marks = line.slice(1).flatMap((p, i) => {
    const before = line[i] ?? p;
    const [dx, dy] = [p[0] - before[0], p[1] - before[1]];
    const length = Math.hypot(dx, dy);
    walked += length;
    if (!length || walked < width * 0.85) return [];
    walked = 0;
    const [ux, uy] = [dx / length, dy / length];
    const half = width * 0.46;
    const [ax, ay] = [ux * half * 0.7 - uy * half, uy * half * 0.7 + ux * half];
    return `M${n(p[0] - ax)} ${n(p[1] - ay)}L${n(p[0] + ax)} ${n(p[1] + ay)}`;
  });
  return path(marks.join(""), {
    fill: "none",
    stroke,
    "stroke-width": weight,
    "stroke-linecap": "round",
    opacity,
  });
}

// Catmull-Rom, cut into short steps so that the strands can be spaced along it.
function spline(points: readonly Pt[]): Pt[] {
  const at = (i: number): Pt => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0];
  return points.slice(1).flatMap((_, i) => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return Array.from({ length: 25 }, (_, k) => {
      const t = k / 24;
      const axis = (j: 0 | 1) =>
        0.5 *
        (2 * b[j] +
          (c[j] - a[j]) * t +
          (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t +
          (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t * t * t);
      return [axis(0), axis(1)] as Pt;
    });
  });
}

/** Points of a bag handle in the plane y: up from both feet, round at the top. */
export function handleLoop(half: number, foot: number, top: number, y: number, lean = 0): Vec[] {
  const rise = top - foot;
  const p = (x: number, share: number): Vec => [x, y + lean * share, foot + rise * share];
  return [
    p(-half, 0),
    p(-half * 0.99, 0.42),
    p(-half * 0.88, 0.78),
    p(-half * 0.48, 0.97),
    p(0, 1),
    p(half * 0.48, 0.97),
    p(half * 0.88, 0.78),
    p(half * 0.99, 0.42),
    p(half, 0),
  ];
}
