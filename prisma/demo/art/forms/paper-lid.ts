import { circle, type Vec } from "../geometry";
import { INK, shade, type Stock } from "../palette";
import { path, smooth } from "../path";
import type { Pen } from "../pen";
import { disc, lathe, type Ring, ringPoints } from "../round";
import { spot } from "../turned";

/** Flat paper lid with a rolled skirt and a panel pressed in; vented lids have one small hole. */
export function paperLid(
  pen: Pen,
  radius: number,
  height: number,
  stock: Stock,
  at: Vec,
  vented = false,
): string {
  const axis = { from: at };
  const skirt: Ring[] = [
    [0, radius * 1.035],
    [height * 0.2, radius * 1.045],
    [height, radius * 1.03],
  ];
  return (
    lathe(pen, skirt, stock.face, axis, { tone: 0.02 }) +
    disc(pen, [height, radius * 1.03], stock.face, axis, { tone: 0.04, fall: 0.12 }) +
    panel(pen, radius * 0.93, height, stock, at) +
    (vented ? vent(pen, radius, height, stock, at) : "")
  );
}

function panel(pen: Pen, radius: number, height: number, stock: Stock, at: Vec): string {
  const d = smooth(
    ringPoints([height, radius], { from: at }).map((p) => pen.at(p)),
    true,
  );
  if (pen.inking) return path(d, { fill: "none", stroke: INK, "stroke-width": 1.4 });
  const line = { fill: "none", "stroke-width": 2.4 };
  return (
    path(d, { ...line, stroke: shade(stock.face, -0.24), opacity: 0.75 }) +
    path(d, {
      ...line,
      stroke: shade(stock.face, 0.5),
      opacity: 0.6,
      transform: "translate(1.4 2.6)",
    })
  );
}

function vent(pen: Pen, radius: number, height: number, stock: Stock, at: Vec): string {
  const [x, y] = spot(radius * 0.5, -radius * 0.2);
  const hole = circle([at[0] + x, at[1] + y, at[2] + height], radius * 0.035, 12).map((p) =>
    pen.at(p),
  );
  return path(smooth(hole, true), { fill: pen.inking ? INK : shade(stock.face, -0.6) });
}
