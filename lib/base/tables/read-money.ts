import { toCell, type Given } from "./cell";
import { PACKS } from "./read-measure";
import {
  readDigits,
  refuse,
  toNumber,
  type NumberStyle,
  type Read,
  type Units,
} from "./read-number";

const CURRENCY = /^(₹|rs\.?|re\.?|inr|rupees?|रु\.?|रू\.?|रुपये|रुपए)$/i;

const AMOUNTS: Units = { lakh: 5, lakhs: 5, lac: 5, lacs: 5, crore: 7, crores: 7 };

const SIGNS = /\s*(?:\/[-=–]|₹|(?<![\p{L}/])(?:rs|inr|rupees?|only|रु|रू|रुपये|रुपए)\.?)\s*$/iu;

const perOne = (names: string) =>
  new RegExp(`\\s*(?:\\/|(?<!\\p{L})per)\\s*(?:${names})\\.?\\s*$`, "iu");

/** Units of an amount, and their spellings after it. */
const FOR = {
  pack: [perOne(Object.keys(PACKS).join("|")), /\s*(?<!\p{L})each\.?\s*$/iu],
  kg: [perOne("kgs?")],
} as const;

export interface MoneyStyle extends NumberStyle {
  /** The unit that may follow the column's amounts. */
  per?: keyof typeof FOR | undefined;
}

/** Reads rupees, such as "₹1,24,500.50", "Rs. 2500/- per pack" or "2.5 lakh", as paise. */
export function readMoney(given: Given, { decimalComma, per }: MoneyStyle = {}): Read<number> {
  const behind = [SIGNS, ...(per ? FOR[per] : [])];
  const grammar = { decimalComma, before: CURRENCY, units: AMOUNTS, behind, per };
  const { value, reason } = readDigits(given, grammar);
  if (!value) return { reason };
  const paise = toNumber(value, 2);
  if (Number.isSafeInteger(paise)) return { value: paise };
  return refuse(toCell(given).text, "is not an amount in rupees with at most two decimals.");
}
