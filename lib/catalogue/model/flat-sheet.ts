import type { Mark, Net, Panel } from "./net";
import type { Point } from "./space";

/** A straight line on the flat sheet, in millimetres from its top left corner. */
export interface SheetLine {
  from: Point;
  until: Point;
  kind: "cut" | "crease";
}

/** The sheet that carries the print, laid flat with its printed side up. */
export interface FlatSheet {
  /** Millimetres. */
  width: number;
  height: number;
  lines: readonly SheetLine[];
  /** The convex pieces that the sheet consists of, and those that glue covers. */
  pieces: readonly (readonly Point[])[];
  glued: readonly (readonly Point[])[];
}

/** Millimetres within which two edges count as one line, and below which a line is left out. */
const NEAR = 0.05;

export interface Segment {
  from: Point;
  until: Point;
}

/** From 0 at the beginning of a segment to 1 at its end. */
export type Share = readonly [from: number, until: number];

/** Rounded to the hundredth, because sums of lengths have no exact binary form. */
const rounded = (length: number) => Math.round(length * 100) / 100;

export const getLength = ({ from, until }: Segment) =>
  Math.hypot(until[0] - from[0], until[1] - from[1]);

const pointAt = ({ from, until }: Segment, share: number): Point => [
  from[0] + share * (until[0] - from[0]),
  from[1] + share * (until[1] - from[1]),
];

export const listEdges = (outline: readonly Point[]): Segment[] =>
  outline.flatMap((from, index) => {
    const until = outline[(index + 1) % outline.length] ?? from;
    const edge = { from, until };
    return getLength(edge) > NEAR ? [edge] : [];
  });

/**
 * The part of `edge` that `other` lies on; null when they do not share a line. Each end of `other` is measured from the
 * beginning of `edge`: its length along the edge (dot product) and its distance from the edge's line (cross product).
 */
function sharedPart(edge: Segment, other: Segment): Share | null {
  const length = getLength(edge);
  const [unitX, unitY] = [
    (edge.until[0] - edge.from[0]) / length,
    (edge.until[1] - edge.from[1]) / length,
  ];
  const shares = [other.from, other.until].map(([endX, endY]) => {
    const [dx, dy] = [endX - edge.from[0], endY - edge.from[1]];
    const along = unitX * dx + unitY * dy;
    const apart = Math.abs(unitX * dy - unitY * dx);
    // One NaN makes both bounds below NaN, and the comparison false.
    return apart > NEAR ? NaN : along / length;
  });
  const [low, high] = [Math.max(0, Math.min(...shares)), Math.min(1, Math.max(...shares))];
  return (high - low) * length > NEAR ? [low, high] : null;
}

/** The pieces of an edge that none of these parts covers. */
export function subtract(edge: Segment, parts: readonly Share[]): Segment[] {
  const least = NEAR / getLength(edge);
  const ends = [...parts].sort((one, other) => one[0] - other[0]);
  let at = 0;
  const remaining: Share[] = [];
  for (const [low, high] of [...ends, [1, 1] as const]) {
    if (low - at > least) remaining.push([at, low]);
    at = Math.max(at, high);
  }
  return remaining.map(([low, high]) => ({ from: pointAt(edge, low), until: pointAt(edge, high) }));
}

const isPart = (one: Panel, other: Panel) => one.isSeamless === true && one.hinge?.to === other.id;

/** Strips of a round wall only bend where they touch. */
const isFolded = (one: Panel, other: Panel) =>
  !(one.round && other.round) && !isPart(one, other) && !isPart(other, one);

/** Panels touch where the paper is folded. */
function panelLines(panels: readonly Panel[]): SheetLine[] {
  return panels.flatMap((panel, index) =>
    listEdges(panel.outline).flatMap((edge): SheetLine[] => {
      const touching = panels.flatMap((other, place) => {
        if (place === index) return [];
        return listEdges(other.outline).flatMap((side) => {
          const part = sharedPart(edge, side);
          return part ? [{ part, isDrawn: place > index && isFolded(panel, other) }] : [];
        });
      });
      const folds = touching.filter(({ isDrawn }) => isDrawn);
      return [
        ...folds.map(({ part: [low, high] }) => ({
          from: pointAt(edge, low),
          until: pointAt(edge, high),
          kind: "crease" as const,
        })),
        ...subtract(
          edge,
          touching.map(({ part }) => part),
        ).map((remaining) => ({ ...remaining, kind: "cut" as const })),
      ];
    }),
  );
}

const LINES = { crease: "crease", cut: "cut", print: null } as const;

function markLine({ from, until, kind }: Mark): SheetLine[] {
  const line = LINES[kind];
  return line ? [{ from, until, kind: line }] : [];
}

/** The sheet that is printed: its size, and the place of its top left corner. */
export function sheetExtent({ sheets }: Net) {
  let [left, top, right, bottom] = [Infinity, -Infinity, -Infinity, Infinity];
  for (const { outline } of sheets[0]?.panels ?? []) {
    for (const [u, v] of outline) {
      [left, right] = [Math.min(left, u), Math.max(right, u)];
      [bottom, top] = [Math.min(bottom, v), Math.max(top, v)];
    }
  }
  return { width: rounded(right - left), height: rounded(top - bottom), left, top };
}

/** Lays the net's first sheet flat: the one that is printed. */
export function layFlat(net: Net): FlatSheet {
  const { marks } = net;
  const panels = net.sheets[0]?.panels ?? [];
  const { width, height, left, top } = sheetExtent(net);
  // The y axis points up on a net and down on a page.
  const place = ([u, v]: Point): Point => [u - left, top - v];
  const lines = [...panelLines(panels), ...marks.flatMap(markLine)].map(
    ({ from, until, kind }) => ({
      from: place(from),
      until: place(until),
      kind,
    }),
  );
  return {
    width,
    height,
    lines,
    pieces: panels.map(({ outline }) => outline.map(place)),
    glued: panels.flatMap(({ glued }) => (glued ? [glued.map(place)] : [])),
  };
}
