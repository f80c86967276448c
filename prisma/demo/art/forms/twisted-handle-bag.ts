import type { Art } from "../../types";
import { bag } from "../bag";
import { bagShape } from "../bag-shape";
import { cord, handleLoop } from "../cord";
import { boxDimensions } from "../dimension";
import type { FormDrawing, Still } from "../form";
import { add, corners, times, type Vec } from "../geometry";
import { shade, stockOf } from "../palette";
import type { Pen } from "../pen";
import { baguette } from "../props/bread";
import { sprig } from "../props/sprig";
import { depthOf } from "../solid";

const MOUTH = 0.86;
const handleRise = ({ size }: Art) => Math.min(size.height * 0.36, size.width * 0.42);

const bounds = (art: Art): Vec[] => {
  const { width, height } = art.size;
  return [
    ...corners(width, depthOf(art.size), height),
    [-width * 0.12, 0, height + handleRise(art)],
    [width * 0.12, 0, height + handleRise(art)],
  ];
};

function draw(pen: Pen, art: Art, contents = ""): string {
  const { width, height } = art.size;
  const stock = stockOf(art.material);
  const y = (depthOf(art.size) / 2) * MOUTH;
  const colour = art.accent ? stockOf(art.accent).face : shade(stock.face, -0.08);
  const half = width * 0.19;
  const loop = (side: 1 | -1) =>
    cord(
      pen,
      handleLoop(half, height - 20, height + handleRise(art), side * (y - 3), side * -14),
      5.2,
      colour,
    );
  return bag(pen, art, {
    mouth: MOUTH,
    edge: "plain",
    hem: 34,
    inside: patch(pen, art, half) + loop(1) + contents,
    inFront: loop(-1),
  });
}

// The cord's feet are held inside by a pasted strip of the same paper.
function patch(pen: Pen, art: Art, half: number): string {
  const { back } = bagShape(art, MOUTH);
  const z = art.size.height;
  const y = back[2][1] - 1;
  const quad: Vec[] = [
    [-half * 1.5, y, z - 42],
    [half * 1.5, y, z - 42],
    [half * 1.5, y, z - 6],
    [-half * 1.5, y, z - 6],
  ];
  return pen.face(quad, stockOf(art.material).face, { tone: -0.1, fall: 0.03 });
}

const shopping: Still = {
  bounds: (art) => [
    ...bounds(art),
    [-art.size.width * 0.2, 0, art.size.height * 1.45],
    [art.size.width * 0.3, 0, art.size.height * 1.4],
  ],
  draw: (pen, art) => {
    const { width: w, height: h } = art.size;
    const d = depthOf(art.size);
    const up = (x: number, y: number): Vec => add([x, y, 0], [0, 0, 1]);
    const from = (x: number, y: number, z = 0.6): Vec => [x * w, y * d, z * h];
    const contents =
      sprig(pen, from(-0.3, 0.2, 0.8), up(-0.3, 0.1), h * 0.5, "#58774a", 7) +
      sprig(pen, from(-0.12, 0.24, 0.8), up(-0.02, 0.1), h * 0.44, "#6b8a57", 7) +
      baguette(pen, from(0.14, 0.12), up(0.16, 0.02), h * 0.84, w * 0.095) +
      baguette(pen, from(0.28, -0.02), up(0.3, 0), h * 0.72, w * 0.09) +
      sprig(pen, from(-0.36, -0.02, 0.84), times(up(-0.5, -0.1), 1), h * 0.36, "#4d6d43", 6) +
      sprig(pen, from(-0.18, -0.1, 0.86), up(-0.18, -0.16), h * 0.3, "#7b965f", 6);
    return draw(pen, art, contents);
  },
};

export const twistedHandleBag: FormDrawing = {
  title: "Twisted-handle bag",
  ground: "paper",
  object: { bounds, draw: (pen, art) => draw(pen, art) },
  inUse: shopping,
  measures: { dimensions: ({ size }) => boxDimensions(size.width, depthOf(size), size.height) },
};
