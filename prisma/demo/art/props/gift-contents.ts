import type { Size } from "../../types";
import type { Vec } from "../geometry";
import type { Pen } from "../pen";
import { jar } from "./jar";
import { necklace } from "./necklace";
import { sweets } from "./sweets";
import { tissue } from "./tissue";

export const LINING = "#f3e8d4";

/** What such a box is bought for: jewellery in a small one, sweets in a flat one, jars in a deep one. */
export function giftContents(pen: Pen, { width, height }: Size, x: number, y: number): string {
  if (width < 130) return necklace(pen, x * 2, y * 2, height * 0.62);
  if (height < 70)
    return sweets(
      pen,
      [
        [-x, -y, height * 0.3],
        [x, -y, height * 0.3],
        [x, y, height * 0.3],
        [-x, y, height * 0.3],
      ],
      Math.round(width / 42),
      4,
    );
  return preserves(pen, height, x, y);
}

function preserves(pen: Pen, height: number, x: number, y: number): string {
  const z = height * 0.42;
  const look = { radius: Math.min(x, y) * 0.36, height: height * 0.84 };
  const sheets = (a: Vec, b: Vec, rise: number, lean: Vec, count: number) =>
    tissue(pen, a, b, height * rise, lean, LINING, count);
  return (
    sheets([-x, y, z], [x, y, z], 0.85, [0, 6, 0], 3) +
    sheets([-x, -y, z], [-x, y, z], 0.6, [-4, 0, 0], 2) +
    jar(pen, [-x * 0.56, y * 0.05, z], { ...look, fill: "#c77f2a" }) +
    jar(pen, [x * 0.06, y * 0.1, z], { ...look, fill: "#8c3f2b", lid: "#394a3f" }) +
    jar(pen, [x * 0.66, y * 0.12, z], { ...look, fill: "#6f7d4a" }) +
    sheets([-x, -y, z], [x, -y, z], 0.66, [0, -2, 0], 4) +
    sheets([x, -y, z], [x, y, z], 0.56, [2, 0, 0], 2)
  );
}
