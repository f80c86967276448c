import type { Print } from "../types";
import type { Stroke } from "./emblems";
import type { Pt } from "./geometry";

/** True for prints that cover a panel, false for a small mark in its middle. */
export const isAllOver = (print: Print | undefined): boolean =>
  print === "stripes" || print === "dots" || print === "block-print";

export function stripes(width: number): Stroke[] {
  const count = Math.max(5, Math.round(width / 22));
  return Array.from({ length: count }, (_, i) => {
    const [a, b] = [(i + 0.28) / count, (i + 0.72) / count];
    return {
      points: [
        [a, 0],
        [b, 0],
        [b, 1],
        [a, 1],
      ],
      filled: true,
      straight: true,
    };
  });
}

export function dots(width: number, height: number): Stroke[] {
  const step = Math.max(16, Math.min(width, height) / 7);
  const [columns, rows] = [
    Math.max(3, Math.round(width / step)),
    Math.max(3, Math.round(height / step)),
  ];
  const out: Stroke[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns - (row % 2); column++) {
      const [u, v] = [(column + 0.5 + (row % 2) / 2) / columns, (row + 0.5) / rows];
      out.push({
        points: Array.from({ length: 8 }, (_, i): Pt => [
          u + (Math.cos((i * Math.PI) / 4) * 0.17) / columns,
          v + (Math.sin((i * Math.PI) / 4) * 0.17) / rows,
        ]),
        filled: true,
      });
    }
  return out;
}

// Buti motifs between two rules along the top and the foot of the panel, as on a block-printed cloth.
export function border(width: number, height: number): Stroke[] {
  const band = Math.min(0.24, (Math.min(width, height) * 0.2) / height);
  const count = Math.max(5, Math.round(width / (band * height * 0.8)));
  return [0.06, 0.94 - band].flatMap((foot): Stroke[] => [
    ...[foot, foot + band].map((v): Stroke => ({
      points: Array.from({ length: 25 }, (_, i): Pt => [i / 24, v]),
      straight: true,
    })),
    ...Array.from({ length: count }, (_, i): Stroke => {
      const u = (i + 0.5) / count;
      const half = 0.36 / count;
      return {
        points: [
          [u, foot + band * 0.12],
          [u + half, foot + band * 0.42],
          [u + half * 0.45, foot + band * 0.62],
          [u, foot + band * 0.9],
          [u - half * 0.45, foot + band * 0.62],
          [u - half, foot + band * 0.42],
        ],
        filled: true,
        straight: true,
      };
    }),
  ]);
}
