import type { Art } from "../../types";
import { bag } from "../bag";
import { cord, handleLoop } from "../cord";
import { boxDimensions } from "../dimension";
import type { FormDrawing, Still } from "../form";
import { circle, corners, type Vec } from "../geometry";
import { shade, stockOf } from "../palette";
import type { Pen } from "../pen";
import { bow } from "../props/bow";
import { tissue } from "../props/tissue";
import { shadow } from "../shadow";
import { board, boxSides, depthOf } from "../solid";

const MOUTH = 0.92;
const handleRise = ({ size }: Art) => Math.min(size.height * 0.42, size.width * 0.44, 120);

const bounds = (art: Art): Vec[] => {
  const { width, height } = art.size;
  return [
    ...corners(width, depthOf(art.size), height),
    [-width * 0.1, 0, height + handleRise(art)],
    [width * 0.1, 0, height + handleRise(art)],
  ];
};

const ropeColour = ({ accent, material }: Art) =>
  accent ? stockOf(accent).face : material === "ink" ? "#d8c7a2" : "#e9dcc0";

function draw(pen: Pen, art: Art, inside = ""): string {
  const { width, height } = art.size;
  const y = (depthOf(art.size) / 2) * MOUTH;
  const [half, foot] = [width * 0.2, height - Math.min(30, height * 0.12)];
  const rope = (side: 1 | -1) =>
    cord(
      pen,
      handleLoop(half, foot, height + handleRise(art), side * (y + 4), side * -18),
      7,
      ropeColour(art),
    );
  const eyelets = [-half, half].map((x) => eyelet(pen, [x, -y - 2.5, foot])).join("");
  return bag(pen, art, {
    mouth: MOUTH,
    edge: "plain",
    hem: 44,
    behind: rope(1),
    inside,
    over: eyelets + rope(-1),
  });
}

function eyelet(pen: Pen, at: Vec): string {
  const ring = (r: number) => circle(at, r, 18, [1, 0, 0], [0, 0, 1]);
  return (
    pen.face(ring(8.5), "#cdb98a", { soft: true }) +
    pen.face(ring(5), shade("#3b2c17", 0.05), { soft: true, fall: 0 })
  );
}

const gift: Still = {
  bounds: (art) => [
    ...bounds(art),
    [-art.size.width * 0.72, -depthOf(art.size) * 1.3, 0],
    [art.size.width * 0.5, -depthOf(art.size), 0],
  ],
  draw: (pen, art) => {
    const { width: w, height: h } = art.size;
    const d = depthOf(art.size);
    const [x, y] = [w / 2 - 8, (d / 2) * 0.84];
    const sheets =
      tissue(pen, [-x, y, h * 0.9], [x, y, h * 0.9], h * 0.36, [0, 6, 0], "#f5ecdc", 3) +
      tissue(pen, [-x, 0, h * 0.92], [x, 0, h * 0.92], h * 0.26, [4, 0, 0], "#efe2cc", 3) +
      tissue(pen, [-x, -y, h * 0.93], [x, -y, h * 0.93], h * 0.19, [0, -3, 0], "#f7efe1", 3);
    return draw(pen, art, sheets) + parcel(pen, art, [-w * 0.42, -d * 1.12, 0]);
  },
};

// A small tied box in front, so that the bag's size can be read.
function parcel(pen: Pen, art: Art, at: Vec): string {
  const side = Math.min(art.size.width, art.size.height) * 0.32;
  const box = boxSides(side, side * 0.8, side * 0.42, at, -8);
  const stock = stockOf(art.accent ?? "blush");
  const faces = [box.front, box.right, box.top]
    .map((q) => board(pen, q, stock, { flecks: 20 }))
    .join("");
  return (
    shadow(pen, [...box.floor, ...box.top]) +
    faces +
    bow(pen, [at[0], at[1], side * 0.42], side * 0.3, "#f1e6cf")
  );
}

export const ropeHandleBag: FormDrawing = {
  title: "Rope-handle bag",
  ground: "paper",
  object: { bounds, draw: (pen, art) => draw(pen, art) },
  inUse: gift,
  measures: { dimensions: ({ size }) => boxDimensions(size.width, depthOf(size), size.height) },
};
