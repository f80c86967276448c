import type { Size } from "../types";
import { fibres, type Surface } from "./fibres";
import { cross, sub, unit, type Vec } from "./geometry";
import { leanOf } from "./leaning";
import { toneOf } from "./light";
import { shade, type Stock } from "./palette";
import { path, polyline } from "./path";
import type { Pen } from "./pen";

/** How far the filled mailer stands out at (u, v), as a share of its thickness. */
export type Swell = (u: number, v: number) => number;

/** Filling pulls the sides in and leaves the corners standing out. */
export function swollen(size: Size, thickness: number, swell: Swell): Surface {
  const put = leanOf(size);
  const pull = thickness / Math.max(size.width, size.height);
  const bow = (t: number) => Math.sin(Math.PI * Math.max(0, Math.min(1, t))) ** 0.6;
  return (u, v) => {
    const x = (u - 0.5) * size.width * (1 - pull * 0.6 * bow(v));
    const s = (0.5 + (v - 0.5) * (1 - pull * 0.3 * bow(u))) * size.height;
    return put(x, s, thickness * swell(u, v));
  };
}

/** The filled face in narrow bands, each a gradient of the tones that its slope takes from left to right. */
export function cushion(pen: Pen, surface: Surface, stock: Stock, rows = 30): string {
  const rim = ring(surface);
  const outline = pen.line([...rim, rim[0] ?? surface(0, 0)], "edge", stock.face);
  const flat = unit(cross(sub(surface(1, 0), surface(0, 0)), sub(surface(0, 1), surface(0, 0))));
  if (pen.inking) return pen.face(rim, stock.face, { normal: flat });
  const bands = Array.from({ length: rows }, (_, row) =>
    band(pen, surface, stock.face, 1 - (row + 1) / rows, 1 - row / rows),
  );
  return (
    pen.face(rim, stock.face, { bare: true, normal: flat }) +
    bands.join("") +
    fibres(pen, surface, stock, 170) +
    outline
  );
}

function band(pen: Pen, surface: Surface, colour: string, v0: number, v1: number): string {
  const us = Array.from({ length: 17 }, (_, i) => i / 16);
  const middle = (v0 + v1) / 2;
  const stops = us.map((u) => {
    const across = sub(
      surface(Math.min(1, u + 0.02), middle),
      surface(Math.max(0, u - 0.02), middle),
    );
    const upward = sub(
      surface(u, Math.min(1, middle + 0.02)),
      surface(u, Math.max(0, middle - 0.02)),
    );
    return [u, shade(colour, toneOf(unit(cross(across, upward))))] as const;
  });
  const fill = pen.gradient(pen.at(surface(0, middle)), pen.at(surface(1, middle)), stops);
  const edge = [...us.map((u) => surface(u, v0)), ...[...us].reverse().map((u) => surface(u, v1))];
  return path(
    polyline(
      edge.map((p) => pen.at(p)),
      true,
    ),
    { fill, stroke: fill, "stroke-width": 1 },
  );
}

export function ring(surface: Surface, inset = 0): Vec[] {
  const steps = Array.from({ length: 9 }, (_, i) => inset + (i / 8) * (1 - inset * 2));
  return [
    ...steps.map((u) => surface(u, inset)),
    ...steps.map((v) => surface(1 - inset, v)),
    ...steps.map((u) => surface(1 - u, 1 - inset)),
    ...steps.map((v) => surface(inset, 1 - v)),
  ];
}
