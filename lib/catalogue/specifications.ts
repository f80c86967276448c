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

const LEAD_TIME = "lead time";

interface Specified {
  specifications: Record<string, string>;
  dispatchDays: number | null;
}

/** What a product's page lists: a lead time in words gives way to the one that the shop counts with. */
export function shownSpecifications({
  specifications,
  dispatchDays,
}: Specified): typeof specifications {
  if (dispatchDays === null) return specifications;
  const rows = Object.entries(specifications);
  return Object.fromEntries(rows.filter(([name]) => name.trim().toLowerCase() !== LEAD_TIME));
}
