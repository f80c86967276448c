import type { Art, Size } from "../types";
import type { Vec } from "./geometry";

import { type Dimension, mm } from "./dimension";
import type { Pen } from "./pen";
import { shadow } from "./shadow";
import { boxSides } from "./solid";

const TILT = (73 * Math.PI) / 180;

/** Point on a mailer that leans back: x across from its middle, s up along it, t out of its face, in mm. */
export type Lean = (x: number, s: number, t?: number) => Vec;

export function leanOf(size: Size): Lean {
  const foot = (-size.height * Math.cos(TILT)) / 2;
  return (x, s, t = 0) => [
    x,
    foot + s * Math.cos(TILT) - t * Math.sin(TILT),
    s * Math.sin(TILT) + t * Math.cos(TILT),
  ];
}

export function leanBounds(art: Art): Vec[] {
  const put = leanOf(art.size);
  const { width, height } = art.size;
  return [put(-width / 2, 0), put(width / 2, 0), put(-width / 2, height), put(width / 2, height)];
}

/** The plaster block that flat things are leant against, with both shadows. */
export function rest(pen: Pen, art: Art): string {
  if (pen.inking) return "";
  const put = leanOf(art.size);
  const { width, height } = art.size;
  const reach = put(0, height * 0.8);
  const depth = width * 0.3;
  const block = boxSides(width * 0.66, depth, reach[2] * 0.94, [
    width * 0.05,
    reach[1] + depth / 2,
    0,
  ]);
  const plaster = "#e6dcc9";
  return (
    shadow(pen, [...block.floor, ...block.top], 0, 0.8) +
    pen.face(block.right, plaster) +
    pen.face(block.top, plaster) +
    shadow(
      pen,
      [
        put(-width / 2, 0),
        put(width / 2, 0),
        put(width / 2, height * 0.96),
        put(-width / 2, height * 0.96),
      ],
      0,
      0.7,
      true,
    ) +
    shadow(pen, [put(-width / 2, 0), put(width / 2, 0), put(width / 2, 8), put(-width / 2, 8)])
  );
}

export function leanDimensions(art: Art): Dimension[] {
  const put = leanOf(art.size);
  const { width, height } = art.size;
  const gap = Math.max(width, height) * 0.1;
  return [
    { from: put(-width / 2, 0), to: put(width / 2, 0), out: [0, -gap, 0], label: mm(width) },
    { from: put(-width / 2, 0), to: put(-width / 2, height), out: [-gap, 0, 0], label: mm(height) },
  ];
}
