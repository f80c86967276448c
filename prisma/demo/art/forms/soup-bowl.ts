import type { Art } from "../../types";
import type { FormDrawing } from "../form";
import { add, type Vec } from "../geometry";
import { printInk, stockOf } from "../palette";
import type { Pen } from "../pen";
import { board, BOARD } from "../props/board";
import { garnish } from "../props/garnish";
import { coneBlank, vesselDimensions, vesselFigures, drawnAlone } from "../round-measures";
import { shadow } from "../shadow";
import { type Filling, mouth } from "../mouth";
import { ringBounds, spot, wall, wallPrint } from "../turned";
import { ringsOf } from "./hot-cup";
import { paperLid } from "./paper-lid";

export interface TubLook {
  at?: Vec;
  filling?: Filling;
  lidded?: boolean;
}

/** Low paper tub: the soup tub and the ice cream tub differ in measures, stock and what is in them. */
export function tub(pen: Pen, art: Art, { at = [0, 0, 0], filling, lidded }: TubLook = {}): string {
  const [lower, upper] = ringsOf(art);
  const [stock, axis, lip] = [stockOf(art.material), { from: at }, art.size.width * 0.03];
  const top = lidded
    ? paperLid(
        pen,
        upper[1],
        art.size.height * 0.17,
        stock,
        add(at, [0, 0, art.size.height * 0.87]),
        art.form === "soup-bowl",
      )
    : mouth(pen, lower, upper, stock, lip, axis, filling);
  return (
    shadow(pen, ringBounds([lower, upper], axis), at[2]) +
    wall(pen, lower, upper, stock, axis) +
    wallPrint(pen, art.print, lower, upper, printInk(art.material, art.accent), axis, 0.6) +
    top
  );
}

export const loweredLid = (pen: Pen, art: Art, at: Vec): string =>
  shadow(
    pen,
    ringBounds(
      [
        [0, art.size.width / 2],
        [art.size.height * 0.17, art.size.width / 2],
      ],
      { from: at },
    ),
    at[2],
  ) +
  paperLid(
    pen,
    art.size.width / 2,
    art.size.height * 0.17,
    stockOf(art.material),
    at,
    art.form === "soup-bowl",
  );

const DAL = "#d79a35";

function hero(pen: Pen, art: Art): string {
  const w = art.size.width;
  return (
    tub(pen, art, { at: spot(-w * 0.36, w * 0.36), lidded: true }) +
    tub(pen, art, { at: spot(w * 0.36, -w * 0.6) })
  );
}

function scene(pen: Pen, art: Art): string {
  const { width: w, height } = art.size;
  const dal = {
    drop: height * 0.12,
    colour: DAL,
    topping: (on: (u: number, v: number) => Vec) => garnish(pen, on),
  };
  return (
    board(pen, spot(w * 0.08, w * 0.1), w * 1.3) +
    tub(pen, art, { at: spot(w * 0.5, w * 0.52, BOARD), lidded: true }) +
    tub(pen, art, { at: spot(-w * 0.42, w * 0.02, BOARD), filling: dal }) +
    loweredLid(pen, art, spot(w * 0.62, -w * 0.56, BOARD))
  );
}

export const soupBowl: FormDrawing = {
  title: "Soup tub with lid",
  ground: "clay",
  object: {
    bounds: ({ size: { width: w, height } }) => [
      spot(-w * 0.86, 0),
      spot(w * 0.9, 0),
      spot(0, -w * 1.1),
      spot(0, w * 0.7, height),
    ],
    draw: hero,
  },
  inUse: {
    bounds: ({ size: { width: w, height } }) => [
      spot(-w * 1.2, 0),
      spot(w * 1.36, 0),
      spot(0, -w * 1.15),
      spot(0, w * 0.9, height),
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
