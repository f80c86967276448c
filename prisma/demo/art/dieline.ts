import { extent } from "./camera";
import type { Pt } from "./geometry";
import { letters } from "./lettering";
import { GREEN, mix, PAPER } from "./palette";
import { path, polyline } from "./path";

/** The blank laid flat, in mm, y down: closed cut outlines, fold lines, and parts that are glued or cut out. */
export interface Dieline {
  cut: readonly (readonly Pt[])[];
  fold: readonly (readonly [Pt, Pt])[];
  glue?: readonly (readonly Pt[])[];
  caption?: string;
}

/** Left, top, width and height on the sheet, in pixels. */
export type Room = readonly [number, number, number, number];

export function aspectOf(die: Dieline): number {
  const box = extent(die.cut.flat());
  return box.width / box.height;
}

/** Draws the blank to fit a rectangle: solid cuts, dashed folds, as it is sent to the printer. */
export function drawDieline(die: Dieline, [left, top, width, height]: Room): string {
  const box = extent(die.cut.flat());
  const scale = Math.min(width / box.width, height / box.height);
  const put = (p: Pt): Pt => [
    left + width / 2 + (p[0] - box.x) * scale,
    top + height / 2 + (p[1] - box.y) * scale,
  ];
  const line = {
    fill: "none",
    stroke: GREEN,
    "stroke-linejoin": "round",
    "stroke-linecap": "round",
  };
  const sheets = die.cut.map((shape) => polyline(shape.map(put), true)).join("");
  const folds = die.fold.map((fold) => polyline(fold.map(put))).join("");
  const glue = (die.glue ?? []).map((shape) => polyline(shape.map(put), true)).join("");
  const foot = top + height / 2 + (box.height * scale) / 2 + 30;
  return (
    path(sheets, {
      ...line,
      fill: mix(PAPER, GREEN, 0.07),
      "fill-rule": "evenodd",
      "stroke-width": 2,
    }) +
    path(glue, { fill: GREEN, opacity: 0.16 }) +
    path(folds, { ...line, "stroke-width": 1.4, "stroke-dasharray": "7 5" }) +
    letters(die.caption ?? "Flat blank", left + width / 2, foot, {
      size: 22,
      colour: GREEN,
      align: "middle",
    })
  );
}

export const rect = (x: number, y: number, width: number, height: number): Pt[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];
