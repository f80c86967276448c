import type { Dieline } from "./dieline";
import { type Dimension, mm } from "./dimension";
import type { Still } from "./form";
import type { Pt } from "./geometry";
import { spot } from "./turned";
import type { Size } from "../types";

/** Round bodies: width is the diameter of the rim, depth the diameter of the base. */
export const vesselOf = ({ width, depth = width * 0.7, height }: Size) => ({
  rim: width / 2,
  base: depth / 2,
  height,
});

export const diameter = (value: number): string => `Ø ${Math.round(value)} mm`;

/** Rim across the top, base along the front, height at the left. */
export function vesselDimensions(size: Size): Dimension[] {
  const { rim, base, height } = vesselOf(size);
  const gap = Math.max(rim * 0.36, height * 0.14);
  return [
    {
      from: spot(-rim, 0, height),
      to: spot(rim, 0, height),
      out: [0, 0, rim * 0.55 + gap],
      label: diameter(rim * 2),
    },
    {
      from: spot(-base, 0, 0),
      to: spot(base, 0, 0),
      out: spot(0, -base - gap * 1.7),
      label: diameter(base * 2),
    },
    {
      from: spot(-rim, 0, 0),
      to: spot(-rim, 0, height),
      out: spot(-gap * 1.3, 0),
      label: mm(height),
    },
  ];
}

export const vesselFigures = ({ size }: { size: Size }): string => {
  const { rim, base, height } = vesselOf(size);
  return `Ø ${rim * 2} / ${base * 2} × ${height} mm`;
};

/** The vessel alone with air above and below it, so that its figures stay clear of the frame and of the blank. */
export const drawnAlone = (draw: Still["draw"]): Still => ({
  bounds: ({ size }) => {
    const { rim, base, height } = vesselOf(size);
    const gap = Math.max(rim * 0.36, height * 0.14);
    const [top, foot] = [height + rim * 0.55 + gap * 1.9, -base - gap * 2.5];
    return [spot(-rim, 0, height), spot(rim, 0, height), spot(0, 0, top), spot(0, foot)];
  },
  draw,
});

/** The fan that a conical wall is rolled from, with the base disc beside it. */
export function coneBlank(size: Size): Dieline {
  const { rim, base, height } = vesselOf(size);
  const slant = Math.hypot(height, rim - base);
  const outer = (slant * rim) / Math.max(0.5, rim - base);
  const half = (Math.PI * rim) / outer;
  const arc = (radius: number, from: number, to: number): Pt[] =>
    Array.from({ length: 41 }, (_, i) => {
      const a = from + ((to - from) * i) / 40;
      return [Math.sin(a) * radius, -Math.cos(a) * radius];
    });
  const lap = 6 / outer;
  const fan = [...arc(outer, -half, half), ...arc(outer - slant, half, -half)];
  const seam = [...arc(outer, half - lap, half), ...arc(outer - slant, half, half - lap)];
  const disc = {
    x: Math.sin(Math.min(half, Math.PI / 2)) * outer + base + 14,
    y: -outer + slant / 2,
  };
  const foot: Pt[] = Array.from({ length: 40 }, (_, i) => {
    const a = (i / 40) * Math.PI * 2;
    return [disc.x + Math.cos(a) * (base + 4), disc.y + Math.sin(a) * (base + 4)];
  });
  const inner: [Pt, Pt][] = [];
  return { cut: [fan, foot], fold: inner, glue: [seam], caption: "Wall and base before rolling" };
}
