import {
  printMarks,
  rectangle,
  stage,
  type Handle,
  type Net,
  type Panel,
  type PrintFace,
  type Mark,
} from "../net";
import { RIGHT_ANGLE, type Point } from "../space";
import { standing, TUBE_CLOSED, tube, listWalls, type TubeMeasures, type Wall } from "./tube";

export type HandleKind = "twisted" | "flat" | "rope";

export interface BagMeasures extends Omit<TubeMeasures, "tab"> {
  thickness: number;
  handles: HandleKind | null;
  handleColour: string;
}

/** Width of the glued seam, and by how much the back of the base lies over its front, in millimetres. */
const GLUED = 25;
const OVERLAP = 20;

/** Slightly less than flat, because the layers of the base lie on top of each other. */
const BASE_FOLD = 0.99 * RIGHT_ANGLE;

/** How far the front and back of the base are folded. */
const baseFold = (progress: number) => BASE_FOLD * stage(progress, TUBE_CLOSED, 0.76);

/**
 * Returns how far the sides of the base are folded. Paper does not stretch: five creases meet at each corner of the
 * base, and with the walls at right angles one fold determines the others.
 */
export function gussetFolds(front: number): { side: number; corner: number } {
  const side = Math.acos(Math.min(1, Math.cos(front) / (1 + Math.sin(front))));
  const cos = 2 * Math.cos(front) * Math.cos(side) - 1;
  return { side, corner: -Math.acos(Math.max(-1, Math.min(1, cos))) };
}

function baseOfSide({ id, from, until }: Wall): Panel[] {
  const middle = (from + until) / 2;
  const reach = (until - from) / 2;
  const apex: Point = [middle, -reach];
  const corner = (u: number): Panel => ({
    id: `${id}-corner${u === from ? 0 : 1}`,
    outline: u === from ? [[u, 0], [u, -reach], apex] : [[u, 0], apex, [u, -reach]],
    hinge: {
      to: `${id}-base`,
      from: [u, 0],
      until: apex,
      fold: (p) => gussetFolds(baseFold(p)).corner,
    },
  });
  return [
    {
      id: `${id}-base`,
      outline: [[from, 0], apex, [until, 0]],
      hinge: {
        to: id,
        from: [from, 0],
        until: [until, 0],
        fold: (p) => gussetFolds(baseFold(p)).side,
      },
    },
    corner(from),
    corner(until),
  ];
}

/** Its overlap is glued onto the other base. */
const baseOfWall = ({ id, from, until }: Wall, depth: number, overlap: number): Panel => ({
  id: `${id}-base`,
  outline: rectangle(from, 0, until, -depth / 2 - overlap),
  ...(overlap > 0 && { glued: rectangle(from, -depth / 2, until, -depth / 2 - overlap) }),
  hinge: { to: id, from: [from, 0], until: [until, 0], fold: baseFold },
});

/** The rim folded inwards, which keeps it straight. */
function turnedIn(walls: readonly Wall[], height: number, depth: number): Panel[] {
  const gap = Math.min(2.5, 0.04 * depth);
  return walls.map(({ id, from, until }) => ({
    id: `${id}-mouth`,
    outline: cut(from + gap, until - gap, height, Math.min(40, 0.12 * height)),
    hinge: {
      to: id,
      from: [from, height],
      until: [until, height],
      fold: (p) => 1.978 * RIGHT_ANGLE * stage(p, 0, 0.14),
    },
  }));
}

const cut = (from: number, until: number, v: number, depth: number) =>
  rectangle(from, v, until, v + depth);

const WIDTHS: Record<HandleKind, number> = { twisted: 4.5, flat: 13, rope: 5 };

/** The path of a half loop of cord, or of a folded band. */
function handlePath(kind: HandleKind, { from, until }: Wall, height: number): Point[] {
  const width = until - from;
  const half = Math.min(0.2 * width, 60);
  const middle = (from + until) / 2;
  const foot = height - (kind === "rope" ? Math.min(26, 0.1 * height) : 12);
  const rise = Math.min(kind === "flat" ? 62 : 100, 0.42 * width, 0.36 * height);
  if (kind === "flat") {
    const bevel = 0.34 * rise;
    return [
      ...([
        [-half, foot],
        [-half, height + rise - bevel],
        [bevel - half, height + rise],
      ] as const),
      ...([
        [half - bevel, height + rise],
        [half, height + rise - bevel],
        [half, foot],
      ] as const),
    ].map(([u, v]): Point => [middle + u, v]);
  }
  const straight = height + 0.25 * rise;
  const arc = Array.from({ length: 17 }, (_, step): Point => {
    const angle = Math.PI - (step * Math.PI) / 16;
    return [middle + half * Math.cos(angle), straight + 0.75 * rise * Math.sin(angle)];
  });
  return [[middle - half, foot], ...arc, [middle + half, foot]];
}

function listHandles(
  { handles: kind, handleColour, height }: BagMeasures,
  walls: Wall[],
): Handle[] {
  if (!kind) return [];
  return walls.map((wall) => ({
    panel: wall.id,
    path: handlePath(kind, wall, height),
    width: WIDTHS[kind],
    before: kind === "rope" ? 1 : -2.2,
    colour: handleColour,
  }));
}

/** The crease in the middle of a side, and the creases that let it fold flat with the base. */
function creases({ id, from, until }: Wall, height: number): Mark[] {
  const middle = (from + until) / 2;
  const knot: Point = [middle, (until - from) / 2];
  const lines: [Point, Point][] = [
    [knot, [middle, height]],
    [[from, 0], knot],
    [[until, 0], knot],
  ];
  return lines.map(([a, b]) => ({ panel: id, from: a, until: b, kind: "crease" }));
}

/** A paper bag with side gussets and a folded base. */
export function bagNet(measures: BagMeasures): Net {
  const { height, width, depth, thickness } = measures;
  const [front, right, back, left] = listWalls(measures);
  const faces: PrintFace[] = [
    {
      id: "front",
      name: "Front",
      panels: ["front"],
      centre: [width / 2, 0.45 * height],
      width: 0.76 * width,
      height: 0.66 * height,
      view: { turn: 24, tilt: 16 },
    },
    {
      id: "right",
      name: "Side",
      panels: ["right"],
      centre: [width + depth / 2, 0.5 * height],
      width: 0.72 * depth,
      height: 0.5 * height,
      view: { turn: 66, tilt: 16 },
    },
  ];
  const mouth = measures.handles ? turnedIn([front, right, back, left], height, depth) : [];
  return {
    sheets: [
      {
        panels: [
          ...tube({ ...measures, tab: GLUED }),
          baseOfWall(front, depth, 0),
          baseOfWall(back, depth, Math.min(OVERLAP, depth / 4)),
          ...[right, left].flatMap(baseOfSide),
          ...mouth,
        ],
        stand: standing,
      },
    ],
    faces,
    marks: [...faces.flatMap(printMarks), ...[right, left].flatMap((one) => creases(one, height))],
    handles: listHandles(measures, [front, back]),
    thickness,
  };
}
