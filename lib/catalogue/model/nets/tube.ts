import { rectangle, stage, type Panel, type Progress } from "../net";
import { RIGHT_ANGLE, tilted, type Frame, type Point } from "../space";

/** The walls of products made as a tube: front, right side, back, left side, and the tab that joins them. */

export interface TubeMeasures {
  /** Width of front and back, depth of the sides, and height, in millimetres. */
  width: number;
  depth: number;
  height: number;
  /** The widest that the glued tab gets, in millimetres. */
  tab: number;
}

/** Slightly more than a right angle, so that the tab lies behind the wall glued onto it. */
const TAB_FOLD = RIGHT_ANGLE * 1.02;

export const TUBE_CLOSED = 0.42;

const close = (progress: Progress) => stage(progress, 0.06, TUBE_CLOSED);

/** Start and end of a wall on the sheet. */
export interface Wall {
  id: string;
  from: number;
  until: number;
}

export function listWalls({ width, depth }: Omit<TubeMeasures, "tab">): [Wall, Wall, Wall, Wall] {
  const ends = [width, width + depth, 2 * width + depth, 2 * (width + depth)] as const;
  return [
    { id: "front", from: 0, until: ends[0] },
    { id: "right", from: ends[0], until: ends[1] },
    { id: "back", from: ends[1], until: ends[2] },
    { id: "left", from: ends[2], until: ends[3] },
  ];
}

export function tube(measures: TubeMeasures): Panel[] {
  const { height, width, depth } = measures;
  const walls = listWalls(measures).map(({ id, from, until }, index, all): Panel => {
    const before = all[index - 1];
    const outline = rectangle(from, 0, until, height);
    if (!before) return { id, outline };
    const fold = (p: Progress) => RIGHT_ANGLE * close(p);
    return {
      id,
      outline,
      hinge: { to: before.id, from: [from, 0], until: [from, height], fold },
    };
  });
  const tab = Math.min(measures.tab, 0.6 * depth, 0.6 * width);
  const cut = Math.min(tab, 0.05 * height);
  const outline: Point[] = [
    [0, 0],
    [0, height],
    [-tab, height - cut],
    [-tab, cut],
  ];
  return [
    ...walls,
    {
      id: "tab",
      outline,
      glued: outline,
      hinge: {
        to: "front",
        from: [0, 0],
        until: [0, height],
        fold: (p) => TAB_FOLD * stage(p, 0, 0.2),
      },
    },
  ];
}

/** Lowers the fold line of side flaps by one thickness, because they lie under the other flaps. */
export function lowered(panel: Panel, t: number): Panel {
  if (panel.id !== "left" && panel.id !== "right") return panel;
  const us = panel.outline.map(([u]) => u);
  const vs = panel.outline.map(([, v]) => v);
  return {
    ...panel,
    outline: rectangle(Math.min(...us), t, Math.max(...us), Math.max(...vs) - t),
  };
}

/** Lies with the printed side up while flat, and stands once it is a tube. */
export const standing = (progress: Progress): Frame =>
  tilted(RIGHT_ANGLE * stage(progress, 0, 0.3));
