import type { Pt, Vec } from "../geometry";
import type { Lean } from "../leaning";
import type { Pen } from "../pen";

/** An art print half out of the mouth: hills, a sun and a margin of bare paper. */
export function artPrint(pen: Pen, put: Lean, w: number, h: number): string {
  const [x, foot, top, t] = [w * 0.45, h * 0.72, h * 1.4, 2];
  const at = (u: number, v: number): Vec =>
    put(-x * 0.84 + x * 1.68 * u, h * 0.92 + h * 0.43 * v, t);
  const hill = (points: readonly Pt[], colour: string) =>
    pen.face([at(0, 0), ...points.map(([u, v]) => at(u, v)), at(1, 0)], colour, {
      fall: 0.04,
      bare: true,
    });
  const sun = Array.from({ length: 24 }, (_, i) =>
    at(0.66 + Math.cos((i * Math.PI) / 12) * 0.13, 0.66 + Math.sin((i * Math.PI) / 12) * 0.2),
  );
  return (
    pen.face([put(-x, foot, t), put(x, foot, t), put(x, top, t), put(-x, top, t)], "#f8f2e4", {
      fall: 0.05,
    }) +
    pen.face([at(0, 0), at(1, 0), at(1, 1), at(0, 1)], "#ecd9b6", { fall: 0.05, bare: true }) +
    pen.face(sun, "#c9622f", { bare: true, fall: 0 }) +
    hill(
      [
        [0, 0.5],
        [0.2, 0.62],
        [0.4, 0.5],
        [0.62, 0.38],
        [0.82, 0.46],
        [1, 0.4],
      ],
      "#8fa383",
    ) +
    hill(
      [
        [0, 0.34],
        [0.25, 0.3],
        [0.5, 0.4],
        [0.75, 0.3],
        [1, 0.24],
      ],
      "#4f7359",
    ) +
    hill(
      [
        [0, 0.12],
        [0.3, 0.2],
        [0.65, 0.14],
        [1, 0.16],
      ],
      "#1f4a36",
    )
  );
}
