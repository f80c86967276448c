import { INK, shade } from "./palette";
import { type Attributes, path } from "./path";

/**
 * edge: outline of a sheet · cut: where board was cut · score: fold pressed but not folded ·
 * crease: fold seen as soft light and dark · seam: glue line · twine: see twine.ts
 */
export type LineKind = "edge" | "cut" | "score" | "crease" | "seam" | "glint";

export const WEIGHT = { edge: 1.5, ink: 2.6, fine: 1.2 } as const;

/** How a line of the kind looks on paper of this colour. */
export function lineLook(kind: LineKind, colour: string): Attributes {
  if (kind === "glint") return { stroke: shade(colour, 0.45), "stroke-width": 1.4, opacity: 0.75 };
  if (kind === "seam") return { stroke: shade(colour, -0.2), "stroke-width": 1.2, opacity: 0.7 };
  if (kind === "score") return { stroke: shade(colour, -0.22), "stroke-width": 1.5, opacity: 0.75 };
  if (kind === "crease") return { stroke: shade(colour, -0.18), "stroke-width": 1.3, opacity: 0.6 };
  return {
    stroke: shade(colour, kind === "cut" ? -0.4 : -0.28),
    "stroke-width": kind === "cut" ? 2 : WEIGHT.edge,
  };
}

/** The same line on the measures sheet: folds dashed, outlines bold, shine left out. */
export function inkLine(d: string, kind: LineKind, common: Attributes): string {
  if (kind === "glint") return "";
  const dashes = { score: "9 6", crease: "9 6", seam: "2 5", edge: undefined, cut: undefined }[
    kind
  ];
  const light = kind === "edge" || kind === "cut" ? WEIGHT.ink : 1.5;
  return path(d, { ...common, stroke: INK, "stroke-width": light, "stroke-dasharray": dashes });
}
