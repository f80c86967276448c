import type { Art } from "../../types";
import { mm } from "../dimension";
import { flutes, ridges, wavy } from "../flutes";
import type { FormDrawing } from "../form";
import { add, type Vec } from "../geometry";
import { stockOf } from "../palette";
import type { Pen } from "../pen";
import { vase } from "../props/vase";
import { rollBody, standingSheet } from "../roll";
import { lathe, type Ring } from "../round";
import { diameter } from "../round-measures";
import { shadow } from "../shadow";
import { band, ringBounds, spot } from "../turned";

/** The roll stands on end, as it must be stored; its free end runs off to the right in an open curve. */
function roll(pen: Pen, art: Art, at: Vec = [0, 0, 0]): string {
  const { width, depth = 60, height } = art.size;
  const [radius, stock] = [width / 2, stockOf(art.material)];
  const plan = freeEnd(radius).map((p) => add(p, at));
  const ends: [Ring, Ring] = [
    [0, radius],
    [height, radius],
  ];
  return (
    shadow(
      pen,
      [
        ...ringBounds(ends, { from: at }),
        ...plan.slice(-4),
        ...plan.slice(-4).map((p) => add(p, [0, 0, height])),
      ],
      at[2],
    ) +
    rollBody(pen, {
      radius,
      core: depth / 2,
      length: height,
      from: at,
      towards: [0, 0, 1],
      stock,
      windings: wavy(radius, depth / 2, stock),
    }) +
    flutes(pen, ends, stock, at, 54) +
    standingSheet(pen, plan, height, stock.face) +
    ridges(pen, plan, height, stock)
  );
}

function freeEnd(radius: number): Vec[] {
  return Array.from({ length: 17 }, (_, i) => {
    const t = i / 16;
    return spot(
      radius * (0.56 + t * 1.02),
      -radius * (0.86 + 0.32 * Math.sin(t * 2.6) - 0.42 * t * t),
    );
  });
}

function wrappedVase(pen: Pen, art: Art, at: Vec): string {
  const stock = stockOf(art.material);
  const ends: [Ring, Ring] = [
    [0, 118],
    [330, 118],
  ];
  return (
    shadow(pen, ringBounds(ends, { from: at }), at[2]) +
    lathe(pen, ends, stock.face, { from: at }) +
    flutes(pen, ends, stock, at, 46) +
    [0.28, 0.72]
      .map((t) => band(pen, ends[0], ends[1], t, t + 0.018, "#e0c99c", { from: at }))
      .join("") +
    vase(pen, add(at, [0, 0, 330]), 118, stock)
  );
}

function scene(pen: Pen, art: Art): string {
  const w = art.size.width;
  return (
    roll(pen, art, spot(-w * 0.35, w * 0.75)) + wrappedVase(pen, art, spot(w * 0.42, -w * 0.75))
  );
}

export const corrugatedRoll: FormDrawing = {
  title: "Corrugated wrap roll",
  ground: "oat",
  object: {
    bounds: ({ size: { width, height } }) => [
      ...ringBounds([
        [0, width / 2],
        [height, width / 2],
      ]),
      spot(width * 0.8, -width * 0.45),
      spot(width * 0.8, -width * 0.45, height),
    ],
    draw: (pen, art) => roll(pen, art),
  },
  inUse: {
    bounds: ({ size: { width: w, height } }) => [
      spot(-w * 0.9, 0),
      spot(w * 0.9, 0),
      spot(0, -w * 1.2),
      spot(0, w * 0.9, height),
    ],
    draw: scene,
  },
  measures: {
    dimensions: ({ size: { width, height } }) => [
      {
        from: spot(-width / 2, 0, height),
        to: spot(width / 2, 0, height),
        out: [0, 0, width * 0.55],
        label: diameter(width),
      },
      {
        from: spot(-width / 2, 0, 0),
        to: spot(-width / 2, 0, height),
        out: spot(-width * 0.24, 0),
        label: mm(height),
      },
    ],
    figures: ({ size }) => `Ø ${size.width} × ${size.height} mm`,
  },
};
