import type { Art, View } from "../types";
import { aim, extent, type Frame, HERO_FRAME } from "./camera";
import { aspectOf, drawDieline, type Room } from "./dieline";
import { dimension } from "./dimension";
import { add, type Vec } from "./geometry";
import type { FormDrawing, Still } from "./form";
import { ground } from "./ground";
import { Pen } from "./pen";
import { squaredPaper, titleBlock } from "./squared-paper";

const SCENE_FRAME: Frame = { centre: [594, 606], longest: 980, area: 860 };
const ALONE: Frame = { centre: [600, 556], longest: 800, area: 700, tallest: 810 };
const ABOVE_BLANK: Frame = { centre: [600, 392], longest: 700, area: 545, tallest: 575 };
const BESIDE_BLANK: Frame = {
  centre: [382, 556],
  longest: 800,
  area: 560,
  tallest: 800,
  widest: 500,
};

export function drawAll(art: Art, drawing: FormDrawing): Record<View, string> {
  return {
    hero: photograph(art, drawing, drawing.object, HERO_FRAME, "hero"),
    "in-use": photograph(art, drawing, drawing.inUse, SCENE_FRAME, "in-use"),
    measures: makersDrawing(art, drawing),
  };
}

function photograph(
  art: Art,
  drawing: FormDrawing,
  still: Still,
  frame: Frame,
  view: View,
): string {
  const pen = new Pen(aim(still.bounds(art), frame), "paint", seedOf(art, view));
  const picture = ground(pen, art.ground ?? drawing.ground) + still.draw(pen, art);
  return sheet(pen.definitions() + picture);
}

function makersDrawing(art: Art, drawing: FormDrawing): string {
  const { measures } = drawing;
  const still = measures.object ?? drawing.object;
  const dimensions = measures.dimensions(art);
  const reach = dimensions.flatMap((d) => [add(d.from, d.out), add(d.to, d.out)]);
  const blank = measures.dieline?.(art);
  const bounds = [...still.bounds(art), ...reach];
  const upright = blank !== undefined && isUpright(bounds) && aspectOf(blank) < 1.5;
  const pen = new Pen(
    aim(bounds, upright ? BESIDE_BLANK : blank ? ABOVE_BLANK : ALONE),
    "ink",
    seedOf(art, "measures"),
  );
  const picture = still.draw(pen, art) + dimensions.map((d) => dimension(pen, d)).join("");
  const room: Room = upright ? [684, 200, 400, 660] : [170, 738, 860, 244];
  const flat = blank ? drawDieline(blank, room) : "";
  return sheet(
    squaredPaper() +
      pen.definitions() +
      picture +
      flat +
      titleBlock(drawing.title, figures(art, drawing)),
  );
}

function isUpright(bounds: readonly Vec[]): boolean {
  const camera = aim(bounds);
  const box = extent(bounds.map((p) => camera.project(p)));
  return box.width < box.height * 1.12;
}

function figures(art: Art, drawing: FormDrawing): string {
  const { width, depth, height } = art.size;
  return (
    drawing.measures.figures?.(art) ??
    [width, depth, height].filter((side) => side !== undefined).join(" × ") + " mm"
  );
}

const seedOf = (art: Art, view: View) => `${art.form} ${art.material} ${art.size.width} ${view}`;

// 1280 is the width the pictures are stored at: drawn at that size, nothing is resampled.
const sheet = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1200" width="1280" height="1280">${inside}</svg>`;
