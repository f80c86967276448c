import type { Art } from "../types";
import type { Quad } from "./fibres";
import { along, type Vec } from "./geometry";
import type { Pen } from "./pen";
import { depthOf } from "./solid";

export interface BagShape {
  front: Quad;
  back: Quad;
  /** Middle fold of the right and left gusset, foot then mouth. */
  right: readonly [Vec, Vec];
  left: readonly [Vec, Vec];
}

export function bagShape({ size }: Art, mouth: number): BagShape {
  const [x, y, z] = [size.width / 2, depthOf(size) / 2, size.height];
  const [top, fold] = [y * mouth, y * (0.16 + (1 - mouth) * 0.5)];
  return {
    front: [
      [-x, -y, 0],
      [x, -y, 0],
      [x, -top, z],
      [-x, -top, z],
    ],
    back: [
      [-x, y, 0],
      [x, y, 0],
      [x, top, z],
      [-x, top, z],
    ],
    right: [
      [x, 0, 0],
      [x - fold, 0, z],
    ],
    left: [
      [-x, 0, 0],
      [-x + fold, 0, z],
    ],
  };
}

export type BagEdge = "plain" | "pinked";

/** Top edge from a to b; pinked edges are cut in small teeth, as bakery bags are. */
export function pinked(pen: Pen, a: Vec, b: Vec, edge: BagEdge): Vec[] {
  if (edge === "plain") return [a, b];
  const teeth = Math.round(pen.px(Math.hypot(b[0] - a[0], b[1] - a[1])) / 13);
  return Array.from({ length: teeth * 2 + 1 }, (_, i): Vec => {
    const p = along(a, b, i / (teeth * 2));
    return i % 2 ? [p[0], p[1], p[2] - 5 / Math.max(0.6, pen.camera.scale)] : p;
  });
}
