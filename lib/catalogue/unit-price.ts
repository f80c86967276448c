export interface UnitPrice {
  /** Paise for one piece, rounded to the paisa. */
  paise: number;
  /** One of what: "piece", "sheet", "roll". */
  unit: string;
}

const COUNTED = /^([\d,]+) (pieces|sheets|rolls|sets|pairs|bags|boxes)\b/;
const SINGULAR: Record<string, string> = { boxes: "box" };

/**
 * The price of one piece of a pack.
 * @param packSize as the owner wrote it, "1,000 sheets"; only a counted pack of two or more has one
 */
export function unitPrice(pricePaise: number, packSize: string | null): UnitPrice | null {
  const [, count = "", plural = ""] = COUNTED.exec(packSize ?? "") ?? [];
  const pieces = Number(count.replaceAll(",", ""));
  if (!(pieces > 1)) return null;
  return {
    paise: Math.round(pricePaise / pieces),
    unit: SINGULAR[plural] ?? plural.replace(/s$/, ""),
  };
}
