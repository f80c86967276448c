import type { Vec } from "../geometry";
import { path, polyline } from "../path";
import type { Pen } from "../pen";
import { lathe, type Ring, disc, wallSurface } from "../round";
import { shadow } from "../shadow";
import { ringBounds } from "../turned";

/** A 750 ml glass bottle with a screw cap; proportions follow from its radius in mm. */
export function bottle(pen: Pen, at: Vec, radius: number, colour: string): string {
  const axis = { from: at };
  const body: Ring[] = [
    [0, radius * 0.95],
    [4, radius],
    [radius * 4.2, radius],
    [radius * 4.9, radius * 0.78],
    [radius * 5.4, radius * 0.42],
    [radius * 6.6, radius * 0.34],
  ];
  const cap: Ring[] = [
    [radius * 6.3, radius * 0.4],
    [radius * 7.1, radius * 0.4],
  ];
  const label: [Ring, Ring] = [
    [radius * 1.3, radius * 1.012],
    [radius * 3.3, radius * 1.012],
  ];
  const paper = wallSurface(label[0], label[1], axis);
  const outline = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8].flatMap((u) => [paper(u + 0.06, 0)]);
  const top = [0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0].map((u) => paper(u + 0.06, 1));
  return (
    shadow(
      pen,
      ringBounds([body[0] ?? [0, 0], body[2] ?? [0, 0], body[5] ?? [0, 0]], axis),
      at[2],
    ) +
    lathe(pen, body, colour, axis) +
    shine(pen, body, at) +
    pen.face([...outline, ...top], "#efe6d0", { normal: [-0.4, -0.7, 0.2], fall: 0.16 }) +
    lathe(pen, cap, "#2c5d45", axis) +
    disc(pen, cap[1] ?? [0, 1], "#2c5d45", axis)
  );
}

function shine(pen: Pen, body: readonly Ring[], at: Vec): string {
  if (pen.inking) return "";
  const glass = wallSurface(body[1] ?? [0, 1], body[2] ?? [0, 1], { from: at });
  const strip = [glass(0.17, 0.03), glass(0.17, 0.97), glass(0.22, 0.97), glass(0.22, 0.03)].map(
    (p) => pen.at(p),
  );
  return path(polyline(strip, true), { fill: "#fff6e6", opacity: 0.35 });
}
