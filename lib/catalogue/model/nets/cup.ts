import { stage, type Mark, type Net, type Panel, type PrintFace, type Progress } from "../net";
import { RIGHT_ANGLE, tilted, type Frame, type Point } from "../space";

export interface CupMeasures {
  /** Diameters of rim and base, and the height, in millimetres. */
  rim: number;
  base: number;
  height: number;
  thickness: number;
}

/** Enough strips to make the cup look round. */
const STRIPS = 48;
/** Height of the base above the table, in millimetres. */
const RAISED = 5;
/** Half of the width of the print, in strips. */
const PRINTED = 11;

interface Sleeve {
  /** Radii of the circles through the strips' corners, on the cup and on the sheet. */
  cup: [base: number, rim: number];
  sheet: [base: number, rim: number];
  /** Angle of one strip on the sheet, and between two strips of the rolled sleeve, in radians. */
  step: number;
  bend: number;
  /** Outward lean of the wall, in radians. */
  lean: number;
}

export function measureSleeve({ rim, base, height }: CupMeasures): Sleeve {
  const r = base / 2;
  // Treats a straight tube as a cone whose tip is far away.
  const wide = Math.max(rim / 2, r + 0.05);
  const slant = Math.hypot(height, wide - r);
  const inner = (slant * r) / (wide - r);
  const step = 2 * Math.asin(((wide - r) * Math.sin(Math.PI / STRIPS)) / slant);
  const lean = Math.atan(((wide - r) * Math.cos(Math.PI / STRIPS)) / height);
  const bend = Math.acos(
    Math.cos(lean) ** 2 * Math.cos((2 * Math.PI) / STRIPS) + Math.sin(lean) ** 2,
  );
  return { cup: [r, wide], sheet: [inner, inner + slant], step, bend, lean };
}

/**
 * Returns a point of the sheet from its angle and its distance from the tip. The origin is the foot of the first
 * strip.
 */
function onSheet({ sheet: [inner], step }: Sleeve, angle: number, distance: number): Point {
  return [distance * Math.sin(angle), distance * Math.cos(angle) - inner * Math.cos(step / 2)];
}

const roll = (progress: Progress) => stage(progress, 0.04, 0.62);

function strips(sleeve: Sleeve): Panel[] {
  const [inner, outer] = sleeve.sheet;
  const corner = (edge: number, distance: number) =>
    onSheet(sleeve, (edge - 0.5) * sleeve.step, distance);
  const strip = (index: number): Panel => {
    const outline = [
      ...[corner(index, inner), corner(index + 1, inner)],
      ...[corner(index + 1, outer), corner(index, outer)],
    ];
    if (index === 0) return { id: "strip0", outline, round: true, rolled: 2 };
    const edge = index > 0 ? index : index + 1;
    return {
      id: `strip${index}`,
      outline,
      round: true,
      rolled: 2,
      hinge: {
        to: `strip${index > 0 ? index - 1 : index + 1}`,
        from: corner(edge, inner),
        until: corner(edge, outer),
        fold: (p) => sleeve.bend * roll(p),
      },
    };
  };
  const right = Array.from({ length: STRIPS / 2 }, (_, index) => strip(index + 1));
  const left = Array.from({ length: STRIPS / 2 - 1 }, (_, index) => strip(-index - 1));
  return [strip(0), ...right, ...left];
}

/** The base waits in front of the sleeve, then is lifted over it and inserted from above. */
function basePlace({ cup: [r, wide] }: Sleeve, height: number, progress: Progress): Frame {
  const gap = wide + 0.25 * r;
  const [up, over, down] = [
    stage(progress, 0.58, 0.72),
    stage(progress, 0.7, 0.84),
    stage(progress, 0.82, 1),
  ];
  const y = -gap + over * (gap + r * Math.cos(Math.PI / STRIPS));
  const z = up * 1.15 * height - down * (1.15 * height - RAISED);
  return tilted(Math.PI, [0, y, z]);
}

function disc(sleeve: Sleeve, { height }: CupMeasures): Panel {
  const [r, wide] = sleeve.cup;
  const radius = r + ((wide - r) * RAISED) / height;
  const outline = Array.from({ length: STRIPS }, (_, index): Point => {
    const angle = ((index + 0.5) * 2 * Math.PI) / STRIPS;
    return [radius * Math.sin(-angle), -radius * Math.cos(angle)];
  }).reverse();
  return { id: "base", outline, round: true };
}

/** Two arcs and two straight ends around the printable area. */
function printArea(sleeve: Sleeve, face: PrintFace): Mark[] {
  const [inner, outer] = sleeve.sheet;
  const [low, high] = [inner + 0.14 * (outer - inner), inner + 0.86 * (outer - inner)];
  const point = (edge: number, distance: number) =>
    onSheet(sleeve, (edge - 0.5) * sleeve.step, distance);
  const mark = (index: number, from: Point, until: Point): Mark => ({
    panel: `strip${index}`,
    from,
    until,
    kind: "print",
  });
  const arcs = face.panels.flatMap((_, step) => {
    const index = step - PRINTED;
    return [low, high].map((distance) =>
      mark(index, point(index, distance), point(index + 1, distance)),
    );
  });
  return [
    ...arcs,
    mark(-PRINTED, point(-PRINTED, low), point(-PRINTED, high)),
    mark(PRINTED, point(PRINTED + 1, low), point(PRINTED + 1, high)),
  ];
}

/** A sleeve that is rolled into a cup, tub or bowl, and the base that is inserted into it. */
export function cupNet(measures: CupMeasures): Net {
  const sleeve = measureSleeve(measures);
  const [inner, outer] = sleeve.sheet;
  const slant = outer - inner;
  const printed = Array.from({ length: 2 * PRINTED + 1 }, (_, step) => `strip${step - PRINTED}`);
  const face: PrintFace = {
    id: "wall",
    name: "Wall",
    panels: printed,
    centre: [0, slant / 2],
    width: (2 * PRINTED + 1) * sleeve.step * (inner + slant / 2),
    height: 0.72 * slant,
    view: { turn: 12, tilt: 18 },
  };
  return {
    sheets: [
      {
        panels: strips(sleeve),
        stand: (p) => tilted((RIGHT_ANGLE + sleeve.lean) * stage(p, 0, 0.5)),
      },
      {
        panels: [disc(sleeve, measures)],
        stand: (p) => basePlace(sleeve, measures.height, p),
      },
    ],
    faces: [face],
    marks: printArea(sleeve, face),
    handles: [],
    thickness: measures.thickness,
    rim: Math.min(3.2, 0.04 * measures.rim),
  };
}
