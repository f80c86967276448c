import type { HandleKind } from "./nets/bag";

/** Colours of paper and board in the scene's light, by the words of a product's description. */

export type Colour = readonly [red: number, green: number, blue: number];

const NAMED: [RegExp, Colour][] = [
  [/\bsky\b/, [169, 203, 212]],
  [/\b(ink|black|charcoal)\b/, [52, 53, 47]],
  [/\brust\b/, [184, 88, 48]],
  [/\bblush\b/, [231, 199, 185]],
  [/\bmarigold\b/, [223, 165, 66]],
  [/\bgreen\b/, [49, 96, 72]],
  [/\bwhite\b/, [244, 240, 231]],
];

const KRAFT: Colour = [206, 163, 108];
const KRAFT_INSIDE: Colour = [193, 150, 97];
const WHITE: Colour = [244, 240, 231];
const CREAM: Colour = [236, 228, 211];

export interface Paper {
  outer: Colour;
  inner: Colour;
  /** Colour of a rolled rim. */
  rim: Colour;
}

/** Returns the colours of both faces. */
export function choosePaper(name: string, material: string): Paper {
  const [product, board] = [name.toLowerCase(), material.toLowerCase()];
  const isKraft = /kraft|corrugated|brown/.test(board) && !/bleached|white/.test(board);
  const [, named] = NAMED.find(([word]) => word.test(product)) ?? [];
  if (named) return { outer: named, inner: innerColour(named, isKraft, board), rim: named };
  if (!isKraft) return { outer: WHITE, inner: CREAM, rim: WHITE };
  // A kraft sleeve around a cup of white board.
  const isLined = board.startsWith("cup board");
  const inner = isLined ? CREAM : KRAFT_INSIDE;
  return { outer: KRAFT, inner, rim: isLined ? WHITE : KRAFT };
}

function innerColour(named: Colour, isKraft: boolean, material: string): Colour {
  if (/dyed/.test(material)) return named;
  return isKraft ? KRAFT_INSIDE : CREAM;
}

/** Returns the lit colour as text for CSS, SVG and canvas. Light 1 leaves the colour unchanged; shade is warm. */
export function lit(colour: Colour, light: number): string {
  const warmth = [1, 1 + 0.04 * (light - 1), 1 + 0.12 * (light - 1)];
  const parts = colour.map((part, index) =>
    Math.max(0, Math.min(255, Math.round(part * light * Math.min(1, warmth[index] ?? 1)))),
  );
  return `rgb(${parts.join(" ")})`;
}

/** Returns the perceived lightness. Below 0.5, white ink has more contrast than black. */
export const lightness = ([red, green, blue]: Colour): number =>
  (0.299 * red + 0.587 * green + 0.114 * blue) / 255;

/** A band handle has the colour of the bag's paper. A cord is green, or golden when the bag is not plain. */
export function handleColour(handles: HandleKind | null, { outer }: Paper): string {
  if (handles === "flat") return lit(outer, 0.8);
  return handles === "rope" || lightness(outer) < 0.6 ? "rgb(210 158 72)" : "rgb(52 99 74)";
}
