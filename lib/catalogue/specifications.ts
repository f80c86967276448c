/** The name of the specification that says how many pieces one price buys. */
export const PACK_SIZE = "Pack size";

/** A product's specifications by name, from their column. */
export function specificationsOf(column: unknown): Record<string, string> {
  return (column ?? {}) as Record<string, string>;
}

/** "100 pieces", from the specifications of a product; null where they do not say. */
export function packSizeOf(column: unknown): string | null {
  return specificationsOf(column)[PACK_SIZE] ?? null;
}
