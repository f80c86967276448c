import type { Art } from "../../types";
import type { FormDrawing, Still } from "../form";
import type { Vec } from "../geometry";
import { printInk, stockOf } from "../palette";
import type { Pen } from "../pen";
import { biscuits } from "../props/biscuits";
import { board } from "../props/board";
import type { Ring } from "../round";
import {
  coneBlank,
  vesselDimensions,
  vesselFigures,
  vesselOf,
  drawnAlone,
} from "../round-measures";
import { shadow } from "../shadow";
import { type Filling, mouth } from "../mouth";
import { ringBounds, spot, wall, wallPrint } from "../turned";

export const ringsOf = (art: Art): readonly [Ring, Ring] => {
  const { rim, base, height } = vesselOf(art.size);
  return [
    [0, base],
    [height, rim],
  ];
};

function hotCup(pen: Pen, art: Art, at: Vec = [0, 0, 0], filling?: Filling): string {
  const [lower, upper] = ringsOf(art);
  const [stock, axis, lip] = [stockOf(art.material), { from: at }, art.size.width * 0.038];
  return (
    shadow(pen, ringBounds([lower, upper], axis), at[2]) +
    wall(pen, lower, upper, stock, axis) +
    wallPrint(pen, art.print, lower, upper, printInk(art.material, art.accent), axis) +
    mouth(pen, lower, upper, stock, lip, axis, filling)
  );
}

const TEA = "#b9783f";

function scene(pen: Pen, art: Art): string {
  const w = art.size.width;
  const tea = { drop: art.size.height * 0.1, colour: TEA };
  return (
    board(pen, spot(w * 0.1, 0), w * 1.34) +
    hotCup(pen, art, spot(-w * 0.25, w * 0.52, 6), tea) +
    hotCup(pen, art, spot(w * 0.72, w * 0.1, 6), tea) +
    biscuits(pen, spot(-w * 0.62, -w * 0.42, 6), w * 0.62)
  );
}

const object: Still = {
  bounds: (art) => ringBounds(ringsOf(art)),
  draw: (pen, art) => hotCup(pen, art),
};

export const hotCupForm: FormDrawing = {
  title: "Paper cup",
  ground: "clay",
  object,
  inUse: {
    bounds: ({ size: { width: w, height } }) => [
      spot(-w * 1.24, 0),
      spot(w * 1.44, 0),
      spot(0, -w * 1.3),
      spot(0, w * 0.6, height),
    ],
    draw: scene,
  },
  measures: {
    object: drawnAlone((pen, art) => hotCup(pen, art)),
    dimensions: ({ size }) => vesselDimensions(size),
    dieline: ({ size }) => coneBlank(size),
    figures: vesselFigures,
  },
};
