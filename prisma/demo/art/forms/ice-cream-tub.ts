import type { Art } from "../../types";
import type { FormDrawing } from "../form";
import { add, type Vec } from "../geometry";
import { element } from "../path";
import type { Pen } from "../pen";
import { ball } from "../props/ball";
import { spoonStick } from "../props/spoon-stick";
import { coneBlank, vesselDimensions, vesselFigures, drawnAlone } from "../round-measures";
import { aboveLip } from "../mouth";
import { spot } from "../turned";
import { ringsOf } from "./hot-cup";
import { loweredLid, tub } from "./soup-bowl";

function hero(pen: Pen, art: Art): string {
  const w = art.size.width;
  return (
    tub(pen, art, { at: spot(-w * 0.3, w * 0.3), lidded: true }) +
    tub(pen, art, { at: spot(w * 0.32, -w * 0.62) })
  );
}

/** Scoops stand out of the mouth, so they are drawn over the tub and their feet are hidden by its front lip. */
function scoops(pen: Pen, art: Art, at: Vec, colours: readonly [string, string]): string {
  const { width: w, height } = art.size;
  const filling = { drop: height * 0.16, colour: colours[0] };
  const scoop = (right: number, away: number, colour: string) =>
    ball(pen, add(at, spot(right, away, height * 0.62)), w * 0.27, colour);
  const clip = aboveLip(pen, ringsOf(art)[1], w * 0.03, { from: at });
  const pile = scoop(w * 0.15, w * 0.08, colours[1]) + scoop(-w * 0.14, w * 0.02, colours[0]);
  return tub(pen, art, { at, filling }) + element("g", { "clip-path": clip }, pile);
}

function scene(pen: Pen, art: Art): string {
  const { width: w, height } = art.size;
  const [left, right] = [spot(-w * 0.55, w * 0.1), spot(w * 0.55, w * 0.3)];
  return (
    scoops(pen, art, right, ["#7a4a2b", "#f0e0bb"]) +
    spoonStick(pen, add(right, spot(w * 0.2, -w * 0.06, height * 0.9)), w) +
    scoops(pen, art, left, ["#f1e2c0", "#d98a7a"]) +
    spoonStick(pen, add(left, spot(w * 0.2, -w * 0.06, height * 0.9)), w) +
    loweredLid(pen, art, spot(w * 0.35, -w * 0.78))
  );
}

export const iceCreamTub: FormDrawing = {
  title: "Ice cream tub with lid",
  ground: "clay",
  object: {
    bounds: ({ size: { width: w, height } }) => [
      spot(-w * 0.8, 0),
      spot(w * 0.84, 0),
      spot(0, -w * 1.1),
      spot(0, w * 0.7, height),
    ],
    draw: hero,
  },
  inUse: {
    bounds: ({ size: { width: w, height } }) => [
      spot(-w * 1.08, 0),
      spot(w * 1.15, 0),
      spot(0, -w * 1.25),
      spot(0, w * 0.5, height * 1.9),
    ],
    draw: scene,
  },
  measures: {
    object: drawnAlone((pen, art) => tub(pen, art)),
    dimensions: ({ size }) => vesselDimensions(size),
    dieline: ({ size }) => coneBlank(size),
    figures: vesselFigures,
  },
};
