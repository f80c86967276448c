/** The name of the specification that says how large one piece is. */
export const DIMENSIONS = "Dimensions";

/** "230 × 180 × 140 mm", from the specifications of a product; null where they do not say. */
export function dimensionsOf(specifications: Record<string, string>): string | null {
  const found = Object.entries(specifications).find(
    ([name]) => name.toLowerCase() === DIMENSIONS.toLowerCase(),
  );
  return found?.[1] ?? null;
}

export const MILLIMETRES: Record<string, number> = {
  mm: 1,
  cm: 10,
  in: 25.4,
  inch: 25.4,
  inches: 25.4,
};

export interface Measures {
  /** Two of something flat, else length or width, depth and height, as they were written. */
  lengths: readonly number[];
  unit: string;
}

const MEASURES =
  /^(\d+(?:\.\d+)?)\s*[×x*]\s*(\d+(?:\.\d+)?)(?:\s*[×x*]\s*(\d+(?:\.\d+)?))?\s*(mm|cm|in|inch|inches)\b/i;

/** Lengths that begin the text, where a box or a sheet can be drawn of them; null for anything else. */
export function measuresIn(dimensions: string): Measures | null {
  const [, first, second, third, unit] = MEASURES.exec(dimensions.trim()) ?? [];
  if (unit === undefined) return null;
  const lengths = [first, second, third].filter((text) => text !== undefined).map(Number);
  return lengths.every((length) => length > 0) ? { lengths, unit: unit.toLowerCase() } : null;
}

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
