/** Writes amounts in words as on Indian invoices: lakh and crore, rupees and paise. */

const SMALL = [
  "Zero",
  "One",
  "Two",
  "Three",
  "Four",
  "Five",
  "Six",
  "Seven",
  "Eight",
  "Nine",
  "Ten",
  "Eleven",
  "Twelve",
  "Thirteen",
  "Fourteen",
  "Fifteen",
  "Sixteen",
  "Seventeen",
  "Eighteen",
  "Nineteen",
] as const;

const TENS = [
  "",
  "",
  "Twenty",
  "Thirty",
  "Forty",
  "Fifty",
  "Sixty",
  "Seventy",
  "Eighty",
  "Ninety",
] as const;

/** Largest first. The count before a crore is itself a number in words: "One Lakh Crore". */
const UNITS = [
  { name: "Crore", size: 10_000_000 },
  { name: "Lakh", size: 100_000 },
  { name: "Thousand", size: 1000 },
  { name: "Hundred", size: 100 },
] as const;

function belowHundred(value: number): string {
  const small = SMALL[value];
  if (small) return small;
  const tens = TENS[Math.floor(value / 10)] ?? "";
  return value % 10 === 0 ? tens : `${tens}-${SMALL[value % 10]}`;
}

function inWords(value: number): string {
  const unit = UNITS.find(({ size }) => value >= size);
  if (!unit) return belowHundred(value);
  const count = `${inWords(Math.floor(value / unit.size))} ${unit.name}`;
  const rest = value % unit.size;
  return rest === 0 ? count : `${count} ${inWords(rest)}`;
}

/**
 * Returns text such as "Rupees One Lakh Twenty-One Thousand One Hundred Sixty-Four and Fifty Paise Only".
 *
 * @param paise a non-negative safe integer
 * @throws RangeError for anything else
 */
export function amountInWords(paise: number): string {
  if (!Number.isSafeInteger(paise) || paise < 0) {
    throw new RangeError(`Not an amount in paise: ${paise}`);
  }
  const rupees = Math.floor(paise / 100);
  const rest = paise % 100;
  const coins = `${belowHundred(rest)} ${rest === 1 ? "Paisa" : "Paise"}`;
  if (rupees === 0 && rest > 0) return `${coins} Only`;
  const notes = `${rupees === 1 ? "Rupee" : "Rupees"} ${inWords(rupees)}`;
  return rest === 0 ? `${notes} Only` : `${notes} and ${coins} Only`;
}
