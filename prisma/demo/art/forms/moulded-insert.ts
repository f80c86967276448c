import type { Art } from "../../types";
import { boxDimensions } from "../dimension";
import type { FormDrawing } from "../form";
import { add, corners, type Vec } from "../geometry";
import { stockOf } from "../palette";
import { element } from "../path";
import type { Pen } from "../pen";
import { jar } from "../props/jar";
import { type PulpTray, pulpTray, type Well } from "../pulp";
import { aboveLip } from "../mouth";

const DEPTH = 0.72;

function insertOf({ size, material }: Art, at: Vec = [0, 0, 0]): PulpTray {
  const { width, depth = width, height } = size;
  const radius = Math.min(width * 0.19, depth * 0.36);
  const well = (x: number): Well => ({ at: [x, 0], radius, depth: height * DEPTH });
  return {
    width,
    depth,
    height,
    at,
    stock: stockOf(material),
    wells: [well(-width * 0.225), well(width * 0.225)],
  };
}

/** Jars stand on the floor of their wells; the near edge of each well hides their feet. */
function packed(pen: Pen, art: Art): string {
  const tray = insertOf(art);
  const fills = ["#d99a2b", "#8c4a26"] as const;
  const jars = tray.wells.map((well, i) => {
    const foot = add(tray.at, [well.at[0], well.at[1], tray.height * (1 - DEPTH)]);
    const clip = aboveLip(pen, [tray.height, well.radius], 0, {
      from: add(tray.at, [well.at[0], well.at[1], 0]),
    });
    return element(
      "g",
      { "clip-path": clip },
      jar(pen, foot, {
        radius: well.radius * 0.9,
        height: 104,
        fill: fills[i % 2] ?? fills[0],
        lid: i ? "#39483c" : "#e9e1cf",
      }),
    );
  });
  return pulpTray(pen, tray) + jars.join("");
}

export const mouldedInsert: FormDrawing = {
  title: "Moulded pulp insert",
  ground: "oat",
  object: {
    bounds: ({ size: { width, depth = width, height } }) => corners(width, depth, height),
    draw: (pen, art) => pulpTray(pen, insertOf(art)),
  },
  inUse: {
    bounds: ({ size: { width, depth = width } }) => [
      ...corners(width, depth, 30),
      [0, 0, 130],
      [-width * 0.2, 0, 125],
      [width * 0.2, 0, 125],
    ],
    draw: packed,
  },
  measures: {
    dimensions: ({ size: { width, depth = width, height } }) => boxDimensions(width, depth, height),
  },
};
