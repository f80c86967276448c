import type { Vec } from "../geometry";
import { disc, lathe, ringPoints, wallSurface } from "../round";
import type { Pen } from "../pen";
import { shadow } from "../shadow";

/** A small amber bottle with a dropper, as oils and serums are sold in. */
export function dropperBottle(pen: Pen, at: Vec, radius: number, height: number): string {
  const axis = { from: at };
  const [shoulder, neck] = [height * 0.6, height * 0.7];
  const body = [
    [0, radius * 0.93],
    [height * 0.02, radius],
    [shoulder * 0.96, radius],
    [shoulder, radius * 0.97],
    [shoulder * 1.05, radius * 0.88],
    [shoulder * 1.1, radius * 0.7],
    [neck * 0.985, radius * 0.5],
    [neck, radius * 0.44],
  ] as const;
  const wall = wallSurface([height * 0.13, radius * 1.01], [height * 0.5, radius * 1.01], axis);
  const us = [0.14, 0.22, 0.3, 0.38, 0.46, 0.54, 0.62, 0.7];
  return (
    shadow(pen, [...ringPoints([0, radius], axis), ...ringPoints([height, radius * 0.4], axis)]) +
    lathe(pen, body, "#8a4f22", axis) +
    pen.line([wall(0.12, -0.25), wall(0.12, 1.25)], "glint", "#c98a52") +
    pen.face(
      [...us.map((u) => wall(u, 0)), ...[...us].reverse().map((u) => wall(u, 1))],
      "#f1e8d6",
      { normal: [-0.1, -0.95, 0.1] },
    ) +
    pen.line([wall(0.26, 0.7), wall(0.42, 0.7), wall(0.58, 0.7)], "edge", "#7d5230", true) +
    pen.line([wall(0.32, 0.5), wall(0.42, 0.5), wall(0.52, 0.5)], "seam", "#7d5230", true) +
    lathe(
      pen,
      [
        [neck, radius * 0.5],
        [height * 0.84, radius * 0.5],
      ],
      "#34352f",
      axis,
    ) +
    disc(pen, [height * 0.84, radius * 0.5], "#34352f", axis) +
    lathe(
      pen,
      [
        [height * 0.84, radius * 0.28],
        [height * 0.94, radius * 0.3],
        [height * 0.99, radius * 0.2],
      ],
      "#4a4a42",
      axis,
    ) +
    disc(pen, [height * 0.99, radius * 0.2], "#5a5a50", axis)
  );
}
