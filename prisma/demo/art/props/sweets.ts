import { along, type Vec } from "../geometry";
import { onQuad, type Quad } from "../fibres";
import type { Pen } from "../pen";
import { disc, lathe } from "../round";
import { boxSides } from "../solid";
import { ball } from "./ball";

/** Rows of mithai on a level: laddoos in paper cups and cut barfi, turn about. */
export function sweets(pen: Pen, level: Quad, columns: number, rows: number): string {
  const pitch = Math.hypot(level[1][0] - level[0][0], level[1][1] - level[0][1]) / columns;
  const cells = Array.from({ length: rows }, (_, i) => rows - 1 - i).flatMap((row) =>
    Array.from({ length: columns }, (_, column) => ({ row, column })),
  );
  return cells
    .map(({ row, column }) => {
      const at = onQuad(level, (column + 0.5) / columns, (row + 0.5) / rows);
      return row % 2 ? barfi(pen, at, pitch, column) : laddoo(pen, at, pitch * 0.4, column);
    })
    .join("");
}

function laddoo(pen: Pen, at: Vec, radius: number, turn: number): string {
  const cup = { from: at };
  const colour = ["#e0982c", "#d4862a", "#e3a53c"][turn % 3] ?? "#e0982c";
  return (
    lathe(
      pen,
      [
        [0, radius * 0.8],
        [radius * 0.6, radius * 1.06],
      ],
      "#f2e4c8",
      cup,
    ) +
    disc(pen, [radius * 0.6, radius * 1.06], "#c9b48c", cup) +
    ball(pen, [at[0], at[1], at[2] + radius * 0.12], radius * 0.92, colour) +
    ball(pen, [at[0], at[1], at[2] + radius * 1.86], radius * 0.14, "#7d9a4e")
  );
}

function barfi(pen: Pen, at: Vec, pitch: number, turn: number): string {
  const colour = turn % 2 ? "#e9d3a6" : "#a9b27a";
  const block = boxSides(pitch * 0.66, pitch * 0.6, pitch * 0.5, at);
  const foil = ([a, b, c, d]: Quad): Quad => [
    along(a, c, 0.2),
    along(b, d, 0.2),
    along(c, a, 0.2),
    along(d, b, 0.2),
  ];
  return (
    [block.front, block.right, block.top].map((q) => pen.face(q, colour)).join("") +
    pen.face(foil(block.top), "#e4e2da", { fall: 0.14 })
  );
}
