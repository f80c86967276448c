import type { Art } from "../../types";
import { boxDimensions } from "../dimension";
import type { FormDrawing } from "../form";
import { add, corners, type Vec } from "../geometry";
import { stockOf } from "../palette";
import { element } from "../path";
import type { Pen } from "../pen";
import { type PulpTray, pulpTray, type Well } from "../pulp";
import { aboveLip } from "../mouth";
import { cupLid } from "./cup-lid";
import { rippleCup } from "../props/ripple-cup";

const DEPTH = 0.86;

function carrierOf({ size, material }: Art): PulpTray {
  const { width, depth = width, height } = size;
  const well = (x: number, y: number): Well => ({
    at: [x * width * 0.225, y * depth * 0.225],
    radius: width * 0.155,
    depth: height * DEPTH,
    fingers: 8,
  });
  return {
    width,
    depth,
    height,
    at: [0, 0, 0],
    stock: stockOf(material),
    wells: [well(-1, 1), well(1, 1), well(-1, -1), well(1, -1)],
  };
}

/** The handhold: a ridge across the middle between the two pairs of wells. */
function ridge(pen: Pen, { width, height, stock }: PulpTray): string {
  const [x, y, rise] = [width * 0.43, width * 0.035, height * 0.34];
  const top = (px: number, py: number): Vec => [px, py, height + rise];
  const foot = (px: number, py: number): Vec => [px, py, height];
  const [a, b] = [x * 0.9, y * 0.5];
  return (
    pen.face([foot(-x, -y), foot(x, -y), top(a, -b), top(-a, -b)], stock.face, { tone: -0.02 }) +
    pen.face([foot(x, -y), foot(x, y), top(a, b), top(a, -b)], stock.face) +
    pen.face([top(-a, -b), top(a, -b), top(a, b), top(-a, b)], stock.face, { tone: 0.08 })
  );
}

function loaded(pen: Pen, art: Art): string {
  const tray = carrierOf(art);
  const cup: Art = {
    form: "ripple-cup",
    material: "kraft",
    accent: "ink",
    size: { width: 88, depth: 60, height: 110 },
    print: "cup",
  };
  const lid: Art = { form: "cup-lid", material: "white", size: { width: 91, height: 18 } };
  const cups = tray.wells.map((well) => {
    const foot: Vec = [well.at[0], well.at[1], tray.height * (1 - DEPTH)];
    const clip = aboveLip(pen, [tray.height, well.radius], 0, {
      from: [well.at[0], well.at[1], 0],
    });
    return element(
      "g",
      { "clip-path": clip },
      rippleCup(pen, cup, foot, { sunk: true, lidded: true }) +
        cupLid(pen, lid, add(foot, [0, 0, 107])),
    );
  });
  return (
    pulpTray(pen, tray) + cups.slice(0, 2).join("") + ridge(pen, tray) + cups.slice(2).join("")
  );
}

export const cupCarrier: FormDrawing = {
  title: "Four-cup carrier",
  ground: "clay",
  object: {
    bounds: ({ size: { width, depth = width, height } }) => corners(width, depth, height * 1.2),
    draw: (pen, art) => pulpTray(pen, carrierOf(art)) + ridge(pen, carrierOf(art)),
  },
  inUse: {
    bounds: ({ size: { width, depth = width } }) => [
      ...corners(width, depth, 40),
      ...corners(width * 0.84, depth * 0.84, 135).slice(4),
    ],
    draw: loaded,
  },
  measures: {
    dimensions: ({ size: { width, depth = width, height } }) => boxDimensions(width, depth, height),
  },
};
