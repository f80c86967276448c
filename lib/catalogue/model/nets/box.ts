import { rectangle, type Mark, type Panel, type PrintFace } from "../net";
import { RIGHT_ANGLE, type Point } from "../space";

export interface BoxMeasures {
  /**
   * Millimetres between the middles of creases: length from left to right, depth from front to back, height from bottom
   * to top.
   */
  length: number;
  depth: number;
  height: number;
  thickness: number;
}

/** While a lid closes, its tuck flap leans inwards to pass the wall that it goes behind. */
const LEAN = 0.42;

/** The lean with which a flap of this depth passes the wall. */
export const getLean = (depth: number, lid: number) =>
  Math.max(LEAN, Math.asin(Math.min(1, depth / lid)) + 0.04);

/** Returns the fold of a tuck flap while its lid still has `open` radians to go. */
export const tuckFold = (share: number, open: number, lean = LEAN) =>
  share * (RIGHT_ANGLE + Math.min(lean, Math.max(0, open)));

/** The maximum depth that does not touch the wall while the lid closes. */
export const tuckDepth = (lid: number, height: number) => Math.min(0.36 * lid, 0.85 * height, 60);

/** A strip that hangs on a line of constant v, with its outer corners cut off. */
export function cornered(u1: number, u2: number, v: number, depth: number, cut: number): Point[] {
  const end = v + depth;
  const points: Point[] = [
    [u1, v],
    [u2, v],
    [u2 - cut, end],
    [u1 + cut, end],
  ];
  return depth > 0 ? points : points.reverse();
}

export const mirrored = (points: readonly Point[], length: number): Point[] =>
  points.map(([u, v]): Point => [length - u, v]).reverse();

/** A wall that is rolled over and locks into the base with two tabs. */
export interface RolledWall {
  /** Id of the inner panel, which the tabs hang on. */
  inner: string;
  /** A point of the sheet by its place along the base's edge, and its distance outside that edge. */
  place: (along: number, out: number) => Point;
  /** Start and end of the inner panel along the edge. */
  from: number;
  until: number;
  /** End of the inner panel on the sheet, and its position when folded: distances from the edge. */
  end: number;
  inset: number;
}

const listTabs = ({ from, until }: RolledWall) =>
  [0.27, 0.73].map((share) => {
    const width = Math.min(40, 0.2 * (until - from));
    const middle = from + share * (until - from);
    return [middle - width / 2, middle + width / 2] as const;
  });

const between = (one: Point, other: Point) => rectangle(...one, ...other);

/** Needs the board's thickness, which is the height of a tab. */
export function listLockTabs(wall: RolledWall, thickness: number): Panel[] {
  const { inner, place, end } = wall;
  return listTabs(wall).map(([from, until], index) => ({
    id: `${inner}-tab${index}`,
    outline: between(place(from, end), place(until, end + thickness)),
    isSeamless: true,
    hinge: { to: inner, from: place(from, end), until: place(until, end), fold: () => 0 },
  }));
}

/** Play of a tab in its slot, in millimetres. */
const PLAY = 0.5;

/** The slots that the tabs lock into. */
export function listSlots(wall: RolledWall, thickness: number): Mark[] {
  const { place, inset } = wall;
  const half = (thickness + PLAY) / 2;
  return listTabs(wall).flatMap(([from, until]) => {
    const corners = between(place(from - PLAY, half - inset), place(until + PLAY, -half - inset));
    return corners.map((corner, index) => ({
      panel: "base",
      from: corner,
      until: corners[(index + 1) % corners.length] ?? corner,
      kind: "cut" as const,
    }));
  });
}

/** The printable faces of a box with a hinged lid. */
export function lidAndFront({ length: l, depth: w, height: h }: BoxMeasures): PrintFace[] {
  return [
    {
      id: "lid",
      name: "Lid",
      panels: ["lid"],
      centre: [l / 2, -h - w / 2],
      width: 0.84 * l,
      height: 0.8 * w,
      view: { turn: 24, tilt: 52 },
    },
    {
      id: "front",
      name: "Front",
      panels: ["front"],
      centre: [l / 2, w + h / 2],
      width: 0.88 * l,
      height: 0.7 * h,
      view: { turn: 16, tilt: 20 },
    },
  ];
}
