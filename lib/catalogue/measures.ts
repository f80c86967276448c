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
