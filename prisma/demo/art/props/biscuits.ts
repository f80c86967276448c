import { circle, type Vec } from "../geometry";
import { shade } from "../palette";
import { path, smooth } from "../path";
import type { Pen } from "../pen";
import { disc, lathe } from "../round";
import { contact } from "../shadow";
import { spot } from "../turned";

const CRUST = "#cf9b5b";

/** Two round butter biscuits, one leaning over the other. */
export function biscuits(pen: Pen, at: Vec, size: number): string {
  const [x, y, z] = at;
  const step = spot(size * 0.45, size * 0.1);
  return (
    biscuit(pen, at, size / 2) + biscuit(pen, [x + step[0], y + step[1], z + size * 0.13], size / 2)
  );
}

function biscuit(pen: Pen, at: Vec, radius: number): string {
  const thick = radius * 0.26;
  const rings = [
    [0, radius],
    [thick, radius * 0.97],
  ] as const;
  const holes = circle([at[0], at[1], at[2] + thick], radius * 0.45, 6).map((p) =>
    smooth(
      circle(p, radius * 0.05, 8).map((q) => pen.at(q)),
      true,
    ),
  );
  return (
    contact(pen, circle(at, radius)) +
    lathe(pen, rings, CRUST, { from: at }) +
    disc(pen, rings[1], shade(CRUST, 0.1), { from: at }) +
    path(holes.join(""), { fill: shade(CRUST, -0.35) })
  );
}
