import type { BoxMeasures } from "./box";
import { printMarks, rectangle, stage, type Net, type Panel, type PrintFace } from "../net";
import { RIGHT_ANGLE } from "../space";
import { standing, tube, listWalls, type TubeMeasures, type Wall } from "./tube";

/** Width of the cut between two flaps, and of the manufacturer's joint. */
const SLOT = 4;
const JOINT = 35;

/** Slightly more than a right angle, so that the side flaps lie under those of front and back. */
const INNER_FOLD = RIGHT_ANGLE * 1.02;

interface End {
  name: string;
  /** Start of the flaps on the sheet, and their direction. */
  at: number;
  out: 1 | -1;
  /** Progress at which the side flaps fold, and then the front and back flaps. */
  inner: [number, number];
  outer: [number, number];
}

function flaps({ depth, width }: TubeMeasures, walls: readonly Wall[], end: End) {
  return walls.map((wall, index): Panel => {
    const isInner = index % 2 === 1;
    const reach = isInner ? Math.min(depth, width) / 2 : depth / 2;
    const [from, until] = isInner ? end.inner : end.outer;
    const gap = Math.min(SLOT / 2, 0.05 * depth);
    return {
      id: `${wall.id}-${end.name}`,
      outline: rectangle(wall.from + gap, end.at, wall.until - gap, end.at + end.out * reach),
      hinge: {
        to: wall.id,
        from: [wall.from, end.at],
        until: [wall.until, end.at],
        fold: (p) => (isInner ? INNER_FOLD : RIGHT_ANGLE) * stage(p, from, until),
      },
    };
  });
}

/** FEFCO 0201, the slotted carton: four walls with four flaps at each end; the long ones meet in the middle. */
export function cartonNet({ length, depth, height, thickness: t }: BoxMeasures): Net {
  const measures = { width: length, depth, height, tab: JOINT };
  const walls = listWalls(measures);
  const bottom: End = {
    name: "bottom",
    at: 0,
    out: -1,
    inner: [0.42, 0.54],
    outer: [0.52, 0.66],
  };
  const top: End = {
    name: "top",
    at: height,
    out: 1,
    inner: [0.68, 0.8],
    outer: [0.78, 1],
  };
  const faces = walls.slice(0, 2).map(({ id, from, until }, index): PrintFace => ({
    id,
    name: index === 0 ? "Front" : "Side",
    panels: [id],
    centre: [(from + until) / 2, height / 2],
    width: 0.8 * (until - from),
    height: 0.7 * height,
    view: { turn: index === 0 ? 24 : 66, tilt: 24 },
  }));
  return {
    sheets: [
      {
        panels: [
          ...tube(measures),
          ...flaps(measures, walls, bottom),
          ...flaps(measures, walls, top),
        ],
        stand: standing,
      },
    ],
    faces,
    marks: faces.flatMap(printMarks),
    handles: [],
    thickness: t,
  };
}
