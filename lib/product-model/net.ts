import { folded, type Frame, type Point } from "./space";

/** How far a product is folded: 0 is the flat sheet, 1 what one holds. */
export type Progress = number;

export interface Hinge {
  /** The panel that it hangs on. */
  to: string;
  from: Point;
  until: Point;
  /** Radians, towards the inner face. */
  fold: (progress: Progress) => number;
}

/** A flat piece of the sheet; convex. */
export interface Panel {
  id: string;
  /** Against the clock, as the outer face shows it. */
  outline: readonly Point[];
  /** None: its sheet's own frame. */
  hinge?: Hinge;
  /** One of many that stand for something round: its folds are no lines. */
  round?: boolean;
  /** Which edge of the outline is rolled, as at the mouth of a cup. */
  rolled?: number;
}

/** One piece of paper: the first panel lies in its frame, the others hang on those before them. */
export interface Sheet {
  panels: readonly Panel[];
  stand: (progress: Progress) => Frame;
}

/** Where a logo can be printed, on the flat sheet. */
export interface PrintFace {
  id: string;
  /** "Lid", for people. */
  name: string;
  panels: readonly string[];
  centre: Point;
  width: number;
  height: number;
  /** From where one sees it, in degrees. */
  view: View;
}

export interface View {
  /** Round the product: 0 sees its front, 90 its right side. */
  turn: number;
  /** 0 sees it from the side, 90 from above. */
  tilt: number;
}

/** A line on a panel: a crease, or the edge of what can be printed. */
export interface Mark {
  panel: string;
  from: Point;
  until: Point;
  kind: "crease" | "print";
}

/** A handle: a cord or a band of paper that runs along a panel and beyond. */
export interface Handle {
  panel: string;
  path: readonly Point[];
  /** Millimetres. */
  width: number;
  /** Of the panel: millimetres, negative behind it. */
  before: number;
  colour: string;
}

export interface Net {
  sheets: readonly Sheet[];
  faces: readonly PrintFace[];
  marks: readonly Mark[];
  handles: readonly Handle[];
  /** Of the paper or board, in millimetres. */
  thickness: number;
  /** How thick a rolled edge is, in millimetres. */
  rim?: number;
}

export interface Placed {
  panel: Panel;
  frame: Frame;
}

/** 0 before `from`, 1 after `until`, gently in between. */
export function stage(progress: Progress, from: number, until: number): number {
  const share = Math.min(1, Math.max(0, (progress - from) / (until - from)));
  return share * share * (3 - 2 * share);
}

/** A corner after the other, against the clock, whichever sides are given first. */
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

/** A positive fold turns what lies left of the line the other way than what lies right of it. */
function sideOf({ from, until }: Hinge, outline: readonly Point[]): 1 | -1 {
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
            -sideOf(hinge, panel.outline) * hinge.fold(progress),
          )
        : stand(progress);
    frames.set(panel.id, frame);
    return { panel, frame };
  });
}

/** Every panel where it is at this moment of the folding. */
export const placed = ({ sheets }: Net, progress: Progress): Placed[] =>
  sheets.flatMap((sheet) => placedSheet(sheet, progress));

/** The rectangle in which something can be printed, as lines of a panel. */
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
