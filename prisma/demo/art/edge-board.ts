import type { Quad } from "./fibres";
import { add, type Pt, type Vec } from "./geometry";
import { type Stock, stockOf } from "./palette";
import type { Pen } from "./pen";
import { shadow } from "./shadow";
import { slab } from "./slab";
import { board } from "./solid";
import { spot } from "./turned";
import type { Art } from "../types";

export const BOARD = 4;

export interface Edge {
  leg: number;
  length: number;
  stock: Stock;
}

export const edgeOf = ({ size, material }: Art): Edge => ({
  leg: size.width,
  length: size.height,
  stock: stockOf(material),
});

/** One angle of board lying with a leg on the table, open towards the viewer; the laminations show on its end. */
export function angle(pen: Pen, { leg, length, stock }: Edge): string {
  const [x, t] = [length / 2, BOARD];
  const put = (px: number, y: number, z: number): Vec => [px, y, z];
  const foot = [put(-x, -leg / 2, 0), put(x, -leg / 2, 0), put(x, leg / 2, 0), put(-x, leg / 2, 0)];
  const wall: Quad = [
    put(-x, leg / 2 - t, t),
    put(x, leg / 2 - t, t),
    put(x, leg / 2 - t, leg),
    put(-x, leg / 2 - t, leg),
  ];
  const floor: Quad = [
    put(-x, -leg / 2, t),
    put(x, -leg / 2, t),
    put(x, leg / 2 - t, t),
    put(-x, leg / 2 - t, t),
  ];
  const end = [
    put(x, -leg / 2, 0),
    put(x, leg / 2, 0),
    put(x, leg / 2, leg),
    put(x, leg / 2 - t, leg),
    put(x, leg / 2 - t, t),
    put(x, -leg / 2, t),
  ];
  return (
    shadow(pen, [...foot, put(-x, leg / 2, leg), put(x, leg / 2, leg)]) +
    board(pen, wall, stock, { tone: -0.03 }) +
    board(pen, floor, stock, { tone: -0.02, fall: 0.16 }) +
    pen.face(
      [
        put(-x, leg / 2 - t, leg),
        put(x, leg / 2 - t, leg),
        put(x, leg / 2, leg),
        put(-x, leg / 2, leg),
      ],
      stock.edge,
    ) +
    pen.face(
      [put(-x, -leg / 2, 0), put(x, -leg / 2, 0), put(x, -leg / 2, t), put(-x, -leg / 2, t)],
      stock.edge,
    ) +
    pen.face(end, stock.edge, { tone: 0.02, fall: 0 }) +
    plies(pen, put, x, leg, stock)
  );
}

function plies(
  pen: Pen,
  put: (x: number, y: number, z: number) => Vec,
  x: number,
  leg: number,
  stock: Stock,
): string {
  return [1.3, 2.6]
    .map((t) =>
      pen.line(
        [put(x, -leg / 2, t), put(x, leg / 2 - t, t), put(x, leg / 2 - t, leg)],
        "seam",
        stock.edge,
      ),
    )
    .join("");
}

/** Nested angles on end, like a sheaf: the hollow of the nearest one, or its wrapped outside, faces the viewer. */
export function sheaf(
  pen: Pen,
  { leg, length, stock }: Edge,
  right: number,
  away: number,
  count: number,
  way: 1 | -1,
): string {
  const c = leg * Math.SQRT1_2;
  const t = BOARD * Math.SQRT2;
  const plan = (shift: number): Pt[] => {
    const points = [
      [0, 0],
      [-c, -c],
      [-c + t / 2, -c - t / 2],
      [0, -t],
      [c - t / 2, -c - t / 2],
      [c, -c],
    ];
    const ring = points.map(([r = 0, a = 0]): Pt => {
      const [x, y] = spot(right + r, away + way * (a + c / 2) - shift);
      return [x, y];
    });
    return way > 0 ? ring : ring.reverse();
  };
  const first = plan(0);
  const foot = first.map(([x, y]): Vec => [x, y, 0]);
  const pieces = Array.from({ length: count }, (_, i) => {
    const [ring, top] = [plan(i * 8.5), length - (i % 2) * 7];
    return (
      slab(pen, ring, 0, top, stock.face) +
      pen.line(
        [...ring, ring[0] ?? [0, 0]].map(([x, y]): Vec => [x, y, top]),
        "glint",
        stock.edge,
      )
    );
  });
  return shadow(pen, [...foot, ...foot.map((p) => add(p, [0, 0, length]))]) + pieces.join("");
}
