import type { Vec } from "../geometry";
import { emblem } from "../emblems";
import { drawStrokes } from "../marks";
import { shade } from "../palette";
import type { Pen } from "../pen";
import { shadow } from "../shadow";
import { roundedRect, slab } from "../slab";

/** A bar of soap with a leaf pressed into it. */
export function soap(pen: Pen, at: Vec, length: number, colour: string, degrees = 0): string {
  const [width, height] = [length * 0.64, length * 0.3];
  const outline = (grow: number) =>
    roundedRect(length * grow, width * grow, width * 0.26 * grow, at, degrees);
  const a = (degrees * Math.PI) / 180;
  const top = (u: number, v: number): Vec => {
    const [x, y] = [(u - 0.5) * width * 0.62, (v - 0.5) * width * 0.62];
    return [
      at[0] + x * Math.cos(a) - y * Math.sin(a),
      at[1] + x * Math.sin(a) + y * Math.cos(a),
      at[2] + height,
    ];
  };
  const feet = outline(0.96).flatMap((p): Vec[] => [
    [p[0], p[1], at[2]],
    [p[0], p[1], at[2] + height],
  ]);
  return (
    shadow(pen, feet, at[2]) +
    slab(pen, outline(1), at[2], at[2] + height * 0.86, colour) +
    slab(pen, outline(0.94), at[2] + height * 0.86, at[2] + height, colour, {
      bare: true,
      tone: 0.03,
    }) +
    drawStrokes(pen, emblem("leaf"), top, shade(colour, -0.16), 0.8)
  );
}
