import type { Art } from "../../types";
import { mm } from "../dimension";
import type { FormDrawing } from "../form";
import { corners, type Vec } from "../geometry";
import { honeycomb, slits } from "../honeycomb";
import { stockOf } from "../palette";
import type { Pen } from "../pen";
import { bottle } from "../props/bottle";
import { lyingShadow, rollBody } from "../roll";
import { lathe, type Ring, wallSurface } from "../round";
import { diameter } from "../round-measures";
import { shadow } from "../shadow";
import { spot } from "../turned";

interface Measures {
  radius: number;
  core: number;
  length: number;
}

const measuresOf = ({ size }: Art): Measures => ({
  radius: size.width / 2,
  core: (size.depth ?? 76) / 2,
  length: size.height,
});

/** The roll lies along x, its paper runs off from underneath towards the viewer and opens on the way. */
function roll(pen: Pen, art: Art, at: Vec, tail: number): string {
  const { radius, core, length } = measuresOf(art);
  const stock = stockOf(art.material);
  const axis = { from: [at[0] - length / 2, at[1], radius] as Vec, towards: [1, 0, 0] as Vec };
  const ends: [Ring, Ring] = [
    [0, radius],
    [length, radius],
  ];
  const sheet = (u: number, v: number): Vec => [
    at[0] + (u - 0.5) * length * (1 - 0.14 * v),
    at[1] - v * tail,
    Math.max(0, (v - 0.84) * 6) ** 2 * 22,
  ];
  const rows = Math.round(tail / 16);
  return (
    (tail
      ? shadow(
          pen,
          [0, 1]
            .flatMap((v) => [sheet(0, v), sheet(1, v)])
            .map(([x, y], i): Vec => [x, y, i > 1 ? 14 : 0]),
          0,
          0.6,
        )
      : "") +
    shadow(pen, lyingShadow({ radius, length, ...axis })) +
    (tail
      ? honeycomb(pen, sheet, stock, {
          columns: Math.round(length / 20),
          rows,
          open: (v) => Math.min(1, v * 1.7),
        })
      : "") +
    rollBody(pen, { radius, core, length, stock, ...axis }) +
    slits(pen, wallSurface(ends[0], ends[1], axis), stock, Math.round(length / 20), 13)
  );
}

function wrapped(pen: Pen, art: Art, at: Vec, radius: number): string {
  const stock = stockOf(art.material);
  const axis = { from: at };
  const rings: Ring[] = [
    [0, radius * 1.06],
    [8, radius * 1.16],
    [radius * 4.2, radius * 1.14],
    [radius * 4.9, radius * 0.92],
    [radius * 5.45, radius * 0.54],
  ];
  const [low, high, top, neck] = rings.slice(1) as [Ring, Ring, Ring, Ring];
  const weave = { columns: 11, rows: 12, open: () => 0.8 };
  return (
    bottle(pen, at, radius, "#6f3a22") +
    lathe(pen, rings, stock.face, axis) +
    honeycomb(pen, wallSurface(low, high, axis), stock, weave, true) +
    honeycomb(pen, wallSurface(high, top, axis), stock, { ...weave, rows: 3 }, true) +
    honeycomb(pen, wallSurface(top, neck, axis), stock, { ...weave, rows: 2 }, true)
  );
}

function scene(pen: Pen, art: Art): string {
  const { radius, length } = measuresOf(art);
  return (
    roll(pen, art, spot(radius * 0.5, radius * 2), 0) +
    bottle(pen, spot(length * 0.34, -radius * 0.5), 40, "#6f3a22") +
    wrapped(pen, art, spot(-length * 0.08, -radius * 1.15), 40)
  );
}

export const honeycombRoll: FormDrawing = {
  title: "Honeycomb wrap roll",
  ground: "oat",
  object: {
    bounds: (art) => {
      const { radius, length } = measuresOf(art);
      return [
        ...corners(length, radius * 2, radius * 2),
        [-length * 0.43, -radius * 3, 0],
        [length * 0.43, -radius * 3, 0],
      ];
    },
    draw: (pen, art) => roll(pen, art, [0, 0, 0], measuresOf(art).radius * 3),
  },
  inUse: {
    bounds: (art) => {
      const { radius, length } = measuresOf(art);
      return [
        spot(-length * 0.42, 0),
        spot(length * 0.72, 0),
        spot(0, -radius * 1.9),
        spot(0, radius * 2, radius * 2.4),
      ];
    },
    draw: scene,
  },
  measures: {
    dimensions: (art) => {
      const { radius, length } = measuresOf(art);
      return [
        {
          from: [-length / 2, 0, radius * 2],
          to: [length / 2, 0, radius * 2],
          out: [0, 0, radius * 0.7],
          label: mm(length),
        },
        {
          from: [length / 2, -radius, 0],
          to: [length / 2, radius, 0],
          out: [length * 0.16, 0, 0],
          label: diameter(radius * 2),
        },
      ];
    },
    figures: ({ size }) => `Ø ${size.width} × ${size.height} mm`,
  },
};
