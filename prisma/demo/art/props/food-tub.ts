import type { Vec } from "../geometry";
import type { Pen } from "../pen";
import { disc, lathe, type Ring } from "../round";

/** A lidded paper tub, as soups and curries go out in. */
export function foodTub(
  pen: Pen,
  at: Vec,
  radius: number,
  height: number,
  colour: string,
  lid = "#f3ecdd",
): string {
  const axis = { from: at };
  const rim: Ring[] = [
    [height * 0.84, radius * 1.04],
    [height * 0.97, radius * 1.04],
  ];
  return (
    lathe(
      pen,
      [
        [0, radius * 0.84],
        [height * 0.84, radius],
      ],
      colour,
      axis,
    ) +
    lathe(pen, rim, lid, axis) +
    disc(pen, [height * 0.97, radius * 1.04], lid, axis) +
    disc(pen, [height * 0.965, radius * 0.88], lid, axis, { tone: -0.05 })
  );
}
