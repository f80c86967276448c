import {
  getLean,
  lidAndFront,
  listLockTabs,
  listSlots,
  mirrored,
  tuckFold,
  cornered,
  type BoxMeasures,
  type RolledWall,
} from "./box";
import { printMarks, rectangle, stage, type Hinge, type Net, type Panel } from "../net";
import { RIGHT_ANGLE, tilted, type Point } from "../space";

/**
 * FEFCO 0427, the mailer: the side walls roll over the dust flaps of front and back and lock into the base with tabs; the
 * lid's tuck flap goes behind the front, held by its two ears.
 */

const right = (from: number, until: number) => (p: number) => RIGHT_ANGLE * stage(p, from, until);

/** Panels on the left of the base, or the same ones mirrored on its right. */
function onBothSides(length: number, listPanels: (side: number) => Panel[]): Panel[] {
  const mirror = (hinge: Hinge): Hinge => {
    const [from = hinge.from, until = hinge.until] = mirrored([hinge.from, hinge.until], length);
    return { ...hinge, from, until };
  };
  const onRight = listPanels(1).map((panel) => ({
    ...panel,
    outline: mirrored(panel.outline, length),
    ...(panel.hinge && { hinge: mirror(panel.hinge) }),
  }));
  return [...listPanels(0), ...onRight];
}

/** A strip to the left of the line of constant u, with its outer corners cut off. */
const toLeft = (u: number, v1: number, v2: number, depth: number, cut: number): Point[] =>
  cornered(v1, v2, -u, depth, cut).map(([along, out]): Point => [-out, along]);

/** Front and back, whose dust flaps stand between the two layers of the sides. */
function frontAndBack({ length: l, depth: w, height: h, thickness: t }: BoxMeasures): Panel[] {
  const flap = Math.min(w / 2 - t, 2 * h);
  const low = Math.min(t, h / 6);
  const wall = (id: string, edge: number, out: 1 | -1): Panel[] => {
    const [from, until] = [edge + out * low, edge + out * (h - 2 * low)];
    const [v1, v2] = [Math.min(from, until), Math.max(from, until)];
    return [
      {
        id,
        outline: rectangle(t, edge, l - t, edge + out * h),
        hinge: { to: "base", from: [0, edge], until: [l, edge], fold: right(0.2, 0.36) },
      },
      ...onBothSides(l, (side) => [
        {
          id: `${id}-dust${side}`,
          outline: toLeft(t, v1, v2, flap, Math.min(0.12 * h, flap / 2)),
          hinge: { to: id, from: [t, v1], until: [t, v2], fold: right(0.3, 0.44) },
        },
      ]),
    ];
  };
  return [...wall("front", w, 1), ...wall("back", 0, -1)];
}

function rolledSide(side: number, { length: l, depth: w, height: h, thickness: t }: BoxMeasures) {
  return {
    inner: `side${side}-in`,
    place: (along, out) => [side === 0 ? -out : l + out, along],
    from: t,
    until: w - t,
    end: 2 * h - t / 2,
    inset: 2 * t,
  } satisfies RolledWall;
}

/** The layers are two thicknesses apart, because the dust flaps stand between them. */
function sides(measures: BoxMeasures): Panel[] {
  const { length: l, depth: w, height: h, thickness: t } = measures;
  const [top, over] = [-(h - t), -(h + t)];
  return [
    ...onBothSides(l, (side) => [
      {
        id: `side${side}`,
        outline: rectangle(top, 0, 0, w),
        hinge: { to: "base", from: [0, 0], until: [0, w], fold: right(0.4, 0.54) },
      },
      {
        id: `side${side}-top`,
        outline: rectangle(over, t, top, w - t),
        hinge: { to: `side${side}`, from: [top, 0], until: [top, w], fold: right(0.54, 0.66) },
      },
      {
        id: `side${side}-in`,
        outline: rectangle(over - (h - 1.5 * t), t, over, w - t),
        hinge: {
          to: `side${side}-top`,
          from: [over, t],
          until: [over, w - t],
          fold: right(0.56, 0.68),
        },
      },
    ]),
    ...[0, 1].flatMap((side) => listLockTabs(rolledSide(side, measures), t)),
  ];
}

/** The tuck flap reaches the base, where the lid is long enough to let it pass the front. */
function lid({ length: l, depth: w, height: h, thickness: t }: BoxMeasures): Panel[] {
  const long = w - t;
  const end = -h - long;
  const tuck = Math.min(h - t, 0.8 * long);
  const open = (p: number) => RIGHT_ANGLE * (1 - stage(p, 0.72, 1));
  const ear = Math.min(0.8 * h, 0.25 * w, 0.2 * l);
  const [from, until] = [end - 0.08 * tuck, end - 0.7 * tuck];
  return [
    {
      id: "lid",
      outline: rectangle(0, end, l, -h),
      hinge: { to: "back", from: [0, -h], until: [l, -h], fold: (p) => RIGHT_ANGLE - open(p) },
    },
    {
      id: "tuck",
      outline: rectangle(3 * t, end - tuck, l - 3 * t, end),
      hinge: {
        to: "lid",
        from: [0, end],
        until: [l, end],
        fold: (p) => tuckFold(stage(p, 0.6, 0.72), open(p), getLean(tuck, long)),
      },
    },
    ...onBothSides(l, (side) => [
      {
        id: `ear${side}`,
        outline: toLeft(3 * t, until, from, ear, 0.3 * ear),
        hinge: { to: "tuck", from: [3 * t, until], until: [3 * t, from], fold: right(0.62, 0.73) },
      },
    ]),
  ];
}

export function mailerNet(measures: BoxMeasures): Net {
  const { length: l, depth: w, thickness } = measures;
  const faces = lidAndFront(measures);
  return {
    sheets: [
      {
        panels: [
          { id: "base", outline: rectangle(0, 0, l, w) },
          ...frontAndBack(measures),
          ...sides(measures),
          ...lid(measures),
        ],
        stand: (p) => tilted(Math.PI * stage(p, 0, 0.24)),
      },
    ],
    faces,
    marks: [
      ...faces.flatMap(printMarks),
      ...[0, 1].flatMap((side) => listSlots(rolledSide(side, measures), thickness)),
    ],
    handles: [],
    thickness,
  };
}
