import { add, circle, type Vec } from "../geometry";
import { INK, mix, PAPER, shade } from "../palette";
import { element, path, smooth } from "../path";
import type { Pen } from "../pen";
import { WEIGHT } from "../lines";
import { contact } from "../shadow";
import { RIGHT } from "../camera";

/** Something round seen from the one camera: lit upper left, dark lower right; squash below 1 flattens it. */
export function ball(
  pen: Pen,
  at: Vec,
  radius: number,
  colour: string,
  squash = 1,
  resting = false,
): string {
  const centre = add(at, [0, 0, radius * squash]);
  const outline = circle(centre, radius, 28, RIGHT, [0, 0, squash * 1.08]).map((p) => pen.at(p));
  const d = smooth(outline, true);
  const foot = resting ? contact(pen, circle(at, radius * 0.7)) : "";
  if (pen.inking)
    return path(d, { fill: mix(PAPER, colour, 0.2), stroke: INK, "stroke-width": WEIGHT.fine });
  const stops = [
    [0, 0.3],
    [0.45, 0.02],
    [0.8, -0.14],
    [1, -0.3],
  ] as const;
  const marks = stops
    .map(([offset, tone]) => element("stop", { offset, "stop-color": shade(colour, tone) }))
    .join("");
  const fill = pen.define("radialGradient", { cx: 0.36, cy: 0.28, r: 0.8 }, marks);
  return foot + path(d, { fill, stroke: shade(colour, -0.3), "stroke-width": 1, opacity: 1 });
}
