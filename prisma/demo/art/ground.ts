import type { GroundTone } from "../types";
import { GROUNDS, shade } from "./palette";
import { element, n, path } from "./path";
import type { Pen } from "./pen";

/** Sheet of uncoated paper that the objects stand on: lit from the upper left, with a few fibres in it. */
export function ground(pen: Pen, tone: GroundTone): string {
  const colour = GROUNDS[tone];
  const stops = [
    [0, shade(colour, 0.42)],
    [0.55, colour],
    [1, shade(colour, -0.07)],
  ] as const;
  const marks = stops
    .map(([offset, fill]) => element("stop", { offset, "stop-color": fill }))
    .join("");
  const fill = pen.define(
    "radialGradient",
    { gradientUnits: "userSpaceOnUse", cx: 400, cy: 330, r: 1150 },
    marks,
  );
  return element("rect", { width: 1200, height: 1200, fill }) + threads(pen, colour);
}

function threads(pen: Pen, colour: string): string {
  const draw = (count: number) =>
    Array.from({ length: count }, () => {
      const [x, y, a] = [pen.random() * 1200, pen.random() * 1200, pen.random() * 6.3];
      const [dx, dy, bend] = [Math.cos(a) * 9, Math.sin(a) * 9, pen.random() * 8 - 4];
      return `M${n(x)} ${n(y)}q${n(dx / 2 + bend)} ${n(dy / 2 - bend)} ${n(dx)} ${n(dy)}`;
    }).join("");
  const common = { fill: "none", "stroke-width": 1, "stroke-linecap": "round" };
  return (
    path(draw(110), { ...common, stroke: shade(colour, -0.2), opacity: 0.3 }) +
    path(draw(70), { ...common, stroke: "#fffdf6", opacity: 0.6 })
  );
}
