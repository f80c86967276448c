import { add, type Vec } from "./geometry";
import { INK, shade } from "./palette";
import { element, path, polyline } from "./path";
import type { Pen } from "./pen";
import { spot } from "./turned";

/** Where a strand lies: any random point of the heap, back ones first when sorted by the caller. */
export type Place = (depth: number) => Vec;

/** Crimped strips in several tones, drawn in layers from back to front so that they tangle. */
export function crinkle(
  pen: Pen,
  place: Place,
  colours: readonly string[],
  strands: number,
  length: number,
): string {
  const layers = pen.inking ? 3 : 12;
  const wanted = pen.inking ? strands * 0.16 : strands;
  return Array.from({ length: layers }, (_, layer) => {
    const share = layer / (layers - 1);
    return colours
      .map((colour, k) => {
        const count = Math.ceil(wanted / layers / colours.length);
        const d = Array.from({ length: count }, () =>
          strand(pen, place(share), length * (0.6 + pen.random() * 0.7)),
        ).join("");
        return strip(pen, d, shade(colour, -0.2 + share * 0.2 + (k % 2) * 0.04));
      })
      .join("");
  }).join("");
}

function strip(pen: Pen, d: string, colour: string): string {
  const look = { fill: "none", "stroke-linejoin": "bevel", "stroke-linecap": "butt" };
  if (pen.inking) return path(d, { ...look, stroke: INK, "stroke-width": 1.3 });
  // One outline drawn three times by reference: shade below, strip, lit edge.
  const href = pen.define("path", { d }, "").slice(4, -1);
  const width = Math.max(5, Math.min(13, pen.px(5.5)));
  const drawn = (stroke: string, wide: number, x: number, y: number, opacity: number) =>
    element("use", { href, x, y, ...look, stroke, "stroke-width": wide, opacity });
  return (
    drawn(shade(colour, -0.46), width + 1.5, 1.5, 3, 0.5) +
    drawn(colour, width, 0, 0, 1) +
    drawn(shade(colour, 0.42), width * 0.24, -1, -width * 0.22, 0.7)
  );
}

// A crimped strip seen from the side is a zigzag that wanders.
function strand(pen: Pen, from: Vec, length: number): string {
  const steps = 6 + Math.floor(pen.random() * 4);
  let heading = pen.random() * Math.PI * 2;
  let at = from;
  const points = Array.from({ length: steps }, (_, i) => {
    heading += (pen.random() - 0.5) * 0.9;
    const step = length / steps;
    at = add(
      at,
      spot(
        Math.cos(heading) * step,
        Math.sin(heading) * step * 0.8,
        Math.sin(heading * 1.7) * step * 0.3,
      ),
    );
    return pen.at(add(at, [0, 0, i % 2 ? step * 0.5 : 0]));
  });
  return polyline(points);
}
