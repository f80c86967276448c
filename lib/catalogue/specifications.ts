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

const LEAD_TIME = /^\s*lead time\s*$/i;

/** Names under which specifications say an HSN code, such as "HSN code" and "HSN/SAC". */
export const HSN_NAME = /^\s*hsn/i;

interface Specified {
  specifications: Record<string, string>;
  dispatchDays: number | null;
  hsnCode: string | null;
}

/** What a product's page lists: words give way to the lead time and the HSN code that the shop counts with. */
export function shownSpecifications({
  specifications,
  dispatchDays,
  hsnCode,
}: Specified): typeof specifications {
  const rows = Object.entries(specifications).filter(
    ([name]) =>
      !(dispatchDays !== null && LEAD_TIME.test(name)) &&
      !(hsnCode !== null && HSN_NAME.test(name)),
  );
  return Object.fromEntries(hsnCode === null ? rows : [...rows, ["HSN code", hsnCode]]);
}
