import type { Print } from "../types";
import type { Pt, Vec } from "./geometry";
import type { Surface } from "./fibres";
import { emblem, type Stroke } from "./emblems";
import { INK } from "./palette";
import { border, dots, stripes } from "./patterns";
import { path, polyline, smooth } from "./path";
import type { Pen } from "./pen";

/** Draws strokes of a unit square on any surface (flat quad or round wall). Width in mm on the object. */
export function drawStrokes(
  pen: Pen,
  strokes: readonly Stroke[],
  surface: Surface,
  colour: string,
  widthMm: number,
): string {
  const place = (points: readonly Pt[]) => points.map(([u, v]) => pen.at(surface(u, v)));
  const d = (stroke: Stroke) =>
    (stroke.straight ? polyline : smooth)(place(stroke.points), stroke.filled ?? false);
  const filled = strokes
    .filter((s) => s.filled)
    .map(d)
    .join("");
  const drawn = strokes
    .filter((s) => !s.filled)
    .map(d)
    .join("");
  const tint = pen.inking ? INK : colour;
  const line = {
    fill: "none",
    stroke: tint,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  };
  const solid = pen.inking ? { ...line, "stroke-width": 1.6 } : { fill: tint, opacity: 0.9 };
  return (
    (filled ? path(filled, solid) : "") +
    (drawn
      ? path(drawn, {
          ...line,
          "stroke-width": pen.inking ? 1.6 : Math.max(1.4, pen.px(widthMm)),
          opacity: 0.9,
        })
      : "")
  );
}

/** The chosen print on a panel of width × height mm: an emblem `share` of the panel high, or an all-over pattern. */
export function print(
  pen: Pen,
  kind: Print | undefined,
  surface: Surface,
  colour: string,
  width: number,
  height: number,
  share = 0.42,
): string {
  const mark = kind ? emblem(kind) : [];
  if (mark.length)
    return drawStrokes(
      pen,
      mark,
      inset(surface, width, height, share),
      colour,
      Math.min(width, height) * share * 0.045,
    );
  if (kind === "stripes") return drawStrokes(pen, stripes(width), surface, colour, 1);
  if (kind === "dots") return drawStrokes(pen, dots(width, height), surface, colour, 1);
  if (kind === "block-print")
    return drawStrokes(
      pen,
      border(width, height),
      surface,
      colour,
      Math.min(width, height) * 0.012,
    );
  return "";
}

/** A square in the middle of the panel, so that a mark keeps its shape on a panel of any proportion. */
export function inset(
  surface: Surface,
  width: number,
  height: number,
  share: number,
  u0 = 0.5,
  v0 = 0.5,
): Surface {
  const side = Math.min(width, height) * share;
  return (u, v): Vec => surface(u0 + ((u - 0.5) * side) / width, v0 + ((v - 0.5) * side) / height);
}
