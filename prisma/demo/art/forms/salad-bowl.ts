import type { Art } from "../../types";
import type { FormDrawing } from "../form";
import { add, type Vec } from "../geometry";
import { printInk, stockOf } from "../palette";
import type { Pen } from "../pen";
import { board, BOARD } from "../props/board";
import { salad } from "../props/salad";
import { coneBlank, vesselDimensions, vesselFigures, drawnAlone } from "../round-measures";
import { shadow } from "../shadow";
import { mouth } from "../mouth";
import { ringBounds, spot, wall, wallPrint } from "../turned";
import { ringsOf } from "./hot-cup";

export function bowl(pen: Pen, art: Art, at: Vec = [0, 0, 0], full = false): string {
  const [lower, upper] = ringsOf(art);
  const [stock, axis] = [stockOf(art.material), { from: at }];
  const greens = { drop: art.size.height * 0.12, colour: "#6f8f45" };
  return (
    shadow(pen, ringBounds([lower, upper], axis), at[2]) +
    wall(pen, lower, upper, stock, axis) +
    wallPrint(pen, art.print, lower, upper, printInk(art.material, art.accent), axis, 0.66) +
    mouth(pen, lower, upper, stock, art.size.width * 0.026, axis, full ? greens : undefined) +
    (full ? salad(pen, add(at, [0, 0, art.size.height * 0.86]), upper[1] * 0.84) : "")
  );
}

function scene(pen: Pen, art: Art): string {
  const w = art.size.width;
  return board(pen, spot(0, 0), w * 0.86) + bowl(pen, art, spot(0, 0, BOARD), true);
}

export const saladBowl: FormDrawing = {
  title: "Salad bowl",
  ground: "sage",
  object: { bounds: (art) => ringBounds(ringsOf(art)), draw: (pen, art) => bowl(pen, art) },
  inUse: {
    bounds: ({ size: { width: w, height } }) => [
      spot(-w * 0.84, 0),
      spot(w * 0.9, 0),
      spot(0, -w * 0.84),
      spot(0, w * 0.5, height * 1.7),
    ],
    draw: scene,
  },
  measures: {
    object: drawnAlone((pen, art) => bowl(pen, art)),
    dimensions: ({ size }) => vesselDimensions(size),
    dieline: ({ size }) => coneBlank(size),
    figures: vesselFigures,
  },
};
