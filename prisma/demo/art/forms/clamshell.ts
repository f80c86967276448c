import type { Art } from "../../types";
import { boxDimensions } from "../dimension";
import type { FormDrawing } from "../form";
import { along, corners, type Vec } from "../geometry";
import { stockOf } from "../palette";
import type { Pen } from "../pen";
import { meal } from "../props/meal";
import { shadow } from "../shadow";
import { centroid, hinge, outline, shell } from "../shell";

const INSET = 26;
const LEAN = 108;

function halves({ size }: Art, degrees: number) {
  const { width, depth = width, height } = size;
  const half = height / 2;
  const radius = depth * 0.16;
  const swing = (points: Vec[]) => hinge(points, depth / 2, half, degrees);
  const small = (z: number) => outline(width - INSET, depth - INSET, z, radius * 0.8);
  return {
    rim: outline(width, depth, half, radius),
    floor: small(0),
    lidRim: swing(outline(width, depth, half, radius)),
    lidTop: swing(small(height)),
  };
}

function open(pen: Pen, art: Art, contents = ""): string {
  const { rim, floor, lidRim, lidTop } = halves(art, LEAN);
  const stock = stockOf(art.material);
  return (
    shadow(pen, [...lidRim, ...lidTop], 0, 0.5, true) +
    shadow(pen, [...rim, ...floor]) +
    shell(pen, { rim: lidRim, floor: lidTop, stock, soft: true }) +
    ribs(pen, lidTop, stock.inner) +
    shell(pen, { rim, floor, stock, soft: true, contents }) +
    latch(pen, art)
  );
}

// Pressed panel in the lid: one line inset from its edge.
function ribs(pen: Pen, lidTop: readonly Vec[], colour: string): string {
  const middle = centroid(lidTop);
  const inner = lidTop.map((p) => along(middle, p, 0.84));
  return pen.line([...inner, inner[0] ?? middle], "crease", colour);
}

function latch(pen: Pen, { size, material }: Art): string {
  const { width, depth = width, height } = size;
  const stock = stockOf(material);
  const [x, y, z] = [width * 0.1, -depth / 2, height / 2];
  return pen.face(
    [
      [-x, y - 1, z - 9],
      [x, y - 1, z - 9],
      [x, y - 5, z + 1],
      [-x, y - 5, z + 1],
    ],
    stock.face,
    { tone: 0.06 },
  );
}

function closed(pen: Pen, art: Art): string {
  const { rim, floor, lidRim, lidTop } = halves(art, 0);
  const stock = stockOf(art.material);
  return (
    shadow(pen, [...rim, ...floor, ...lidTop]) +
    shell(pen, { rim, floor, stock, soft: true }) +
    shell(pen, { rim: lidRim, floor: lidTop, stock, soft: true }) +
    ribs(pen, lidTop, stock.face) +
    latch(pen, art)
  );
}

const openBounds = ({ size: { width, depth = width, height } }: Art): Vec[] => [
  ...corners(width, depth, 0).slice(0, 4),
  [-width / 2, depth * 0.8, height / 2 + depth * 0.95],
  [width / 2, depth * 0.8, height / 2 + depth * 0.95],
];

export const clamshell: FormDrawing = {
  title: "Bagasse clamshell",
  ground: "sage",
  object: { bounds: openBounds, draw: (pen, art) => open(pen, art) },
  inUse: {
    bounds: openBounds,
    draw: (pen, art) =>
      open(pen, art, meal(pen, art.size.width, art.size.depth ?? art.size.width, art.size.height)),
  },
  measures: {
    object: {
      bounds: ({ size: { width, depth = width, height } }) => corners(width, depth, height),
      draw: closed,
    },
    dimensions: ({ size: { width, depth = width, height } }) => boxDimensions(width, depth, height),
  },
};
