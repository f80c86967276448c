import { add, circle, type Vec } from "../geometry";
import type { Pen } from "../pen";
import { disc, lathe, ringPoints } from "../round";
import { shadow } from "../shadow";

/** A biscuit with dark chips. */
export function cookie(pen: Pen, at: Vec, radius: number): string {
  const axis = { from: at };
  const thick = radius * 0.28;
  const chips = Array.from({ length: 9 }, (_, i) => {
    const [a, r] = [i * 2.4, radius * 0.78 * Math.sqrt((i + 0.5) / 9)];
    const spot = add(at, [Math.cos(a) * r, Math.sin(a) * r, thick]);
    return pen.face(circle(spot, radius * (0.07 + pen.random() * 0.05), 7), "#5d3a1f", {
      fall: 0,
      soft: true,
      tone: -0.1,
    });
  });
  return (
    shadow(
      pen,
      [...ringPoints([0, radius * 0.94], axis), ...ringPoints([thick, radius * 0.94], axis)],
      at[2],
    ) +
    lathe(
      pen,
      [
        [0, radius * 0.9],
        [thick * 0.5, radius],
        [thick, radius * 0.92],
      ],
      "#bd8243",
      axis,
    ) +
    disc(pen, [thick, radius * 0.94], "#c98f4e", axis) +
    chips.join("")
  );
}
