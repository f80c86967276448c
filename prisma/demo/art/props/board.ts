import { extent } from "../camera";
import type { Vec } from "../geometry";
import { shade } from "../palette";
import { element, path, smooth } from "../path";
import type { Pen } from "../pen";
import { disc, lathe, ringPoints } from "../round";
import { shadow } from "../shadow";
import { ringBounds } from "../turned";

const WOOD = "#b88d5e";
export const BOARD = 6;

/** Round serving board of 6 mm wood: the counter that cups and bowls stand on. */
export function board(pen: Pen, at: Vec, radius: number): string {
  const axis = { from: at };
  const rings = [
    [0, radius * 0.985],
    [BOARD, radius],
  ] as const;
  return (
    shadow(pen, ringBounds(rings, axis), at[2]) +
    lathe(pen, rings, shade(WOOD, -0.1), axis) +
    disc(pen, rings[1], WOOD, axis, { tone: 0.08 }) +
    grain(pen, at, radius)
  );
}

function grain(pen: Pen, at: Vec, radius: number): string {
  if (pen.inking) return "";
  const top = ringPoints([BOARD, radius * 0.985], { from: at }).map((p) => pen.at(p));
  const clip = pen.define("clipPath", {}, path(smooth(top, true), {}));
  const box = extent(top);
  const lines = Array.from({ length: 15 }, () => {
    const y = box.top + pen.random() * box.height;
    const sway = () => (pen.random() - 0.5) * 14;
    return smooth(
      [0, 0.33, 0.66, 1].map((t) => [
        box.left + box.width * t,
        y + (t - 0.5) * box.height * 0.42 + sway(),
      ]),
    );
  });
  return element(
    "g",
    { "clip-path": clip },
    path(lines.join(""), {
      fill: "none",
      stroke: shade(WOOD, -0.3),
      "stroke-width": 1.5,
      opacity: 0.3,
    }),
  );
}
