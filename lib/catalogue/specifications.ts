/** Name of the specification with the pieces in one pack. */
export const PACK_SIZE = "Pack size";

/** Parses the JSON column of specifications, by name. */
export function parseSpecifications(column: unknown): Record<string, string> {
  return (column ?? {}) as Record<string, string>;
}

/** Returns the pack size, for example "100 pieces"; null when there is none. */
export function getPackSize(column: unknown): string | null {
  return parseSpecifications(column)[PACK_SIZE] ?? null;
}

/** Returns the specifications with this pack size as the first one; without any when it is null. */
export function withPackSize(
  specifications: Record<string, string>,
  packSize: string | null,
): Record<string, string> {
  const rows = Object.entries(specifications).filter(([name]) => name !== PACK_SIZE);
  const others = Object.fromEntries(rows);
  return packSize === null ? others : { [PACK_SIZE]: packSize, ...others };
}

/** The specifications after a save that states the pack size, which is one of them; nothing when it states none. */
export function packSizeColumns(
  {
    packSize,
    specifications,
  }: {
    packSize?: string | null | undefined;
    specifications?: Record<string, string> | undefined;
  },
  before: unknown = {},
): { specifications?: Record<string, string> } {
  // The specifications state it themselves.
  if (packSize === undefined || (packSize === null && getPackSize(specifications))) return {};
  return { specifications: withPackSize(specifications ?? parseSpecifications(before), packSize) };
}

const LEAD_TIME = /^\s*lead time\s*$/i;

/** Matches specification names of an HSN code, such as "HSN code" and "HSN/SAC". */
export const HSN_NAME = /^\s*hsn/i;

interface Specified {
  specifications: Record<string, string>;
  leadDays: number | null;
  hsnCode: string | null;
}

/**
 * Lists the specifications for a product page. The stored lead time and HSN code replace what the specifications say
 * about them.
 */
export function shownSpecifications({
  specifications,
  leadDays,
  hsnCode,
}: Specified): typeof specifications {
  const rows = Object.entries(specifications).filter(
    ([name]) =>
      !(leadDays !== null && LEAD_TIME.test(name)) && !(hsnCode !== null && HSN_NAME.test(name)),
  );
  return Object.fromEntries(hsnCode === null ? rows : [...rows, ["HSN code", hsnCode]]);
}
