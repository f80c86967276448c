import type { GroundTone, Material } from "../types";

export const INK = "#22241f";
export const PAPER = "#f6f1e4";
export const GREEN = "#1f4a36";
export const RUST = "#b5532a";
export const MARIGOLD = "#d99a2b";

/** How a sheet of the material looks: outside, inside, on its cut edge, and what fibres show in it. */
export interface Stock {
  face: string;
  inner: string;
  edge: string;
  fibre?: string;
}

const STOCKS: Record<Material, Stock> = {
  kraft: { face: "#c79d6c", inner: "#b98c5a", edge: "#dbb98c", fibre: "#7d5a34" },
  white: { face: "#f4eee1", inner: "#e6ddca", edge: "#dcc7a3", fibre: "#c9bda3" },
  recycled: { face: "#b9ae9b", inner: "#a69b87", edge: "#cfc5b2", fibre: "#6d6455" },
  ink: { face: "#3a3b35", inner: "#2b2c27", edge: "#8d7a5e", fibre: "#5b5c54" },
  green: { face: "#2c5d45", inner: "#c79d6c", edge: "#d9c3a0", fibre: "#3f735a" },
  rust: { face: "#b75a33", inner: "#c79d6c", edge: "#e0bd9a", fibre: "#d07c55" },
  marigold: { face: "#dca23a", inner: "#e6ddca", edge: "#ecd4a0", fibre: "#b98021" },
  blush: { face: "#e5bfae", inner: "#f0e6d8", edge: "#f0ddd0", fibre: "#cd9f8b" },
  sky: { face: "#a9c0c4", inner: "#e9e4d8", edge: "#d6e0df", fibre: "#86a2a7" },
  clear: { face: "#e3eae4", inner: "#d3ddd6", edge: "#f6faf6" },
};

export const stockOf = (material: Material): Stock => STOCKS[material];

/** A print that reads on the material: light on dark board, deep green on everything else. */
export function printInk(material: Material, accent?: Material): string {
  if (accent && accent !== material) return accent === "white" ? "#f2ead9" : STOCKS[accent].face;
  return ["ink", "green", "rust"].includes(material) ? "#efe3cb" : GREEN;
}

export const GROUNDS: Record<GroundTone, string> = {
  paper: "#f3ecdd",
  oat: "#ece2cd",
  sand: "#e8d8bd",
  sage: "#e2e0d0",
  clay: "#ecdcca",
  stone: "#e3dfd5",
};

type Rgb = [number, number, number];

function rgb(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
}

export function mix(a: string, b: string, t: number): string {
  const [from, to] = [rgb(a), rgb(b)];
  const channel = (i: 0 | 1 | 2) => Math.round(from[i] + (to[i] - from[i]) * t);
  return "#" + ([0, 1, 2] as const).map((i) => channel(i).toString(16).padStart(2, "0")).join("");
}

/** Lighter for tone above 0, darker below. Shadows go warm, never grey: the table bounces into them. */
export function shade(hex: string, tone: number): string {
  const t = Math.max(-0.9, Math.min(0.9, tone));
  return t >= 0
    ? mix(hex, "#fffaf0", t)
    : mix(hex, mix(hex, "#3a2109", 0.88), -t * 1.25 > 1 ? 1 : -t * 1.25);
}
