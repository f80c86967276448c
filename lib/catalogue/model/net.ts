import { folded, type Frame, type Point } from "./space";

/** How far a product is folded: 0 is the flat sheet, 1 the finished product. */
export type Progress = number;

export interface Hinge {
  /** Id of the panel that it hangs on. */
  to: string;
  from: Point;
  until: Point;
  /** Radians, towards the inner face. */
  fold: (progress: Progress) => number;
}

/** A flat piece of the sheet; its outline is convex. */
export interface Panel {
  id: string;
  /** Counter-clockwise when seen from the outer face. */
  outline: readonly Point[];
  /** The part of it that glue covers, which carries no print. */
  glued?: readonly Point[];
  /** Absent for the first panel, which lies in the frame of its sheet. */
  hinge?: Hinge;
  /** True for one of many panels that approximate a round shape, whose folds are not drawn. */
  round?: boolean;
  /** True for a part of the panel that it hangs on, which is not folded there. */
  isSeamless?: boolean;
  /** Index of the outline's edge that is rolled, as at the rim of a cup. */
  rolled?: number;
}

/** One piece of paper. The first panel defines its frame; each other panel is attached to an earlier one. */
export interface Sheet {
  panels: readonly Panel[];
  stand: (progress: Progress) => Frame;
}

/** An area of the flat sheet where a logo can be printed. */
export interface PrintFace {
  id: string;
  /** Label for people, for example "Lid". */
  name: string;
  panels: readonly string[];
  centre: Point;
  width: number;
  height: number;
  /** The direction from which the face is seen, in degrees. */
  view: View;
}

export interface View {
  /** Rotation around the product: 0 shows the front, 90 the right side. */
  turn: number;
  /** 0 is the view from the side, 90 from above. */
  tilt: number;
}

/** A line on a panel: a crease, a cut inside it, or the edge of a printable area. */
export interface Mark {
  panel: string;
  from: Point;
  until: Point;
  kind: "crease" | "cut" | "print";
}

/** A handle: a cord or a band of paper that runs along a panel and beyond it. */
export interface Handle {
  panel: string;
  path: readonly Point[];
  /** Millimetres. */
  width: number;
  /** Distance in front of the panel in millimetres; negative behind it. */
  before: number;
  colour: string;
}

export interface Net {
  sheets: readonly Sheet[];
  faces: readonly PrintFace[];
  marks: readonly Mark[];
  handles: readonly Handle[];
  /** Thickness of the paper or board in millimetres. */
  thickness: number;
  /** Thickness of a rolled edge in millimetres. */
  rim?: number;
}

export interface Placed {
  panel: Panel;
  frame: Frame;
}

/** Returns 0 before `from` and 1 after `until`, with a smooth transition. */
export function stage(progress: Progress, from: number, until: number): number {
  const share = Math.min(1, Math.max(0, (progress - from) / (until - from)));
  return share * share * (3 - 2 * share);
}

/** Returns the corners counter-clockwise, whatever the order of the given sides. */
export function rectangle(u1: number, v1: number, u2: number, v2: number): Point[] {
  const [left, right] = [Math.min(u1, u2), Math.max(u1, u2)];
  const [low, high] = [Math.min(v1, v2), Math.max(v1, v2)];
  return [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ];
}

/** A positive fold turns panels to the left of the hinge the opposite way from panels to its right. */
function getSide({ from, until }: Hinge, outline: readonly Point[]): 1 | -1 {
  let sum = 0;
  for (const [u, v] of outline) {
    sum += (until[0] - from[0]) * (v - from[1]) - (until[1] - from[1]) * (u - from[0]);
  }
  return sum > 0 ? 1 : -1;
}

function placedSheet({ panels, stand }: Sheet, progress: Progress): Placed[] {
  const frames = new Map<string, Frame>();
  return panels.map((panel) => {
    const { hinge } = panel;
    const parent = hinge && frames.get(hinge.to);
    const frame =
      hinge && parent
        ? folded(
            parent,
            hinge.from,
            hinge.until,
            -getSide(hinge, panel.outline) * hinge.fold(progress),
          )
        : stand(progress);
    frames.set(panel.id, frame);
    return { panel, frame };
  });
}

/** Returns the position of every panel at this moment of the folding. */
export const placed = ({ sheets }: Net, progress: Progress): Placed[] =>
  sheets.flatMap((sheet) => placedSheet(sheet, progress));

/** Returns the rectangle of a printable area as lines on a panel. */
export function printMarks({ panels, centre: [u, v], width, height }: PrintFace): Mark[] {
  const corners = rectangle(u - width / 2, v - height / 2, u + width / 2, v + height / 2);
  return panels.flatMap((panel) =>
    corners.map((from, index) => ({
      panel,
      from,
      until: corners[(index + 1) % corners.length] ?? from,
      kind: "print" as const,
    })),
  );
}
