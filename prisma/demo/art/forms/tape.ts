import type { Art } from "../../types";
import { mm } from "../dimension";
import type { FormDrawing, Still } from "../form";
import { printInk, stockOf } from "../palette";
import type { Pen } from "../pen";
import { parcel } from "../props/parcel";
import { diameter } from "../round-measures";
import { flatTape, markOf, measuresOf, runningTape } from "../tape-roll";
import { ringBounds, spot } from "../turned";

function hero(pen: Pen, art: Art): string {
  const { radius, length } = measuresOf(art);
  const pile = spot(-radius * 0.5, radius * 1.25);
  return (
    flatTape(pen, art, pile) +
    flatTape(pen, art, [pile[0], pile[1], length]) +
    runningTape(pen, art, spot(radius * 1.0, -radius * 0.5), radius * 2.9)
  );
}

function scene(pen: Pen, art: Art): string {
  const w = art.size.width;
  const tape = {
    stock: stockOf(art.material),
    mark: markOf(art),
    colour: printInk(art.material, art.accent),
    width: art.size.height,
  };
  return (
    parcel(pen, {
      width: w * 2.5,
      depth: w * 1.85,
      height: w * 1.35,
      at: spot(0, w * 0.5),
      stock: stockOf(art.material === "kraft" ? "white" : "kraft"),
      tape,
    }) + flatTape(pen, art, spot(-w * 0.92, -w * 1.42))
  );
}

const drawing = (title: string): FormDrawing => ({
  title,
  ground: "oat",
  object: {
    bounds: ({ size: { width: w, height } }) => [
      spot(-w * 0.76, 0),
      spot(w * 0.96, 0),
      spot(w * 0.4, -w * 1.5),
      spot(0, w * 0.95, height * 2),
    ],
    draw: hero,
  },
  inUse: {
    bounds: ({ size: { width: w } }) => [
      spot(-w * 1.7, 0),
      spot(w * 1.85, 0),
      spot(0, -w * 2),
      spot(0, w * 1.9, w * 1.35),
    ],
    draw: scene,
  },
  measures: {
    object: flatOnly,
    dimensions: ({ size: { width, depth = width * 0.64, height } }) => [
      {
        from: spot(-width / 2, 0, height),
        to: spot(width / 2, 0, height),
        out: [0, 0, width * 0.5],
        label: diameter(width),
      },
      {
        from: spot(-depth / 2, 0, height),
        to: spot(depth / 2, 0, height),
        out: [0, 0, width * 0.32],
        label: diameter(depth),
      },
      {
        from: spot(-width / 2, 0, 0),
        to: spot(-width / 2, 0, height),
        out: spot(-width * 0.2, 0),
        label: mm(height),
      },
    ],
    figures: ({ size }) => `Ø ${size.width} × ${size.height} mm`,
  },
});

const flatOnly: Still = {
  bounds: ({ size }) =>
    ringBounds([
      [0, size.width / 2],
      [size.height, size.width / 2],
    ]),
  draw: (pen, art) => flatTape(pen, art),
};

export const kraftTape = drawing("Gummed kraft tape");
export const fragileTape = drawing("Fragile tape");
