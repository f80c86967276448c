import { quadSurface } from "../fibres";
import { add, type Vec } from "../geometry";
import type { Stock } from "../palette";
import type { Pen } from "../pen";
import { shadow } from "../shadow";
import { board, boxSides, lifted, part } from "../solid";
import { type TapeMark, tapePrint } from "../tape-print";

export interface Parcel {
  width: number;
  depth: number;
  height: number;
  at: Vec;
  stock: Stock;
  tape?: { stock: Stock; mark?: TapeMark; colour: string; width: number };
}

/** A closed carton, taped along the seam of its flaps and down the end. */
export function parcel(pen: Pen, { width, depth, height, at, stock, tape }: Parcel): string {
  const sides = boxSides(width, depth, height, at);
  const seam: [Vec, Vec] = [add(at, [-width / 2, 0, height]), add(at, [width / 2, 0, height])];
  return (
    shadow(pen, [...sides.floor, ...sides.top], at[2]) +
    board(pen, sides.front, stock) +
    board(pen, sides.right, stock) +
    board(pen, sides.top, stock) +
    pen.line(seam, "cut", stock.face) +
    (tape ? strip(pen, sides.top, sides.right, { width, depth, height }, tape) : "")
  );
}

type Sides = ReturnType<typeof boxSides>;

function strip(
  pen: Pen,
  top: Sides["top"],
  right: Sides["right"],
  size: { width: number; depth: number; height: number },
  tape: NonNullable<Parcel["tape"]>,
): string {
  const half = tape.width / 2 / size.depth;
  const drop = Math.min(0.5, (tape.width * 1.25) / size.height);
  const over = lifted(part(top, 0, 1, 0.5 - half, 0.5 + half), [0, 0, 0.4]);
  const down = lifted(part(right, 0.5 - half, 0.5 + half, 1 - drop, 1), [0.4, 0, 0]);
  return (
    board(pen, over, tape.stock, { flecks: 24 }) +
    board(pen, down, tape.stock, { flecks: 8 }) +
    tapePrint(
      pen,
      tape.mark,
      quadSurface(over),
      size.width,
      tape.width,
      tape.colour,
      tape.width * 0.92,
    )
  );
}
