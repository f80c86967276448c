import { extent, TO_CAMERA } from "./camera";
import { add, circle, cross, dot, hull, type Pt, sub, times, unit, type Vec } from "./geometry";
import { toneOf } from "./light";
import { INK, mix, PAPER, shade } from "./palette";
import { path, polyline, smooth } from "./path";
import { WEIGHT } from "./lines";
import type { FaceLook, Pen } from "./pen";

/** One ring of a turned body: distance along its axis and radius, in mm. */
export type Ring = readonly [along: number, radius: number];

export interface Axis {
  /** Where the axis starts; the middle of the table unless told. */
  from?: Vec;
  /** Unit direction; straight up unless told. A roll that lies on the table has a horizontal one. */
  towards?: Vec;
}

const UP: Vec = [0, 0, 1];

export function ringPoints([step, radius]: Ring, axis: Axis = {}, steps = 40): Vec[] {
  const towards = axis.towards ?? UP;
  const centre = add(axis.from ?? [0, 0, 0], times(towards, step));
  const u = unit(cross(towards, Math.abs(towards[2]) > 0.9 ? [0, 1, 0] : UP));
  return circle(centre, radius, steps, u, cross(towards, u));
}

/** Side of a turned body (cup, roll, bottle): rings from one end to the other. Ends are not drawn: use disc(). */
export function lathe(
  pen: Pen,
  rings: readonly Ring[],
  colour: string,
  axis: Axis = {},
  look: FaceLook = {},
): string {
  const outlines = rings.map((ring) => ringPoints(ring, axis, 64).map((p) => pen.at(p)));
  const d = outlines
    .slice(1)
    .map((ring, i) => polyline(hull([...ring, ...(outlines[i] ?? [])]), true))
    .join("");
  const skin = pen.inking ? mix(PAPER, colour, 0.2) : roundFill(pen, rings, colour, axis, look);
  const line = pen.inking ? INK : shade(colour, -0.3 + (look.tone ?? 0));
  const width = pen.inking ? WEIGHT.ink * 2 : WEIGHT.edge * 2;
  const rim = look.bare
    ? ""
    : path(d, {
        fill: "none",
        stroke: line,
        "stroke-width": width,
        "stroke-linejoin": "round",
        opacity: look.opacity,
      });
  return rim + path(d, { fill: skin, opacity: look.opacity });
}

/** A flat round end or lid; `inside` shows the hollow: light falls on the wall away from the lamp. */
export function disc(
  pen: Pen,
  ring: Ring,
  colour: string,
  axis: Axis = {},
  look: FaceLook & { inside?: boolean } = {},
): string {
  const points = ringPoints(ring, axis);
  if (!look.inside || pen.inking)
    return pen.face(points, colour, { soft: true, normal: axis.towards ?? UP, ...look });
  const flat = points.map((p) => pen.at(p));
  const box = extent(flat);
  const fill = pen.gradient(
    [box.left, box.top],
    [box.right, box.bottom],
    [
      [0, shade(colour, -0.42)],
      [0.55, shade(colour, -0.26)],
      [1, shade(colour, -0.08)],
    ],
  );
  return path(smooth(flat, true), {
    fill,
    stroke: shade(colour, -0.3),
    "stroke-width": WEIGHT.edge,
  });
}

/** The half of a ring that faces the camera, left to right: for bands, rims and seams on a round body. */
export function frontArc(ring: Ring, axis: Axis = {}, steps = 60): Vec[] {
  const points = ringPoints(ring, axis, steps);
  const centre = add(axis.from ?? [0, 0, 0], times(axis.towards ?? UP, ring[0]));
  const seen = points.map((p) => dot(sub(p, centre), TO_CAMERA) >= -1e-6);
  const start = seen.findIndex((now, i) => now && !seen[(i + steps - 1) % steps]);
  return Array.from(
    { length: seen.filter(Boolean).length },
    (_, i) => points[(start + i) % steps] ?? centre,
  );
}

/** Point on a round wall between two rings: u = 0…1 across the visible front, v = 0…1 from first to second ring. */
export function wallSurface(lower: Ring, upper: Ring, axis: Axis = {}) {
  const [a, b] = [frontArc(lower, axis, 120), frontArc(upper, axis, 120)];
  const pick = (list: Vec[], u: number) => {
    const t = Math.max(0, Math.min(list.length - 1, u * (list.length - 1)));
    const [low, high] = [list[Math.floor(t)] ?? [0, 0, 0], list[Math.ceil(t)] ?? [0, 0, 0]] as [
      Vec,
      Vec,
    ];
    return add(times(low, 1 - (t % 1)), times(high, t % 1));
  };
  return (u: number, v: number): Vec => add(times(pick(a, u), 1 - v), times(pick(b, u), v));
}

/** Gradient across the body with the tones its visible normals really have under the one lamp. */
export function roundFill(
  pen: Pen,
  rings: readonly Ring[],
  colour: string,
  axis: Axis,
  look: FaceLook,
): string {
  const wide = rings.reduce((best, ring) => (ring[1] > best[1] ? ring : best));
  const centre = add(axis.from ?? [0, 0, 0], times(axis.towards ?? UP, wide[0]));
  const arc = frontArc(wide, axis, 64);
  const first = pen.at(arc[0] ?? centre);
  const last = pen.at(arc[arc.length - 1] ?? centre);
  const share = (p: Pt) => progress(first, last, p);
  const stops = arc
    .filter((_, i) => i % 4 === 0 || i === arc.length - 1)
    .map((p) => [Math.max(0, Math.min(1, share(pen.at(p)))), unit(sub(p, centre))] as const)
    .sort((a, b) => a[0] - b[0])
    .map(
      ([at, normal]) =>
        [at, shade(colour, toneOf(normal) + bounce(at) + (look.tone ?? 0))] as const,
    );
  return pen.gradient(first, last, stops);
}

// The table throws a little light back into the shaded side.
const bounce = (at: number) => (at > 0.86 ? (at - 0.86) * 0.5 : 0);

function progress(a: Pt, b: Pt, p: Pt): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  return ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1);
}
