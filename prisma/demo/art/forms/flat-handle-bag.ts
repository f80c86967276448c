import type { Art } from "../../types";
import { bag } from "../bag";
import { boxDimensions } from "../dimension";
import type { FormDrawing, Still } from "../form";
import { corners, type Vec } from "../geometry";
import { stockOf } from "../palette";
import type { Pen } from "../pen";
import { bun } from "../props/bread";
import { foodTub } from "../props/food-tub";
import { depthOf } from "../solid";

const MOUTH = 0.9;
const STRIP = 24;
const handleRise = ({ size }: Art) => Math.min(size.height * 0.3, size.width * 0.34);

const bounds = (art: Art): Vec[] => {
  const { width, height } = art.size;
  return [
    ...corners(width, depthOf(art.size), height),
    [-width * 0.15, 0, height + handleRise(art)],
    [width * 0.15, 0, height + handleRise(art)],
  ];
};

function draw(pen: Pen, art: Art, contents = ""): string {
  const y = (depthOf(art.size) / 2) * MOUTH;
  return bag(pen, art, {
    mouth: MOUTH,
    edge: "pinked",
    inside: handle(pen, art, y - 2) + contents,
    inFront: handle(pen, art, -y + 2),
  });
}

/** A folded strip pasted inside the wall: up, across and down, mitred where it turns. */
function handle(pen: Pen, art: Art, y: number): string {
  const stock = stockOf(art.accent ?? art.material);
  const [half, foot, top] = [
    art.size.width * 0.2,
    art.size.height - 26,
    art.size.height + handleRise(art),
  ];
  const lean = y > 0 ? -8 : 8;
  const p = (x: number, z: number): Vec => [x, y + (lean * (z - foot)) / (top - foot), z];
  const upright = (s: 1 | -1) =>
    pen.face(
      [
        p(s * half, foot),
        p(s * (half + STRIP), foot),
        p(s * (half + STRIP), top - STRIP),
        p(s * half, top - STRIP),
      ],
      stock.face,
      { fall: 0.05, tone: y > 0 ? -0.08 : 0 },
    );
  const across = [
    p(-half - STRIP, top - STRIP),
    p(-half - STRIP * 0.25, top),
    p(half + STRIP * 0.25, top),
    p(half + STRIP, top - STRIP),
  ];
  return (
    upright(-1) +
    upright(1) +
    pen.face(across, stock.face, { tone: y > 0 ? -0.04 : 0.05, fall: 0.05 }) +
    pen.line(
      [p(-half - STRIP * 0.5, top - STRIP * 0.5), p(half + STRIP * 0.5, top - STRIP * 0.5)],
      "crease",
      stock.face,
    )
  );
}

const takeaway: Still = {
  bounds: (art) => [
    ...bounds(art),
    [-art.size.width * 0.75, -depthOf(art.size) * 0.9, 0],
    [art.size.width * 0.6, -depthOf(art.size) * 0.95, 0],
  ],
  draw: (pen, art) => {
    const { width: w, height: h } = art.size;
    const d = depthOf(art.size);
    const contents =
      foodTub(pen, [-w * 0.22, d * 0.02, h * 0.74], w * 0.2, h * 0.26, "#c79d6c") +
      foodTub(pen, [w * 0.22, d * 0.02, h * 0.8], w * 0.19, h * 0.24, "#f0e8d8");
    return (
      draw(pen, art, contents) +
      bun(pen, [-w * 0.66, -d * 0.62, 0], w * 0.15) +
      bun(pen, [-w * 0.4, -d * 0.98, 0], w * 0.14)
    );
  },
};

export const flatHandleBag: FormDrawing = {
  title: "Flat-handle bag",
  ground: "paper",
  object: { bounds, draw: (pen, art) => draw(pen, art) },
  inUse: takeaway,
  measures: { dimensions: ({ size }) => boxDimensions(size.width, depthOf(size), size.height) },
};
