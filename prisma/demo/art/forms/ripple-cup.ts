import type { Art } from "../../types";
import type { FormDrawing } from "../form";
import type { Vec } from "../geometry";
import type { Pen } from "../pen";
import { board } from "../props/board";
import { crema } from "../props/crema";
import { rippleCup } from "../props/ripple-cup";
import { coneBlank, vesselDimensions, vesselFigures, drawnAlone } from "../round-measures";
import { ringBounds, spot } from "../turned";
import { cupLid } from "./cup-lid";
import { ringsOf } from "./hot-cup";

function scene(pen: Pen, art: Art): string {
  const { width: w, height } = art.size;
  const lid: Art = {
    form: "cup-lid",
    material: "white",
    size: { width: w * 1.03, height: w * 0.2 },
  };
  const closed = spot(w * 0.72, w * 0.3, 6);
  const coffee = {
    drop: height * 0.045,
    colour: "#8a5630",
    topping: (on: (u: number, v: number) => Vec) => crema(pen, on),
  };
  return (
    board(pen, spot(w * 0.1, 0), w * 1.3) +
    rippleCup(pen, art, closed, { lidded: true }) +
    cupLid(pen, lid, [closed[0], closed[1], closed[2] + height - 2]) +
    rippleCup(pen, art, spot(-w * 0.48, -w * 0.12, 6), { filling: coffee })
  );
}

export const rippleCupForm: FormDrawing = {
  title: "Ripple cup",
  ground: "clay",
  object: { bounds: (art) => ringBounds(ringsOf(art)), draw: (pen, art) => rippleCup(pen, art) },
  inUse: {
    bounds: ({ size: { width: w, height } }) => [
      spot(-w * 1.2, 0),
      spot(w * 1.4, 0),
      spot(0, -w * 1.2),
      spot(0, w * 0.4, height),
    ],
    draw: scene,
  },
  measures: {
    object: drawnAlone((pen, art) => rippleCup(pen, art)),
    dimensions: ({ size }) => vesselDimensions(size),
    dieline: ({ size }) => coneBlank(size),
    figures: vesselFigures,
  },
};
