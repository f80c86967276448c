import type { Art } from "../../types";
import { cartonBlank } from "../blanks/carton";
import { cartonWalls } from "../carton-walls";
import { boxDimensions } from "../dimension";
import type { FormDrawing } from "../form";
import { corners } from "../geometry";
import { type Stock, stockOf } from "../palette";
import { packedCarton } from "../packed-carton";
import type { Pen } from "../pen";
import { shadow } from "../shadow";
import { board, boxSides, depthOf, part } from "../solid";

const bounds = ({ size }: Art) => corners(size.width, depthOf(size), size.height);
const TAPE: Stock = { face: "#a9773f", inner: "#a9773f", edge: "#8a5d2d" };

function closed(pen: Pen, art: Art): string {
  const { width, height } = art.size;
  const depth = depthOf(art.size);
  const stock = stockOf(art.material);
  const sides = boxSides(width, depth, height);
  const strip = Math.min(0.24, 52 / depth);
  const tape = (["top", "right"] as const).map((side) =>
    side === "top"
      ? pen.face(part(sides.top, 0, 1, 0.5 - strip / 2, 0.5 + strip / 2), TAPE.face, { fall: 0.05 })
      : pen.face(part(sides.right, 0.5 - strip / 2, 0.5 + strip / 2, 0.74, 1), TAPE.face, {
          fall: 0.05,
        }),
  );
  return (
    shadow(pen, bounds(art)) +
    cartonWalls(pen, art) +
    board(pen, sides.top, stock) +
    pen.line(
      [
        [-width / 2, 0, height],
        [width / 2, 0, height],
      ],
      "cut",
      stock.face,
    ) +
    tape.join("") +
    pen.line(
      [
        [-width / 2, -depth / 2, height],
        [width / 2, -depth / 2, height],
        [width / 2, depth / 2, height],
      ],
      "glint",
      stock.face,
    )
  );
}

export const shippingCarton: FormDrawing = {
  title: "Shipping carton",
  ground: "sand",
  object: { bounds, draw: closed },
  inUse: packedCarton,
  measures: {
    dimensions: ({ size }) => boxDimensions(size.width, depthOf(size), size.height),
    dieline: cartonBlank,
  },
};
