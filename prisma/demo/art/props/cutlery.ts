import { add, type Pt, turn, type Vec } from "../geometry";
import { shade } from "../palette";
import { path, smooth } from "../path";
import type { Pen } from "../pen";
import { contact } from "../shadow";

export type Piece = "fork" | "knife" | "spoon";

const BIRCH = "#e2c394";
const THICK = 1.6;

/** Right half of each outline, from the end of the handle to the tip, in shares of the length. */
const HALVES: Record<Piece, readonly Pt[]> = {
  spoon: [
    [0.034, -0.49],
    [0.04, -0.3],
    [0.028, 0.02],
    [0.034, 0.14],
    [0.075, 0.22],
    [0.1, 0.33],
    [0.082, 0.44],
    [0.03, 0.5],
  ],
  fork: [
    [0.034, -0.49],
    [0.04, -0.3],
    [0.028, 0.02],
    [0.034, 0.12],
    [0.07, 0.2],
    [0.08, 0.3],
    [0.076, 0.48],
    [0.058, 0.5],
    [0.05, 0.34],
    [0.036, 0.34],
    [0.03, 0.5],
    [0.012, 0.5],
    [0.009, 0.34],
  ],
  knife: [
    [0.034, -0.49],
    [0.04, -0.3],
    [0.03, 0.02],
    [0.046, 0.14],
    [0.058, 0.34],
    [0.04, 0.48],
    [0.0, 0.5],
  ],
};

const LEFT_OF_KNIFE: readonly Pt[] = [
  [-0.036, 0.42],
  [-0.04, 0.14],
  [-0.03, 0.02],
  [-0.04, -0.3],
  [-0.034, -0.49],
];

function outlineOf(kind: Piece): Pt[] {
  const half = HALVES[kind];
  const other = kind === "knife" ? LEFT_OF_KNIFE : [...half].reverse().map(([x, y]): Pt => [-x, y]);
  return [...half, ...other];
}

/** One piece of pressed veneer lying along y, turned by the degrees; head away from the viewer. */
export function piece(
  pen: Pen,
  kind: Piece,
  at: Vec,
  degrees: number,
  length: number,
  resting = false,
): string {
  const put = ([x, y]: Pt, z: number): Vec => add(turn([x * length, y * length, z], degrees), at);
  const ring = outlineOf(kind);
  const shape = (z: number) =>
    smooth(
      ring.map((p) => pen.at(put(p, z))),
      true,
    );
  const side = shade(BIRCH, -0.34);
  const shadows = resting
    ? contact(
        pen,
        ring.map((p) => put([p[0] + 0.012, p[1] - 0.006], 0)),
        0.7,
      )
    : "";
  return (
    shadows +
    path(shape(0), { fill: side, stroke: side, "stroke-width": 1 }) +
    path(shape(THICK), {
      fill: pen.inking ? "#f3ead6" : shade(BIRCH, 0.12),
      stroke: pen.inking ? "#22241f" : shade(BIRCH, -0.3),
      "stroke-width": pen.inking ? 2 : 1.3,
      "stroke-linejoin": "round",
    }) +
    (pen.inking
      ? ""
      : grain(pen, (p) => put(p, THICK)) +
        (kind === "spoon" ? hollowOf(pen, (p) => put(p, THICK)) : ""))
  );
}

function grain(pen: Pen, put: (p: Pt) => Vec): string {
  const lines = [-0.016, 0, 0.015].map((x) =>
    smooth([-0.46, -0.2, 0.05, 0.2].map((y) => pen.at(put([x + pen.random() * 0.006, y])))),
  );
  return path(lines.join(""), {
    fill: "none",
    stroke: shade(BIRCH, -0.26),
    "stroke-width": 1.1,
    opacity: 0.5,
  });
}

function hollowOf(pen: Pen, put: (p: Pt) => Vec): string {
  const oval = (k: number, shift: number) =>
    smooth(
      Array.from({ length: 18 }, (_, i) =>
        pen.at(
          put([
            Math.cos((i / 9) * Math.PI) * 0.07 * k,
            0.34 + shift + Math.sin((i / 9) * Math.PI) * 0.12 * k,
          ]),
        ),
      ),
      true,
    );
  return (
    path(oval(1, 0), { fill: shade(BIRCH, -0.14) }) +
    path(oval(0.82, -0.012), { fill: shade(BIRCH, 0.04) })
  );
}
