import { fibres, onQuad, type Quad, quadSurface } from "./fibres";
import { add, corners, sub, times, turn, unit, type Vec } from "./geometry";
import type { Stock } from "./palette";
import type { FaceLook, Pen } from "./pen";

export type Side = "front" | "right" | "back" | "left" | "top" | "floor";

/** The six sides of a box, each a quad that starts at its lower left as seen from outside. */
export function boxSides(
  width: number,
  depth: number,
  height: number,
  at: Vec = [0, 0, 0],
  degrees = 0,
): Record<Side, Quad> {
  const c = corners(width, depth, height).map((p) => add(turn(p, degrees), at));
  const pick = (...i: [number, number, number, number]): Quad =>
    i.map((k) => c[k] ?? at) as unknown as Quad;
  return {
    front: pick(0, 1, 5, 4),
    right: pick(1, 2, 6, 5),
    back: pick(2, 3, 7, 6),
    left: pick(3, 0, 4, 7),
    top: pick(4, 5, 6, 7),
    floor: pick(3, 2, 1, 0),
  };
}

/** A sheet of the stock: face and fibres. `inside` takes the inner colour and lies in the shade of the walls. */
export function board(
  pen: Pen,
  quad: Quad,
  stock: Stock,
  look: FaceLook & { inside?: boolean; flecks?: number } = {},
): string {
  const colour = look.inside ? stock.inner : stock.face;
  const sheet = look.inside ? { ...stock, face: stock.inner } : stock;
  const tone = (look.tone ?? 0) - (look.inside ? 0.1 : 0);
  return (
    pen.face(quad, colour, { ...look, tone }) + fibres(pen, quadSurface(quad), sheet, look.flecks)
  );
}

/** A flap hinged on the edge a-b: `out` is where it points at 0 degrees, raised towards `up` by the angle. */
export function flap(
  a: Vec,
  b: Vec,
  out: Vec,
  length: number,
  degrees: number,
  taper = 0,
  up: Vec = [0, 0, 1],
): Quad {
  const angle = (degrees * Math.PI) / 180;
  const reach = add(
    times(unit(out), Math.cos(angle) * length),
    times(up, Math.sin(angle) * length),
  );
  const side = times(unit(sub(b, a)), taper);
  return [a, b, add(sub(b, side), reach), add(add(a, side), reach)];
}

/** Part of a quad between fractions of its width and height. */
export const part = (q: Quad, u0: number, u1: number, v0: number, v1: number): Quad => [
  onQuad(q, u0, v0),
  onQuad(q, u1, v0),
  onQuad(q, u1, v1),
  onQuad(q, u0, v1),
];

/** The same quad lifted off its surface, for labels and tape. */
export const lifted = (q: Quad, by: Vec): Quad => q.map((p) => add(p, by)) as unknown as Quad;

export const depthOf = (size: { width: number; depth?: number }): number =>
  size.depth ?? size.width * 0.4;
