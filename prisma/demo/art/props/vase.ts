import { type Vec } from "../geometry";
import { type Stock } from "../palette";
import type { Pen } from "../pen";
import { disc, lathe, type Ring } from "../round";
import { mouth } from "../mouth";

const CLAY = { face: "#b5643a", inner: "#8f4a28", edge: "#c98159" };

/** Neck of a terracotta vase standing out of the collar of its wrapping. */
export function vase(pen: Pen, at: Vec, collar: number, wrap: Stock): string {
  const axis = { from: at };
  const shoulder: Ring[] = [
    [-60, collar * 0.9],
    [-10, collar * 0.78],
    [26, collar * 0.5],
    [60, collar * 0.44],
    [92, collar * 0.6],
  ];
  const [neck, lip] = [shoulder[3] ?? [0, 1], shoulder[4] ?? [0, 1]] as [Ring, Ring];
  return (
    disc(pen, [0, collar], wrap.inner, axis, { inside: true }) +
    lathe(pen, shoulder.slice(1), CLAY.face, axis) +
    mouth(pen, neck, lip, CLAY, collar * 0.06, axis)
  );
}
