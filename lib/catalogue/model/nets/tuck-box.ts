import { cornered, tuckDepth, tuckFold, type BoxMeasures } from "./box";
import { printMarks, rectangle, stage, type Net, type Panel, type PrintFace } from "../net";
import { RIGHT_ANGLE } from "../space";
import { lowered, standing, tube, listWalls, type Wall } from "./tube";

/** Width of the glued seam in millimetres. */
const GLUED = 15;

interface End {
  name: string;
  at: number;
  out: 1 | -1;
  /** Progress at which the dust flaps fold, and then the lid. */
  dust: [number, number];
  lid: [number, number];
}

/** A lid that hangs on the back and tucks in behind the front. */
function lid({ depth, height, thickness: t }: BoxMeasures, back: Wall, end: End): Panel[] {
  const { at, out, name } = end;
  const edge = at + out * (depth - t);
  const gap = Math.max(t, 0.6);
  const open = (p: number) => RIGHT_ANGLE * (1 - stage(p, ...end.lid));
  const tuck = tuckDepth(depth, height);
  return [
    {
      id: `lid-${name}`,
      outline: rectangle(back.from + gap, at, back.until - gap, edge),
      hinge: {
        to: back.id,
        from: [back.from, at],
        until: [back.until, at],
        fold: (p) => RIGHT_ANGLE - open(p),
      },
    },
    {
      id: `tuck-${name}`,
      outline: cornered(back.from + 2 * gap, back.until - 2 * gap, edge, out * tuck, 0.4 * tuck),
      hinge: {
        to: `lid-${name}`,
        from: [back.from, edge],
        until: [back.until, edge],
        fold: (p) => tuckFold(stage(p, end.lid[0] - 0.06, end.lid[0] + 0.02), open(p)),
      },
    },
  ];
}

function dustFlaps({ length, depth, thickness: t }: BoxMeasures, sides: Wall[], end: End): Panel[] {
  const line = end.at - end.out * t;
  const reach = Math.min(0.46 * length, 0.8 * depth);
  return sides.map(({ id, from, until }) => ({
    id: `${id}-${end.name}`,
    outline: cornered(from + t, until - t, line, end.out * reach, 0.14 * depth),
    hinge: {
      to: id,
      from: [from, line],
      until: [until, line],
      fold: (p) => RIGHT_ANGLE * stage(p, ...end.dust),
    },
  }));
}

const ENDS: Omit<End, "at">[] = [
  { name: "bottom", out: -1, dust: [0.4, 0.5], lid: [0.52, 0.68] },
  { name: "top", out: 1, dust: [0.68, 0.78], lid: [0.8, 1] },
];

/** A carton with straight tuck ends: the lids at top and bottom hang on the back. */
export function tuckBoxNet(box: BoxMeasures): Net {
  const { length, depth, height, thickness } = box;
  const measures = { width: length, depth, height, tab: GLUED };
  const [front, right, back, left] = listWalls(measures);
  const ends = ENDS.map((end) => ({ ...end, at: end.out === 1 ? height : 0 }));
  const faces = [front, right].map(({ id, from, until }, index): PrintFace => ({
    id,
    name: index === 0 ? "Front" : "Side",
    panels: [id],
    centre: [(from + until) / 2, height / 2],
    width: 0.84 * (until - from),
    height: 0.84 * height,
    view: { turn: index === 0 ? 24 : 66, tilt: 22 },
  }));
  return {
    sheets: [
      {
        panels: [
          ...tube(measures).map((panel) => lowered(panel, thickness)),
          ...ends.flatMap((end) => dustFlaps(box, [right, left], end)),
          ...ends.flatMap((end) => lid(box, back, end)),
        ],
        stand: standing,
      },
    ],
    faces,
    marks: faces.flatMap(printMarks),
    handles: [],
    thickness,
  };
}
