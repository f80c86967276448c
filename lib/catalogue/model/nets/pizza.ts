import {
  cornered,
  lidAndFront,
  listLockTabs,
  listSlots,
  mirrored,
  tuckDepth,
  tuckFold,
  type BoxMeasures,
  type RolledWall,
} from "./box";
import { printMarks, rectangle, stage, type Net, type Panel } from "../net";
import { RIGHT_ANGLE, tilted, type Point } from "../space";

/** Walls on the base. The side walls have flaps that go behind the front and the back. */
function walls({ length: l, depth: w, height: h, thickness: t }: BoxMeasures): Panel[] {
  const flap = Math.min(0.8 * h, 0.42 * l);
  const up = (from: number, until: number) => (p: number) => RIGHT_ANGLE * stage(p, from, until);
  const sides = [0, 1].flatMap((side): Panel[] => {
    const points = (left: Point[]) => (side === 0 ? left : mirrored(left, l));
    const line = (from: Point, until: Point) => {
      const [first = from, last = until] = side === 0 ? [from, until] : mirrored([from, until], l);
      return { from: first, until: last };
    };
    const wall = `side${side}`;
    const top = -(h - t);
    return [
      {
        id: wall,
        outline: points(rectangle(top, t, 0, w - t)),
        hinge: { to: "base", ...line([0, t], [0, w - t]), fold: up(0.2, 0.38) },
      },
      {
        id: `${wall}-front`,
        outline: points(cornered(top + t, -t, w - t, flap, h * 0.12)),
        hinge: { to: wall, ...line([top, w - t], [0, w - t]), fold: up(0.34, 0.48) },
      },
      {
        id: `${wall}-back`,
        outline: points(cornered(top + t, -t, t, -flap, h * 0.12)),
        hinge: { to: wall, ...line([top, t], [0, t]), fold: up(0.34, 0.48) },
      },
    ];
  });
  return [{ id: "base", outline: rectangle(0, 0, l, w) }, ...sides];
}

const rolledFront = ({
  length: l,
  depth: w,
  height: h,
  thickness: t,
}: BoxMeasures): RolledWall => ({
  inner: "roll-in",
  place: (along, out) => [along, w + out],
  from: t,
  until: l - t,
  end: 2 * h + t / 2,
  inset: 2 * t,
});

/** The front rolls over twice, holds the flaps between its two walls and locks into the base. */
function front(measures: BoxMeasures): Panel[] {
  const { length: l, depth: w, height: h, thickness: t } = measures;
  const roll = (p: number) => RIGHT_ANGLE * stage(p, 0.54, 0.68);
  const top = w + h;
  return [
    {
      id: "front",
      outline: rectangle(0, w, l, top),
      hinge: {
        to: "base",
        from: [0, w],
        until: [l, w],
        fold: (p) => RIGHT_ANGLE * stage(p, 0.42, 0.56),
      },
    },
    {
      id: "roll",
      outline: rectangle(t, top, l - t, top + 2 * t),
      hinge: { to: "front", from: [0, top], until: [l, top], fold: roll },
    },
    {
      id: "roll-in",
      outline: rectangle(t, top + 2 * t, l - t, top + h + t / 2),
      hinge: { to: "roll", from: [t, top + 2 * t], until: [l - t, top + 2 * t], fold: roll },
    },
    ...listLockTabs(rolledFront(measures), t),
  ];
}

function lid({ length: l, depth: w, height: h, thickness: t }: BoxMeasures): Panel[] {
  const end = -h - (w - 3 * t);
  const open = (p: number) => RIGHT_ANGLE * (1 - stage(p, 0.72, 1));
  const ear = Math.min(0.7 * h, 0.2 * l, 0.5 * w);
  const earOutline: Point[] = [
    [t, -h - 0.14 * w],
    [t - ear, -h - 0.14 * w - 0.5 * ear],
    [t - ear, -h - 0.8 * w],
    [t, -h - 0.8 * w - 0.12 * ear],
  ];
  const ears = (p: number) => RIGHT_ANGLE * stage(p, 0.62, 0.73);
  return [
    {
      id: "back",
      outline: rectangle(0, -h, l, 0),
      hinge: {
        to: "base",
        from: [0, 0],
        until: [l, 0],
        fold: (p) => RIGHT_ANGLE * stage(p, 0.48, 0.64),
      },
    },
    {
      id: "lid",
      outline: rectangle(t, end, l - t, -h),
      hinge: { to: "back", from: [0, -h], until: [l, -h], fold: (p) => RIGHT_ANGLE - open(p) },
    },
    {
      id: "tuck",
      outline: cornered(2.5 * t, l - 2.5 * t, end, -tuckDepth(w, h), Math.min(12, 0.06 * l)),
      hinge: {
        to: "lid",
        from: [t, end],
        until: [l - t, end],
        fold: (p) => tuckFold(stage(p, 0.62, 0.74), open(p)),
      },
    },
    {
      id: "ear0",
      outline: earOutline,
      hinge: { to: "lid", from: [t, -h], until: [t, end], fold: ears },
    },
    {
      id: "ear1",
      outline: mirrored(earOutline, l),
      hinge: { to: "lid", from: [l - t, -h], until: [l - t, end], fold: ears },
    },
  ];
}

/** FEFCO 0426, the pizza box: cut from one sheet, its lid tucks in behind a rolled front. */
export function pizzaNet(measures: BoxMeasures): Net {
  const { thickness } = measures;
  const faces = lidAndFront(measures);
  return {
    sheets: [
      {
        panels: [...walls(measures), ...front(measures), ...lid(measures)],
        stand: (p) => tilted(Math.PI * stage(p, 0, 0.24)),
      },
    ],
    faces,
    marks: [...faces.flatMap(printMarks), ...listSlots(rolledFront(measures), thickness)],
    handles: [],
    thickness,
  };
}
