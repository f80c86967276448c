export interface UnitPrice {
  /** Paise for one piece, rounded to the paisa. */
  paise: number;
  /** One of what: "piece", "sheet", "roll". */
  unit: string;
}

const COUNTED = /^([\d,]+) (pieces|sheets|rolls|sets|pairs|bags|boxes)\b/;
const SINGULAR: Record<string, string> = { boxes: "box" };

/** How many pieces, and what they are called: 1000 and "sheets" of "1,000 sheets"; null for what is not counted. */
export function countedPack(packSize: string | null): { pieces: number; plural: string } | null {
  const [, count = "", plural = ""] = COUNTED.exec(packSize ?? "") ?? [];
  const pieces = Number(count.replaceAll(",", ""));
  return pieces > 0 ? { pieces, plural } : null;
}

/**
 * The price of one piece of a pack.
 * @param packSize as the owner wrote it, "1,000 sheets"; only a counted pack of two or more has one
 */
export function unitPrice(pricePaise: number, packSize: string | null): UnitPrice | null {
  const { pieces = 0, plural = "" } = countedPack(packSize) ?? {};
  if (!(pieces > 1)) return null;
  return {
    paise: Math.round(pricePaise / pieces),
    unit: SINGULAR[plural] ?? plural.replace(/s$/, ""),
  };
}
