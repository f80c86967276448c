/** Points and frames in space, in millimetres: x to the right, y away from the viewer, z up. */

export type Vector = readonly [x: number, y: number, z: number];
/** A point on the flat sheet, seen from the printed side. */
export type Point = readonly [u: number, v: number];

/** Position of a flat sheet in space: its origin, its two directions and the normal of its outer face. */
export interface Frame {
  o: Vector;
  u: Vector;
  v: Vector;
  n: Vector;
}

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: Vector): Vector => times(a, 1 / Math.hypot(...a));
export const between = (a: Vector, b: Vector, share: number): Vector =>
  add(a, times(subtract(b, a), share));

export const at = ({ o, u, v }: Frame, [along, up]: Point): Vector =>
  add(o, add(times(u, along), times(v, up)));

/**
 * Returns the frame of a sheet that lay with its outer face up and was turned about its u axis. A right angle makes
 * it upright.
 */
export function tilted(angle: number, o: Vector = [0, 0, 0]): Frame {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { o, u: [1, 0, 0], v: [0, cos, sin], n: [0, -sin, cos] };
}

/** Turns `vector` about an axis of length 1, by the right-hand rule. */
function turned(vector: Vector, axis: Vector, angle: number): Vector {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const along = times(axis, dot(axis, vector) * (1 - cos));
  return add(add(times(vector, cos), times(cross(axis, vector), sin)), along);
}

/** Returns the frame of the part of the sheet that is turned about the line from `a` to `b`. */
export function folded(frame: Frame, a: Point, b: Point, angle: number): Frame {
  const axis = unit(subtract(at(frame, b), at(frame, a)));
  const [u, v, n] = [frame.u, frame.v, frame.n].map((one) => turned(one, axis, angle)) as [
    Vector,
    Vector,
    Vector,
  ];
  const o = subtract(at(frame, a), add(times(u, a[0]), times(v, a[1])));
  return { o, u, v, n };
}

export const RIGHT_ANGLE = Math.PI / 2;
