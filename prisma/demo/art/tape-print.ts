import type { Surface } from "./fibres";
import { type Stroke } from "./emblems";
import { drawStrokes, inset, print } from "./marks";
import type { Pen } from "./pen";
import { patch } from "./turned";
import type { Print } from "../types";

/** Goblet and two arrows: the handling mark that every sorting floor knows. */
const FRAGILE: Stroke[] = [
  {
    points: [
      [0.3, 0.92],
      [0.7, 0.92],
      [0.66, 0.6],
      [0.54, 0.5],
      [0.46, 0.5],
      [0.34, 0.6],
    ],
    filled: true,
    straight: true,
  },
  {
    points: [
      [0.5, 0.5],
      [0.5, 0.16],
    ],
  },
  {
    points: [
      [0.34, 0.12],
      [0.66, 0.12],
    ],
  },
  ...[-0.08, 1.08].flatMap((u): Stroke[] => [
    {
      points: [
        [u, 0.12],
        [u, 0.7],
      ],
    },
    {
      points: [
        [u - 0.13, 0.62],
        [u, 0.9],
        [u + 0.13, 0.62],
      ],
      filled: true,
      straight: true,
    },
  ]),
];

export type TapeMark = Print | "fragile";

/** The mark repeated along a strip whose u runs with the tape and v across it, every `pitch` mm. */
export function tapePrint(
  pen: Pen,
  mark: TapeMark | undefined,
  strip: Surface,
  length: number,
  width: number,
  colour: string,
  pitch: number,
): string {
  const count = Math.max(1, Math.round(length / pitch));
  return Array.from({ length: count }, (_, i) => {
    const panel = patch(strip, i / count, (i + 1) / count, 0, 1);
    if (mark !== "fragile") return print(pen, mark, panel, colour, length / count, width, 0.6);
    return drawStrokes(
      pen,
      FRAGILE,
      inset(panel, length / count, width, 0.62),
      colour,
      width * 0.045,
    );
  }).join("");
}
