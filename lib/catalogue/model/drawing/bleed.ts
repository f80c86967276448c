import { BLEED_MM } from "@/lib/pricing/dieline";
import { getLength, listEdges, subtract, type Segment, type Share } from "../flat-sheet";
import type { Point } from "../space";

/** Distances below it are none, in millimetres. */
const NEAR = 1e-6;

type Outline = readonly Point[];

/** Positive for an outline against the clock, where the y axis points up. */
const getArea = (outline: Outline) =>
  listEdges(outline).reduce(
    (sum, { from, until }) => sum + from[0] * until[1] - until[0] * from[1],
    0,
  );

/** The convex outline with every edge moved outwards, against the clock. */
function grow(outline: Outline, by: number): Point[] {
  const edges = listEdges(getArea(outline) < 0 ? outline.toReversed() : outline).map(
    (edge): Segment => {
      const length = getLength(edge);
      const [x, y] = [
        (by * (edge.until[1] - edge.from[1])) / length,
        (by * (edge.from[0] - edge.until[0])) / length,
      ];
      return {
        from: [edge.from[0] + x, edge.from[1] + y],
        until: [edge.until[0] + x, edge.until[1] + y],
      };
    },
  );
  const mitred = edges.map((edge, index) => meet(edges.at(index - 1) ?? edge, edge));
  return AXES.reduce((remaining, axis) => {
    const ends = outline.map((point) => point[axis]);
    const high = cutOff(remaining, axis, Math.max(...ends) + by, 1);
    return cutOff(high, axis, Math.min(...ends) - by, -1);
  }, mitred);
}

const AXES = [0, 1] as const;

/** The part of a convex outline below a limit, or above it: mitres of sharp corners reach no farther than straight edges. */
function cutOff(outline: Point[], axis: 0 | 1, limit: number, side: 1 | -1): Point[] {
  const beyond = (point: Point) => side * (point[axis] - limit);
  return listEdges(outline).flatMap(({ from, until }) => {
    const [here, there] = [beyond(from), beyond(until)];
    const points = here <= NEAR ? [from] : [];
    if (here <= NEAR === there <= NEAR) return points;
    const share = here / (here - there);
    const crossing: Point = [
      from[0] + share * (until[0] - from[0]),
      from[1] + share * (until[1] - from[1]),
    ];
    return [...points, crossing];
  });
}

const across = (a: Point, b: Point, point: Point) =>
  (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]);

/** Intersection of two edges; the end of the first if they are parallel. */
function meet(one: Segment, other: Segment): Point {
  const [start, end] = [one.from, one.until].map((point) => across(other.from, other.until, point));
  if (start === undefined || end === undefined || Math.abs(start - end) < NEAR) return one.until;
  const share = start / (start - end);
  return [
    one.from[0] + share * (one.until[0] - one.from[0]),
    one.from[1] + share * (one.until[1] - one.from[1]),
  ];
}

/** The part of a segment inside a convex outline against the clock. Its border counts when `isClosed`. */
function partInside({ from, until }: Segment, outline: Outline, isClosed: boolean): Share | null {
  let [low, high] = [0, 1];
  for (const edge of listEdges(outline)) {
    const least = (isClosed ? -NEAR : NEAR) * getLength(edge);
    const [start, end] = [
      across(edge.from, edge.until, from) - least,
      across(edge.from, edge.until, until) - least,
    ];
    if (start < 0 && end < 0) return null;
    if (start < 0) low = Math.max(low, start / (start - end));
    if (end < 0) high = Math.min(high, start / (start - end));
  }
  return low < high ? [low, high] : null;
}

/** The outline of all pieces together, moved outwards: each side of a grown piece without its parts inside another. */
export function bleedLines(pieces: readonly Outline[]): Segment[] {
  const grown = pieces.map((piece) => grow(piece, BLEED_MM));
  return grown.flatMap((outline, index) =>
    listEdges(outline).flatMap((edge) =>
      subtract(
        edge,
        grown.flatMap((other, place) => {
          if (place === index) return [];
          const part = partInside(edge, other, place < index);
          return part ? [part] : [];
        }),
      ),
    ),
  );
}
