/** Name of the specification with the size of one piece. */
export const DIMENSIONS = "Dimensions";

/** Returns the size from the specifications, for example "230 × 180 × 140 mm", or null when they have none. */
export function getDimensions(specifications: Record<string, string>): string | null {
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
  /** Two lengths for a flat product, else length or width, depth and height, in the order written. */
  lengths: readonly number[];
  unit: string;
}

const MEASURES =
  /^(\d+(?:\.\d+)?)\s*[×x*]\s*(\d+(?:\.\d+)?)(?:\s*[×x*]\s*(\d+(?:\.\d+)?))?\s*(mm|cm|in|inch|inches)\b/i;

/** Reads the lengths at the start of the text, if a box or sheet can be drawn from them; otherwise null. */
export function measuresIn(dimensions: string): Measures | null {
  const [, first, second, third, unit] = MEASURES.exec(dimensions.trim()) ?? [];
  if (unit === undefined) return null;
  const lengths = [first, second, third].filter((text) => text !== undefined).map(Number);
  return lengths.every((length) => length > 0) ? { lengths, unit: unit.toLowerCase() } : null;
}

export const specification = (specifications: Record<string, string>, wanted: string) =>
  Object.entries(specifications).find(([name]) => name.toLowerCase() === wanted)?.[1] ?? "";

/** Returns the thickness of one wall in millimetres, from the specification of plies or flutes; null when unknown. */
export function boardThickness(specifications: Record<string, string>): number | null {
  const ply = specification(specifications, "ply").toLowerCase();
  if (/5-ply|7-ply/.test(ply)) return 5;
  if (/e flute/.test(ply)) return 1.6;
  return /ply|flute/.test(ply) ? 3 : null;
}

/**
 * Returns the inside size, the outside size less one wall on each side, for example "about 246 × 176 × 76 mm (L × W ×
 * H)" (docs/product.md: Catalogue). Null when the size is not marked as outside, or the board is unknown.
 */
function insideSize(specifications: Record<string, string>): string | null {
  const dimensions = getDimensions(specifications) ?? "";
  const { lengths = [], unit = "mm" } = measuresIn(dimensions) ?? {};
  const wall = boardThickness(specifications);
  if (wall === null || lengths.length !== 3 || !/\boutside\b/i.test(dimensions)) return null;
  const inside = lengths.map((length) => Math.floor(length * (MILLIMETRES[unit] ?? 1) - 2 * wall));
  if (inside.some((length) => length <= 0)) return null;
  const [axes = ""] = /\([^)]*\)/.exec(dimensions) ?? [];
  return `about ${inside.join(" × ")} mm ${axes}`.trim();
}

/** Adds the inside size after the outside size, unless the specifications already have it. */
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
