import { fibres, quadSurface } from "./fibres";
import { add, dot, hull, normalOf, type Pt, sub, times, type Vec } from "./geometry";
import { INK, shade, type Stock } from "./palette";
import { path, polyline } from "./path";
import type { Pen } from "./pen";
import { roundedRect } from "./slab";

/** An open half: its rim and the smaller outline of its floor, point by point, wherever they have been turned to. */
export interface Shell {
  rim: readonly Vec[];
  floor: readonly Vec[];
  stock: Stock;
  /** Rounded corners: facets without outlines. */
  soft?: boolean;
  contents?: string;
  /** Printed on the outside of the wall that starts at the first point of the rim (the front). */
  frontPrint?: (wall: readonly [Vec, Vec, Vec, Vec]) => string;
}

/** Rectangle of points, anticlockwise from the near left corner; rounded when a radius is given. */
export function outline(width: number, depth: number, z: number, radius = 0): Vec[] {
  const [x, y] = [width / 2, depth / 2];
  const flat: Pt[] = radius
    ? roundedRect(width, depth, radius)
    : [
        [-x, -y],
        [x, -y],
        [x, y],
        [-x, y],
      ];
  return flat.map(([px, py]): Vec => [px, py, z]);
}

/** Draws what is seen of an open half: far walls from inside, floor, contents, near walls from outside. */
export function shell(
  pen: Pen,
  { rim, floor, stock, soft, contents = "", frontPrint }: Shell,
): string {
  const middle = centroid([...rim, ...floor]);
  const walls = rim.map((a, i) => {
    const next = (i + 1) % rim.length;
    const quad = [floor[i] ?? a, floor[next] ?? a, rim[next] ?? a, a] as const;
    return { quad, front: i === 0, seen: pen.sees(outward(quad, middle)) };
  });
  const base = floorFace(pen, floor, middle, stock);
  const inside = walls
    .filter((w) => !w.seen)
    .map((w) => wall(pen, w.quad, stock, true, soft))
    .join("");
  const outside = walls
    .filter((w) => w.seen)
    .map(
      (w) =>
        wall(pen, w.quad, stock, false, soft) + (w.front && frontPrint ? frontPrint(w.quad) : ""),
    )
    .join("");
  const edge = soft ? softEdges(pen, base.seen ? floor : rim, [...rim, ...floor], stock) : "";
  return base.seen
    ? inside + outside + base.svg + edge
    : inside + base.svg + contents + outside + edge;
}

function wall(
  pen: Pen,
  quad: readonly [Vec, Vec, Vec, Vec],
  stock: Stock,
  inner: boolean,
  soft = false,
): string {
  const colour = inner ? stock.inner : stock.face;
  const face = pen.face(quad, colour, {
    tone: inner ? -0.12 : 0,
    bare: soft,
    fall: soft ? 0 : 0.1,
  });
  return soft ? face : face + fibres(pen, quadSurface(quad), { ...stock, face: colour }, 26);
}

function floorFace(pen: Pen, floor: readonly Vec[], middle: Vec, stock: Stock) {
  const seen = pen.sees(outward(floor, middle));
  const svg = seen
    ? pen.face(floor, stock.face, { tone: 0.04, normal: outward(floor, middle) })
    : pen.face(floor, stock.inner, { tone: -0.12, fall: 0.16 });
  return { seen, svg };
}

// The near outline: the rim of an open half, the top of one that is shut.
function softEdges(pen: Pen, near: readonly Vec[], all: readonly Vec[], stock: Stock): string {
  const d = polyline(
    near.map((p) => pen.at(p)),
    true,
  );
  const around = polyline(hull(all.map((p) => pen.at(p))), true);
  if (pen.inking)
    return path(d + around, {
      fill: "none",
      stroke: INK,
      "stroke-width": 2.2,
      "stroke-linejoin": "round",
    });
  return (
    path(d, {
      fill: "none",
      stroke: shade(stock.face, 0.34),
      "stroke-width": Math.max(3, pen.px(2.6)),
      "stroke-linejoin": "round",
    }) +
    path(d, {
      fill: "none",
      stroke: shade(stock.face, -0.22),
      "stroke-width": 1.2,
      transform: "translate(0 2.5)",
      opacity: 0.7,
    })
  );
}

function outward(points: readonly Vec[], middle: Vec): Vec {
  const normal = normalOf(points);
  return dot(normal, sub(centroid(points), middle)) < 0 ? times(normal, -1) : normal;
}

export const centroid = (points: readonly Vec[]): Vec =>
  times(
    points.reduce<Vec>((sum, p) => add(sum, p), [0, 0, 0]),
    1 / points.length,
  );

/** Turns points about a hinge that runs along x at (y, z): 0 degrees is shut, more opens the lid backwards. */
export function hinge(points: readonly Vec[], y: number, z: number, degrees: number): Vec[] {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return points.map(([px, py, pz]): Vec => [
    px,
    y + (py - y) * c + (pz - z) * s,
    z - (py - y) * s + (pz - z) * c,
  ]);
}

export const moved = (points: readonly Vec[], by: Vec): Vec[] => points.map((p) => add(p, by));
