import { calculateShare, formatRupees } from "@/lib/pricing/money";
import { inEnglish, translateOwn, type Translate } from "@/lib/i18n/translate";

export interface UnitPrice {
  /** Paise for one piece, rounded to the paisa. */
  paise: number;
  /** Name of one piece: "piece", "sheet", "roll". */
  unit: string;
}

const COUNTED = /^([\d,]+) (pieces|sheets|rolls|sets|pairs|bags|boxes)\b/;
const SINGULAR: Record<string, string> = { boxes: "box" };

/** Reads a pack size: "1,000 sheets" gives 1000 and "sheets". Null when the pack is not counted in pieces. */
export function countedPack(packSize: string | null): { pieces: number; plural: string } | null {
  const [, count = "", plural = ""] = COUNTED.exec(packSize ?? "") ?? [];
  const pieces = Number(count.replaceAll(",", ""));
  return pieces > 0 ? { pieces, plural } : null;
}

/**
 * Returns the price of one piece, or null unless the pack has two or more counted pieces.
 * @param packSize as the owner wrote it, for example "1,000 sheets"
 */
export function unitPrice(pricePaise: number, packSize: string | null): UnitPrice | null {
  const { pieces = 0, plural = "" } = countedPack(packSize) ?? {};
  if (!(pieces > 1)) return null;
  return {
    paise: calculateShare(pricePaise, 1, pieces),
    unit: SINGULAR[plural] ?? plural.replace(/s$/, ""),
  };
}

const PACKS: Record<string, string> = {
  pieces: "{count} pieces",
  sheets: "{count} sheets",
  rolls: "{count} rolls",
  sets: "{count} sets",
  pairs: "{count} pairs",
  bags: "{count} bags",
  boxes: "{count} boxes",
};

/** A pack size in the page's language; sizes not counted in pieces stay in the owner's words. */
export function packSizeText(packSize: string, t: Translate = inEnglish): string {
  const [counted = "", count = "", plural = ""] = COUNTED.exec(packSize) ?? [];
  const text = PACKS[plural];
  return text ? t(text, { count }) + packSize.slice(counted.length) : translateOwn(t, packSize);
}

/** "1 pack = 100 pieces": what one of a quantity is, wherever quantities are read. */
export const packText = (packSize: string, t: Translate = inEnglish): string =>
  t("1 pack = {size}", { size: packSizeText(packSize, t) });

/** "₹12.50 a piece" */
export const unitPriceText = ({ paise, unit }: UnitPrice, t: Translate = inEnglish): string =>
  t("{price} a {unit}", { price: formatRupees(paise), unit: t(unit) });
