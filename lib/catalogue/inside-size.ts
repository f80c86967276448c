import { DIMENSIONS, dimensionsOf, measuresIn, MILLIMETRES } from "./measures";

const specification = (specifications: Record<string, string>, wanted: string) =>
  Object.entries(specifications).find(([name]) => name.toLowerCase() === wanted)?.[1] ?? "";

/** Millimetres of one wall, from the specification of the plies or flutes; null where it does not say. */
export function boardThickness(specifications: Record<string, string>): number | null {
  const ply = specification(specifications, "ply").toLowerCase();
  if (/5-ply|7-ply/.test(ply)) return 5;
  if (/e flute/.test(ply)) return 1.6;
  return /ply|flute/.test(ply) ? 3 : null;
}

/**
 * "about 246 × 176 × 76 mm (L × W × H)": the outside of a box less a wall on either side (docs/product.md: Catalogue).
 * Null where its size is not said to be the outside one, or its board is not known.
 */
function insideSize(specifications: Record<string, string>): string | null {
  const said = dimensionsOf(specifications) ?? "";
  const { lengths = [], unit = "mm" } = measuresIn(said) ?? {};
  const wall = boardThickness(specifications);
  if (wall === null || lengths.length !== 3 || !/\boutside\b/i.test(said)) return null;
  const inside = lengths.map((length) => Math.floor(length * (MILLIMETRES[unit] ?? 1) - 2 * wall));
  if (inside.some((length) => length <= 0)) return null;
  const [axes = ""] = /\([^)]*\)/.exec(said) ?? [];
  return `about ${inside.join(" × ")} mm ${axes}`.trim();
}

/** The specifications with the inside size below the outside one, unless they name it themselves. */
export function withInsideSize(specifications: Record<string, string>): Record<string, string> {
  const rows = Object.entries(specifications);
  const inside = insideSize(specifications);
  if (inside === null || rows.some(([name]) => /^inside\b/i.test(name))) return specifications;
  return Object.fromEntries(
    rows.flatMap(([name, text]) =>
      name.toLowerCase() === DIMENSIONS.toLowerCase()
        ? [
            [name, text],
            ["Inside size", inside],
          ]
        : [[name, text]],
    ),
  );
}
