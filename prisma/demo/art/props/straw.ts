import { add, along, type Vec } from "../geometry";
import { shade } from "../palette";
import { path, polyline } from "../path";
import type { Pen } from "../pen";
import { lathe } from "../round";
import { spot } from "../turned";
import { sub, unit } from "../geometry";

/** Paper straw leaning over the rim of a cup, with a spiral stripe; only its free end shows. */
export function straw(pen: Pen, at: Vec, height: number, width: number, colour: string): string {
  const from = add(at, spot(width * 0.02, width * 0.02, height * 0.86));
  const to = add(at, spot(width * 0.42, width * 0.16, height * 1.42));
  const radius = width * 0.045;
  const length = Math.hypot(...sub(to, from));
  const body = lathe(
    pen,
    [
      [0, radius],
      [length, radius],
    ],
    "#f6efe0",
    { from, towards: unit(sub(to, from)) },
  );
  const side = spot(radius, -radius * 0.2);
  const bands = Array.from({ length: 9 }, (_, i) => {
    const [a, b] = [along(from, to, (i + 0.3) / 9), along(from, to, (i + 0.72) / 9)];
    const [c, d] = [along(from, to, (i + 0.95) / 9), along(from, to, (i + 0.53) / 9)];
    return polyline(
      [
        add(a, [-side[0], -side[1], 0]),
        add(b, [-side[0], -side[1], 0]),
        add(c, side),
        add(d, side),
      ].map((p) => pen.at(p)),
      true,
    );
  });
  return body + path(bands.join(""), { fill: shade(colour, 0.05), opacity: 0.92 });
}
