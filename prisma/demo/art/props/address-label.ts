import type { Surface } from "../fibres";
import type { Pen } from "../pen";

/** A paper label that follows the surface, with lines of an address and a row of bars. */
export function addressLabel(
  pen: Pen,
  surface: Surface,
  u0: number,
  u1: number,
  v0: number,
  v1: number,
): string {
  const at = (u: number, v: number) => surface(u0 + (u1 - u0) * u, v0 + (v1 - v0) * v);
  const us = [0, 0.25, 0.5, 0.75, 1];
  const sheet = pen.face(
    [...us.map((u) => at(u, 0)), ...[...us].reverse().map((u) => at(u, 1))],
    "#f7f1e3",
    { fall: 0.05 },
  );
  const lines = [
    [0.82, 0.46],
    [0.7, 0.6],
    [0.58, 0.38],
  ].map(([v = 0, end = 0]) =>
    pen.line([at(0.08, v), at(end * 0.6, v), at(end, v)], "edge", "#6b675c"),
  );
  const bars = Array.from({ length: 17 }, (_, i) =>
    pen.line(
      [at(0.08 + i * 0.05, 0.12), at(0.08 + i * 0.05, 0.36)],
      i % 3 ? "edge" : "cut",
      "#3c3b34",
    ),
  );
  return sheet + lines.join("") + bars.join("");
}
