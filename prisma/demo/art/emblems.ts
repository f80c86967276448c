import type { Print } from "../types";
import type { Pt } from "./geometry";

/** A stroke or filled shape of a mark, in a unit square with v upwards. */
export interface Stroke {
  points: readonly Pt[];
  filled?: boolean;
  straight?: boolean;
}

const petal = (from: Pt, to: Pt, belly: number): Pt[] => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const side = (t: number, k: number): Pt => [from[0] + dx * t - dy * k, from[1] + dy * t + dx * k];
  return [
    from,
    side(0.25, belly * 0.8),
    side(0.55, belly),
    side(0.85, belly * 0.45),
    to,
    side(0.85, -belly * 0.45),
    side(0.55, -belly),
    side(0.25, -belly * 0.8),
  ];
};

// Two halves with the midrib left open between them, as a stamp is cut.
const leaf: Stroke[] = [
  {
    points: [
      [0.33, 0.22],
      [0.2, 0.4],
      [0.22, 0.66],
      [0.48, 0.84],
      [0.84, 0.95],
      [0.66, 0.7],
      [0.5, 0.46],
    ],
    filled: true,
  },
  {
    points: [
      [0.37, 0.19],
      [0.56, 0.14],
      [0.78, 0.28],
      [0.88, 0.6],
      [0.88, 0.92],
      [0.71, 0.67],
      [0.55, 0.43],
    ],
    filled: true,
  },
  {
    points: [
      [0.12, 0.02],
      [0.24, 0.12],
      [0.42, 0.32],
    ],
  },
];

const wheat: Stroke[] = [
  {
    points: [
      [0.5, 0.0],
      [0.5, 0.3],
      [0.5, 0.66],
    ],
  },
  { points: petal([0.5, 0.72], [0.5, 1], 0.2), filled: true },
  ...[0.2, 0.37, 0.54].flatMap((v): Stroke[] => [
    { points: petal([0.45, v + 0.04], [0.22, v + 0.28], 0.2), filled: true },
    { points: petal([0.55, v + 0.04], [0.78, v + 0.28], 0.2), filled: true },
  ]),
];

const cup: Stroke[] = [
  {
    points: [
      [0.2, 0.5],
      [0.26, 0.12],
      [0.64, 0.12],
      [0.7, 0.5],
    ],
    filled: true,
    straight: true,
  },
  {
    points: [
      [0.69, 0.44],
      [0.84, 0.42],
      [0.82, 0.26],
      [0.66, 0.22],
    ],
  },
  {
    points: [
      [0.12, 0.04],
      [0.78, 0.04],
    ],
    straight: true,
  },
  ...[0.34, 0.46, 0.58].map((u): Stroke => ({
    points: [
      [u, 0.58],
      [u + 0.05, 0.68],
      [u - 0.04, 0.78],
      [u + 0.02, 0.9],
    ],
  })),
];

const lotus: Stroke[] = [
  ...(
    [
      [90, 0.84],
      [56, 0.78],
      [124, 0.78],
      [24, 0.62],
      [156, 0.62],
    ] as const
  ).map(([degrees, reach]): Stroke => {
    const spoke = (r: number): Pt => [
      0.5 + Math.cos((degrees * Math.PI) / 180) * r,
      0.14 + Math.sin((degrees * Math.PI) / 180) * r,
    ];
    return { points: petal(spoke(0.16), spoke(reach), 0.2), filled: true };
  }),
];

const EMBLEMS: Partial<Record<Print, Stroke[]>> = { leaf, wheat, cup, lotus };

/** Strokes of a small mark; none for prints that cover a panel. */
export const emblem = (kind: Print): readonly Stroke[] => EMBLEMS[kind] ?? [];
