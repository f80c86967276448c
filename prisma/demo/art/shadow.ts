import { hull, type Pt, type Vec } from "./geometry";
import { cast } from "./light";
import { path, polyline } from "./path";
import type { Pen } from "./pen";

const SHADE = "#43341c";
// In 8 bits a faint brown rounds to olive or pink. These three are exact at 5/255 and make brown together;
// the coarse one is exact at 15/255, for small things whose shadow is too short to show its steps.
const FAINT = { layers: 27, opacity: 0.0197, colours: ["#683434", "#343400", "#343434"] } as const;
const COARSE = { layers: 9, opacity: 0.059, colours: ["#453423"] } as const;
const SHORT = 17;
const ROUND = Array.from({ length: 16 }, (_, i): Pt => [
  Math.cos((i / 8) * Math.PI),
  Math.sin((i / 8) * Math.PI),
]);

/**
 * Shadow on the plane z = floor of whatever the points enclose. Stacked translucent shapes, each reaching
 * a little further and softer than the one before, so it is dark at the foot and gone at the tip. Draw it
 * before the object. `hovering` is for parts that stand clear of the plane, such as an open lid.
 */
export function shadow(
  pen: Pen,
  points: readonly Vec[],
  floor = 0,
  strength = 1,
  hovering = false,
): string {
  if (pen.inking) return "";
  const height = Math.max(...points.map((p) => p[2])) - floor;
  const foot = standing(points, floor);
  const blur = Math.min(54, 9 + pen.px(height) * 0.15);
  const { colours, opacity, ...stack } = blur < SHORT ? COARSE : FAINT;
  const layers = Math.max(4, Math.round(stack.layers * strength));
  const soft = Array.from({ length: layers }, (_, i) => {
    const share = ((layers - i) / layers) ** 1.15;
    const tips = points.map((p) =>
      pen.at(cast([p[0], p[1], floor + (p[2] - floor) * share], floor)),
    );
    const feet = foot.map((p) => pen.at([p[0], p[1], floor]));
    const away = blur * share * 0.8;
    return layer(
      hull([...(hovering ? [] : nudge(feet, away)), ...nudge(tips, away)]),
      3 + blur * share * 2,
      opacity,
      colours[i % colours.length],
    );
  });
  return hovering
    ? soft.join("")
    : soft.join("") +
        contact(
          pen,
          foot.map((p) => [p[0], p[1], floor]),
          strength,
        );
}

// A cup touches the table with its base only, not with what lies under its rim.
function standing(points: readonly Vec[], floor: number): readonly Vec[] {
  const low = points.filter((p) => p[2] - floor < 1);
  return low.length > 2 ? low : points;
}

/** Only the dark line where something rests on something else. */
export function contact(pen: Pen, points: readonly Vec[], strength = 1): string {
  if (pen.inking) return "";
  const base = hull(
    nudge(
      points.map((p) => pen.at(p)),
      3.5,
    ),
  );
  return [11, 6, 2].map((width) => layer(base, width, 0.11 * strength)).join("");
}

// The lamp side of an object throws next to nothing, so the softness is pushed down and to the right.
const nudge = (points: readonly Pt[], px: number): Pt[] =>
  points.map(([x, y]) => [x + px, y + px * 0.55]);

// Grown by a ring round each corner instead of by a stroke, so that one plain fill does.
function layer(
  points: readonly Pt[],
  width: number,
  opacity: number,
  colour: string = SHADE,
): string {
  const grown = points.flatMap(([x, y]) =>
    ROUND.map(([dx, dy]): Pt => [x + dx * width * 0.5, y + dy * width * 0.5]),
  );
  return path(polyline(thinned(hull(grown)), true), { fill: colour, opacity });
}

// Corners closer than this cannot be told apart at the edge of a shadow.
const NEAR = 4;

function thinned(points: readonly Pt[]): Pt[] {
  const kept: Pt[] = [];
  for (const p of points) {
    const last = kept.at(-1);
    if (!last || Math.hypot(p[0] - last[0], p[1] - last[1]) > NEAR) kept.push(p);
  }
  return kept;
}

/** Shade that one part throws on the face of another: the points lie on that face. */
export function veil(pen: Pen, points: readonly Vec[], opacity = 0.2): string {
  if (pen.inking) return "";
  return path(
    polyline(
      points.map((p) => pen.at(p)),
      true,
    ),
    { fill: SHADE, opacity },
  );
}
