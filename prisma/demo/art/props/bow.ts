import { add, times, type Vec } from "../geometry";
import { RIGHT } from "../camera";
import type { Pen } from "../pen";

/** A flat-tied ribbon bow that faces the camera: two loops, two tails and a knot. */
export function bow(pen: Pen, at: Vec, size: number, colour: string): string {
  const spot = (right: number, up: number, near = 0): Vec =>
    add(at, add(times(RIGHT, right * size), [near * size * 0.4, -near * size * 0.8, up * size]));
  const loop = (s: 1 | -1) => {
    const outer = [
      spot(0, 0.12),
      spot(s * 0.5, 0.56),
      spot(s * 1.02, 0.44),
      spot(s * 1.05, 0.12),
      spot(s * 0.5, 0.02),
    ];
    const hollow = [
      spot(s * 0.2, 0.19),
      spot(s * 0.56, 0.42),
      spot(s * 0.92, 0.34),
      spot(s * 0.86, 0.16),
      spot(s * 0.5, 0.12),
    ];
    return (
      pen.face(outer, colour, { soft: true, normal: [-0.3 * s, -0.5, 0.8] }) +
      pen.face(hollow, colour, { soft: true, tone: -0.26, normal: [-0.3, -0.5, 0.8] })
    );
  };
  const tail = (s: 1 | -1) =>
    pen.face(
      [
        spot(s * 0.04, 0.06),
        spot(s * 0.5, 0.04, 0.55),
        spot(s * 0.92, 0.03, 0.72),
        spot(s * 0.78, 0.03, 0.88),
        spot(s * 0.82, 0.02, 1.06),
        spot(s * 0.34, 0.03, 0.72),
      ],
      colour,
      { normal: [-0.2, -0.3, 0.9], tone: -0.05 },
    );
  const knot = [
    spot(-0.15, 0.04),
    spot(-0.14, 0.24),
    spot(0.14, 0.24),
    spot(0.15, 0.04),
    spot(0, 0),
  ];
  return (
    tail(-1) +
    tail(1) +
    loop(-1) +
    loop(1) +
    pen.face(knot, colour, { soft: true, tone: 0.02, normal: [-0.3, -0.5, 0.8] })
  );
}
