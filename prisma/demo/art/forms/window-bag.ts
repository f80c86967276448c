import type { Art } from "../../types";
import { bag } from "../bag";
import { bagShape } from "../bag-shape";
import { boxDimensions, mm } from "../dimension";
import type { Quad } from "../fibres";
import type { FormDrawing, Still } from "../form";
import { add, along, corners, type Vec } from "../geometry";
import { shade, stockOf } from "../palette";
import type { Pen } from "../pen";
import { bagWindow } from "../props/bag-window";
import { cookie } from "../props/cookie";
import { depthOf, lifted, part } from "../solid";

const MOUTH = 0.05;
const bounds = ({ size }: Art): Vec[] =>
  corners(size.width, depthOf(size), size.height).map((p) => (p[2] ? [p[0], p[1] * 0.1, p[2]] : p));

function draw(pen: Pen, art: Art): string {
  const { front } = bagShape(art, MOUTH);
  return bag(pen, art, {
    mouth: MOUTH,
    edge: "plain",
    mark: 0.32,
    markAt: [0.5, 0.7],
    over: bagWindow(pen, art, front) + foldedTop(pen, art, front),
  });
}

/** The mouth is folded down twice and held by a tin tie whose ends turn round the sides. */
function foldedTop(pen: Pen, art: Art, front: Quad): string {
  const stock = stockOf(art.material);
  const share = Math.min(0.12, 30 / art.size.height);
  const fold = lifted(part(front, 0, 1, 1 - share, 1), [0, -4, 0]);
  const tie = lifted(part(front, -0.045, 1.045, 1 - share * 0.62, 1 - share * 0.3), [0, -6, 0]);
  const bend = (a: Vec, b: Vec) =>
    pen.face([a, b, add(b, [2, 9, 0]), add(a, [2, 9, 0])], shade(stock.face, 0.3));
  return (
    pen.face(fold, stock.face, { tone: 0.06 }) +
    pen.line([along(fold[0], fold[3], 0.04), along(fold[1], fold[2], 0.04)], "crease", stock.face) +
    pen.face(tie, art.accent ? stockOf(art.accent).face : "#efe4cc", { fall: 0.04 }) +
    bend(tie[1], tie[2])
  );
}

const tasting: Still = {
  bounds: (art) => [
    ...bounds(art),
    [-art.size.width * 0.95, -depthOf(art.size) * 0.9, 0],
    [-art.size.width * 0.1, -depthOf(art.size) * 2.1, 0],
    [art.size.width * 0.7, -depthOf(art.size) * 0.9, 0],
  ],
  draw: (pen, art) => {
    const { width: w } = art.size;
    const d = depthOf(art.size);
    const r = w * 0.25;
    const stack = [0, 1, 2].map((i) =>
      cookie(pen, [-w * 0.82 + (i % 2) * 4, -d * 0.5, i * r * 0.3], r),
    );
    return (
      draw(pen, art) +
      stack.join("") +
      cookie(pen, [-w * 0.18, -d * 1.5, 0], r) +
      cookie(pen, [w * 0.42, -d * 1.35, 0], r * 0.96)
    );
  },
};

export const windowBag: FormDrawing = {
  title: "Window bag",
  ground: "paper",
  object: { bounds, draw },
  inUse: tasting,
  measures: {
    dimensions: ({ size }) => {
      const [width, depth, height] = boxDimensions(size.width, depthOf(size), size.height);
      const x = -size.width / 2;
      return width && depth && height
        ? [
            width,
            depth,
            {
              from: [x, 0, 0],
              to: [x, 0, size.height],
              out: [-size.width * 0.42, 0, 0],
              label: mm(size.height),
            },
          ]
        : [];
    },
  },
};
