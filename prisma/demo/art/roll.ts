import { fibres } from "./fibres";
import { add, dot, times, type Vec } from "./geometry";
import { TO_CAMERA } from "./camera";
import { INK, shade, type Stock, stockOf } from "./palette";
import { path, smooth } from "./path";
import type { Pen } from "./pen";
import { disc, lathe, type Ring, ringPoints, wallSurface } from "./round";

export interface Roll {
  radius: number;
  core: number;
  length: number;
  /** Middle of the end that the axis starts at. */
  from: Vec;
  towards: Vec;
  stock: Stock;
  /** Draws the layers that show on the end; fine rings unless told. */
  windings?: (pen: Pen, at: (ring: Ring) => readonly Vec[]) => string;
}

/** Paper wound on a core: wall, the end that faces the camera with its layers, and the hollow core. */
export function rollBody(pen: Pen, roll: Roll): string {
  const { radius, length, from, stock } = roll;
  const axis = { from, towards: roll.towards };
  const rings: [Ring, Ring] = [
    [0, radius],
    [length, radius],
  ];
  return (
    lathe(pen, rings, stock.face, axis) +
    fibres(pen, wallSurface(rings[0], rings[1], axis), stock, 44) +
    rollEnd(pen, roll)
  );
}

function rollEnd(pen: Pen, roll: Roll): string {
  const { radius, core, length, stock } = roll;
  const seen = dot(roll.towards, TO_CAMERA) > 0;
  const axis = seen
    ? { from: add(roll.from, times(roll.towards, length)), towards: roll.towards }
    : { from: roll.from, towards: times(roll.towards, -1) };
  const tube = stockOf("recycled");
  const layers = roll.windings ?? fineWindings(radius, core, stock);
  return (
    disc(pen, [0, radius], stock.edge, axis, { normal: axis.towards, tone: 0.03 }) +
    layers(pen, (ring) => ringPoints(ring, axis, 72)) +
    disc(pen, [0, core], shade(tube.face, -0.12), axis, { normal: axis.towards }) +
    disc(pen, [0, core - Math.max(2.4, core * 0.1)], tube.inner, axis, { inside: true })
  );
}

const fineWindings =
  (radius: number, core: number, stock: Stock) =>
  (pen: Pen, at: (ring: Ring) => readonly Vec[]): string => {
    const count = pen.inking ? 4 : 13;
    const rings = Array.from({ length: count }, (_, i) => {
      const r = core + ((radius - core) * (i + 0.35 + pen.random() * 0.5)) / count;
      return smooth(
        at([0, r])
          .filter((_, k) => k % 3 === 0)
          .map((p) => pen.at(p)),
        true,
      );
    });
    const stroke = pen.inking ? INK : shade(stock.face, -0.4);
    return path(rings.join(""), {
      fill: "none",
      stroke,
      "stroke-width": pen.inking ? 0.9 : 1.7,
      opacity: 0.62,
    });
  };

/** A standing sheet that follows a plan curve, from z = 0 to its height, shaded strip by strip. */
export function standingSheet(
  pen: Pen,
  plan: readonly Vec[],
  height: number,
  colour: string,
): string {
  const up: Vec = [0, 0, height];
  const strips = plan.slice(1).map((p, i) => {
    const q = plan[i] ?? p;
    return pen.face([q, p, add(p, up), add(q, up)], colour, { bare: true, fall: 0.02 });
  });
  const [first, last]: [Vec, Vec] = [plan[0] ?? up, plan[plan.length - 1] ?? up];
  const edge: Vec[] = [...plan, ...[...plan].reverse().map((p) => add(p, up)), first];
  return (
    strips.join("") +
    pen.line(edge, "edge", colour) +
    pen.line([last, add(last, up)], "glint", colour)
  );
}

/** Points for the shadow of a roll that lies on its side: it touches the table along a line only. */
export const lyingShadow = (roll: Pick<Roll, "radius" | "length" | "from" | "towards">): Vec[] => {
  const axis = { from: roll.from, towards: roll.towards };
  const side: Vec = [-roll.towards[1], roll.towards[0], 0];
  const foot = [0, roll.length].flatMap((t) =>
    [-0.34, 0.34].map((k): Vec => {
      const p = add(add(roll.from, times(roll.towards, t)), times(side, k * roll.radius));
      return [p[0], p[1], roll.from[2] - roll.radius];
    }),
  );
  return [...foot, ...[0, roll.length].flatMap((t) => ringPoints([t, roll.radius], axis, 24))];
};
