import type { Art } from "../../types";
import type { FormDrawing } from "../form";
import { circle, type Vec } from "../geometry";
import { INK, shade, stockOf } from "../palette";
import { path, smooth } from "../path";
import type { Pen } from "../pen";
import { disc, lathe, type Ring, ringPoints } from "../round";
import { diameter } from "../round-measures";
import { mm } from "../dimension";
import { shadow } from "../shadow";
import { ringBounds, spot } from "../turned";
import { rippleCup } from "../props/ripple-cup";

/** Lip, snap bead, shoulder, rim of the well, floor of the well: radius and height as shares of the lid. */
const PROFILE = {
  lip: [1, 0],
  bead: [1, 0.2],
  neck: [0.955, 0.3],
  shoulder: [0.9, 0.94],
  crest: [0.86, 1],
  well: [0.8, 0.62],
} as const;

const ringAt = (art: Art, [radius, height]: readonly [number, number]): Ring => [
  height * art.size.height,
  (radius * art.size.width) / 2,
];

export function cupLid(
  pen: Pen,
  art: Art,
  at: Vec = [0, 0, 0],
  { standing = false, covered = false } = {},
): string {
  const colour = stockOf(art.material).face;
  const axis = { from: at };
  const r = Object.fromEntries(
    Object.entries(PROFILE).map(([name, share]) => [name, ringAt(art, share)]),
  ) as Record<keyof typeof PROFILE, Ring>;
  return (
    (standing ? shadow(pen, ringBounds([r.lip, r.crest], axis), at[2]) : "") +
    lathe(pen, [r.lip, r.bead], colour, axis, { tone: 0.05 }) +
    lathe(pen, [r.bead, r.neck], colour, axis, { tone: -0.04 }) +
    lathe(pen, [r.neck, r.shoulder, r.crest], colour, axis, { tone: 0.07 }) +
    disc(pen, r.crest, colour, axis, { tone: 0.02 }) +
    (covered ? "" : well(pen, art, r.well, at))
  );
}

function well(pen: Pen, art: Art, ring: Ring, at: Vec): string {
  const colour = stockOf(art.material).face;
  const [, radius] = ring;
  const top = art.size.height;
  const edge = ringPoints([top, radius], { from: at }, 24).map((p) => pen.at(p));
  const floor = ringPoints([ring[0], radius * 0.93], { from: at }, 24).map((p) => pen.at(p));
  const middle = (right: number, away: number): Vec => [
    at[0] + spot(right, away)[0],
    at[1] + spot(right, away)[1],
    at[2] + ring[0],
  ];
  const sip = oval(
    pen,
    [middle(0, radius * -0.66)[0], middle(0, radius * -0.66)[1], at[2] + ring[0]],
    radius * 0.17,
    radius * 0.07,
  );
  const vent = oval(pen, middle(0, radius * 0.6), radius * 0.035, radius * 0.035);
  const emboss = smooth(
    circle(middle(0, 0), radius * 0.36, 20).map((p) => pen.at(p)),
    true,
  );
  if (pen.inking)
    return path(smooth(edge, true) + smooth(floor, true) + sip + vent, {
      fill: "none",
      stroke: INK,
      "stroke-width": 1.6,
    });
  const side = pen.gradient(edge[12] ?? [0, 0], edge[0] ?? [1, 1], [
    [0, shade(colour, -0.24)],
    [1, shade(colour, 0.12)],
  ]);
  return (
    path(smooth(edge, true), { fill: side, stroke: shade(colour, -0.14), "stroke-width": 1 }) +
    path(smooth(floor, true), { fill: shade(colour, 0.04) }) +
    path(emboss, { fill: "none", stroke: shade(colour, -0.13), "stroke-width": 2 }) +
    path(emboss, {
      fill: "none",
      stroke: shade(colour, 0.6),
      "stroke-width": 1.6,
      transform: "translate(1 2)",
    }) +
    path(sip + vent, {
      fill: shade(colour, -0.62),
      stroke: shade(colour, -0.2),
      "stroke-width": 1.5,
    })
  );
}

function oval(pen: Pen, centre: Vec, wide: number, deep: number): string {
  const points = Array.from({ length: 16 }, (_, i) => {
    const a = (i / 16) * Math.PI * 2;
    const [x, y, z] = spot(Math.cos(a) * wide, Math.sin(a) * deep);
    return pen.at([centre[0] + x, centre[1] + y, centre[2] + z]);
  });
  return smooth(points, true);
}

function scene(pen: Pen, art: Art): string {
  const w = art.size.width;
  const cup: Art = {
    form: "ripple-cup",
    material: "kraft",
    accent: "ink",
    size: { width: w * 0.975, depth: w * 0.65, height: w * 1.18 },
    print: "cup",
  };
  const [at, pile] = [spot(-w * 0.5, w * 0.2), spot(w * 0.62, -w * 0.12)];
  const stack = Array.from({ length: 6 }, (_, i) =>
    cupLid(pen, art, [pile[0], pile[1], i * art.size.height * 0.42], {
      standing: i === 0,
      covered: i < 5,
    }),
  );
  return (
    rippleCup(pen, cup, at, { lidded: true }) +
    cupLid(pen, art, [at[0], at[1], cup.size.height - art.size.height * 0.16]) +
    stack.join("")
  );
}

export const cupLidForm: FormDrawing = {
  title: "Sip lid",
  ground: "clay",
  object: {
    bounds: (art) => ringBounds([ringAt(art, PROFILE.lip), ringAt(art, PROFILE.crest)]),
    draw: (pen, art) => cupLid(pen, art, [0, 0, 0], { standing: true }),
  },
  inUse: {
    bounds: ({ size: { width: w } }) => [
      spot(-w, 0),
      spot(w * 1.15, 0),
      spot(0, -w * 0.65),
      spot(0, w * 0.5, w * 1.3),
    ],
    draw: scene,
  },
  measures: {
    dimensions: ({ size: { width, height } }) => [
      {
        from: spot(-width / 2, 0),
        to: spot(width / 2, 0),
        out: spot(0, -width * 0.78),
        label: diameter(width),
      },
      {
        from: spot(-width / 2, 0),
        to: spot(-width / 2, 0, height),
        out: spot(-width * 0.22, 0),
        label: mm(height),
      },
    ],
    figures: ({ size: { width, height } }) => `Ø ${width} × ${height} mm`,
  },
};
