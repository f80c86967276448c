import type { Vec } from "../geometry";
import { disc, lathe, wallSurface } from "../round";
import type { Pen } from "../pen";
import { contact } from "../shadow";
import { ringPoints } from "../round";

export interface JarLook {
  radius: number;
  height: number;
  /** What is in it. */
  fill: string;
  lid?: string;
}

/** A preserve jar with a tin lid and a paper label. */
export function jar(pen: Pen, at: Vec, { radius, height, fill, lid = "#e9e1cf" }: JarLook): string {
  const axis = { from: at };
  const glass = [
    [0, radius * 0.94],
    [height * 0.04, radius],
    [height * 0.72, radius],
    [height * 0.8, radius * 0.82],
  ] as const;
  const label = [height * 0.16, radius * 1.005] as const;
  const labelTop = [height * 0.6, radius * 1.005] as const;
  const wall = wallSurface(label, labelTop, axis);
  const patch = [0.16, 0.24, 0.32, 0.4, 0.48, 0.56, 0.64];
  return (
    contact(pen, ringPoints([0, radius], axis)) +
    lathe(pen, glass, fill, axis) +
    pen.face(
      [...patch.map((u) => wall(u, 0)), ...[...patch].reverse().map((u) => wall(u, 1))],
      "#f3ead6",
      { normal: [-0.2, -0.9, 0.2] },
    ) +
    pen.line([wall(0.24, 0.62), wall(0.4, 0.62), wall(0.56, 0.62)], "edge", "#8d5a33", true) +
    pen.line([wall(0.3, 0.38), wall(0.4, 0.38), wall(0.5, 0.38)], "seam", "#8d5a33", true) +
    lathe(
      pen,
      [
        [height * 0.8, radius * 0.9],
        [height * 0.98, radius * 0.9],
      ],
      lid,
      axis,
    ) +
    disc(pen, [height * 0.98, radius * 0.9], lid, axis) +
    disc(pen, [height * 0.985, radius * 0.72], lid, axis, { tone: -0.03 })
  );
}
