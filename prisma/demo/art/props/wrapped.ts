import { quadSurface, type Surface } from "../fibres";
import { add, circle, type Vec } from "../geometry";
import { shade } from "../palette";
import type { Pen } from "../pen";
import { contact } from "../shadow";
import { roundedRect, slab } from "../slab";

type Printed = (surface: Surface, width: number, depth: number) => string;

/** A garment folded into a sheet of tissue: soft edges, the two folds meeting in the middle, a round seal. */
export function wrapped(
  pen: Pen,
  at: Vec,
  width: number,
  depth: number,
  thick: number,
  colour: string,
  printed: Printed,
): string {
  const z = at[2] + thick;
  const [x, y] = [width / 2, depth / 2];
  const on = (u: number, v: number): Vec => add([at[0], at[1], z], [u * x, v * y, 0]);
  const flaps = [on(-0.96, -0.96), on(0.04, -0.96), on(0.1, 0.1), on(0.02, 0.96), on(-0.96, 0.96)];
  const seal = circle(on(0.06, 0), Math.min(x, y) * 0.2);
  return (
    contact(
      pen,
      roundedRect(width, depth, 8, at).map(([px, py]): Vec => [px, py, at[2]]),
    ) +
    slab(pen, roundedRect(width, depth, 9, at), at[2], z, colour, { tone: 0.02 }) +
    printed(
      quadSurface([on(-0.94, -0.94), on(0.94, -0.94), on(0.94, 0.94), on(-0.94, 0.94)]),
      width,
      depth,
    ) +
    pen.face(flaps, colour, { opacity: 0.5, tone: 0.1, bare: true }) +
    pen.line(flaps.slice(1, 4), "crease", colour) +
    pen.line([on(-0.9, 0.4), on(-0.3, 0.34)], "crease", colour) +
    pen.line([on(0.4, -0.5), on(0.92, -0.44)], "crease", colour) +
    pen.face(seal, "#b75a33", { soft: true }) +
    pen.face(circle(on(0.06, 0), Math.min(x, y) * 0.14), shade("#b75a33", 0.12), {
      soft: true,
      bare: true,
    })
  );
}
