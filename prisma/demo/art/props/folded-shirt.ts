import { add, circle, turn, type Vec } from "../geometry";
import { shade } from "../palette";
import type { Pen } from "../pen";
import { roundedRect, slab } from "../slab";

/** A folded cotton shirt with its collar, placket and two buttons. */
export function foldedShirt(
  pen: Pen,
  at: Vec,
  width: number,
  depth: number,
  thickness: number,
  colour: string,
  degrees = 0,
): string {
  const spot = (x: number, y: number, z = thickness): Vec =>
    add(turn([x * width, y * depth, z], degrees), at);
  const layers = [0, 0.5].map((share, i) =>
    slab(
      pen,
      roundedRect(
        width * (1 - i * 0.02),
        depth * (1 - i * 0.03),
        Math.min(width, depth) * 0.1,
        at,
        degrees,
      ),
      at[2] + thickness * share,
      at[2] + thickness * (share + 0.5),
      colour,
    ),
  );
  const ring = circle([0, 0, 0], 1, 20);
  const neck = pen.face(
    ring.map(([x, y]) => spot(x * 0.15, 0.36 + y * 0.11)),
    colour,
    { tone: -0.32, soft: true },
  );
  const band = pen.face(
    ring.map(([x, y]) => spot(x * 0.2, 0.37 + y * 0.13)),
    colour,
    { tone: 0.05, soft: true },
  );
  const wings = [-1, 1].map((s) =>
    pen.face(
      [spot(s * 0.15, 0.4), spot(s * 0.27, 0.32), spot(s * 0.2, 0.06), spot(s * 0.005, 0.235)],
      colour,
      { tone: 0.1, fall: 0.05 },
    ),
  );
  const placket =
    pen.line([spot(-0.05, 0.2), spot(-0.05, -0.49)], "edge", colour) +
    pen.line([spot(0.05, 0.2), spot(0.05, -0.49)], "crease", colour);
  const buttons = [0.1, -0.14, -0.38].map((y) =>
    pen.face(
      roundedRect(width * 0.03, width * 0.03, width * 0.0149, spot(0, y)).map((p): Vec => [
        p[0],
        p[1],
        at[2] + thickness,
      ]),
      shade(colour, 0.5),
      { fall: 0 },
    ),
  );
  return layers.join("") + placket + band + neck + wings.join("") + buttons.join("");
}
