// Points are millimetres on the table: x runs right along the front of an object, y away from the
// viewer, z up. An object stands on z = 0 with its middle at x = 0, y = 0.
export type Vec = readonly [number, number, number];
export type Pt = readonly [number, number];

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const along = (a: Vec, b: Vec, t: number): Vec => add(times(a, 1 - t), times(b, t));

export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export function unit(a: Vec): Vec {
  const length = Math.hypot(a[0], a[1], a[2]);
  return length < 1e-9 ? [0, 0, 1] : times(a, 1 / length);
}

/** Newell's method: holds for any flat polygon, also one whose first corners are in line. */
export function normalOf(points: readonly Vec[]): Vec {
  let sum: Vec = [0, 0, 0];
  points.forEach((p, i) => {
    sum = add(sum, cross(p, points[(i + 1) % points.length] ?? p));
  });
  return unit(sum);
}

export function turn(p: Vec, degrees: number, about: Vec = [0, 0, 0]): Vec {
  const a = (degrees * Math.PI) / 180;
  const [x, y, z] = sub(p, about);
  return add([x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a), z], about);
}

/** Corners of a box: the floor first (front left, front right, back right, back left), then the top. */
export function corners(width: number, depth: number, height: number, at: Vec = [0, 0, 0]): Vec[] {
  const [x, y] = [width / 2, depth / 2];
  return [0, height].flatMap((z) =>
    (
      [
        [-x, -y, z],
        [x, -y, z],
        [x, y, z],
        [-x, y, z],
      ] as Vec[]
    ).map((p) => add(p, at)),
  );
}

/** Circle about `centre` in the plane of the unit vectors u and v; horizontal unless told. */
export function circle(
  centre: Vec,
  radius: number,
  steps = 40,
  u: Vec = [1, 0, 0],
  v: Vec = [0, 1, 0],
): Vec[] {
  return Array.from({ length: steps }, (_, i) => {
    const a = (i / steps) * Math.PI * 2;
    return add(centre, add(times(u, Math.cos(a) * radius), times(v, Math.sin(a) * radius)));
  });
}

/** Convex hull of screen points, in one turning direction, so that unions of hulls fill without holes. */
export function hull(points: readonly Pt[]): Pt[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: Pt[]) => {
    const out: Pt[] = [];
    for (const p of list) {
      while (out.length > 1 && bend(out[out.length - 2] ?? p, out[out.length - 1] ?? p, p) <= 0)
        out.pop();
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function bend(a: Pt, b: Pt, c: Pt): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}
