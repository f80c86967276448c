import type { Vec } from "../geometry";
import type { Pen } from "../pen";
import { disc, lathe, ringPoints, wallSurface } from "../round";
import { shadow } from "../shadow";

/** A corked wine or syrup bottle with a paper label. */
export function wineBottle(
  pen: Pen,
  at: Vec,
  radius: number,
  height: number,
  glass = "#34462f",
  standing = true,
): string {
  const axis = { from: at };
  const rings = [
    [0, 0.96],
    [0.02, 1],
    [0.58, 1],
    [0.64, 0.93],
    [0.7, 0.66],
    [0.76, 0.42],
    [0.82, 0.36],
    [0.97, 0.35],
  ].map(([z = 0, r = 0]) => [z * height, r * radius] as const);
  const wall = wallSurface([height * 0.2, radius * 1.01], [height * 0.48, radius * 1.01], axis);
  const us = [0.12, 0.2, 0.28, 0.36, 0.44, 0.52, 0.6, 0.68, 0.76];
  return (
    (standing
      ? shadow(pen, [
          ...ringPoints([0, radius], axis),
          ...ringPoints([height * 0.6, radius], axis),
          ...ringPoints([height, radius * 0.36], axis),
        ])
      : "") +
    lathe(pen, rings, glass, axis) +
    pen.line([wall(0.13, -0.6), wall(0.13, 1.2)], "glint", "#7d8f70") +
    pen.face(
      [...us.map((u) => wall(u, 0)), ...[...us].reverse().map((u) => wall(u, 1))],
      "#efe5d0",
      { normal: [-0.1, -0.95, 0.1] },
    ) +
    pen.line([wall(0.28, 0.66), wall(0.44, 0.66), wall(0.6, 0.66)], "edge", "#8c5a36", true) +
    pen.line([wall(0.34, 0.44), wall(0.44, 0.44), wall(0.54, 0.44)], "seam", "#8c5a36", true) +
    lathe(
      pen,
      [
        [height * 0.87, radius * 0.38],
        [height * 0.985, radius * 0.38],
      ],
      "#8f3a26",
      axis,
    ) +
    disc(pen, [height * 0.985, radius * 0.38], "#8f3a26", axis)
  );
}
