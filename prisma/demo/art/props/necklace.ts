import type { Vec } from "../geometry";
import { MARIGOLD } from "../palette";
import type { Pen } from "../pen";
import { veil } from "../shadow";
import { roundedRect, slab } from "../slab";
import { ball } from "./ball";

/** A padded velvet insert at the given level with a bead chain and a drop on it. */
export function necklace(pen: Pen, width: number, depth: number, level: number): string {
  const pad = roundedRect(width, depth, 4).map((p): Vec => [p[0], p[1], level]);
  const beads = Array.from({ length: 27 }, (_, i): Vec => {
    const a = Math.PI * (0.12 + (i / 26) * 0.76) + Math.PI;
    return [Math.cos(a) * width * 0.36, depth * 0.36 + Math.sin(a) * depth * 0.52, level + 4];
  });
  const drop: Vec = [0, depth * 0.36 - depth * 0.66, level + 4];
  return (
    pen.face(pad, "#ead9bd", { tone: -0.08 }) +
    slab(pen, roundedRect(width * 0.93, depth * 0.93, 5), level, level + 4, "#efe2ca", {
      tone: -0.04,
    }) +
    veil(
      pen,
      beads.map((p): Vec => [p[0] + 1.4, p[1] - 1.4, level + 4]),
      0.05,
    ) +
    beads.map((p) => ball(pen, p, width * 0.019, MARIGOLD)).join("") +
    ball(pen, drop, width * 0.062, "#b5532a") +
    [-0.3, 0.3]
      .map((x) => ball(pen, [x * width, -depth * 0.3, level + 4], width * 0.04, "#f4ecdb"))
      .join("")
  );
}
