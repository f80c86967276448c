/**
 * Order numbers such as "KLN-261121-7K4Q9X" (docs/product.md: Orders): the owner's prefix when the order was placed,
 * the date in India (yymmdd) and six random characters. A number is recognised by its shape alone; the database
 * decides whether the order exists. So former prefixes need not be stored, and old mails, links and bank statements
 * stay valid.
 */

const PREFIX = "[A-Z][A-Z\\d]{1,5}";

export const ORDER_PREFIX = new RegExp(`^${PREFIX}$`);

/** The source of a regular expression, for addresses. */
export const ORDER_NUMBER = `${PREFIX}-\\d{6}-[\\dA-Z]{6}`;

const DATE = "\\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])";

/**
 * Date and random part have fixed lengths, so that a number without its dashes still has one reading. Digits that are
 * not a date are skipped; otherwise a bank's own reference would produce dozens of numbers.
 */
const TAIL = new RegExp(`(?=(${DATE})([\\dA-Z]{6}))`, "g");
const LONGEST_PREFIX = 6;

/** Far more than one payment covers; limits the look-ups that a statement's text can cause. */
const MAX_NUMBERS = 30;

/** Returns the order numbers that a text may contain, whatever separators a bank used or removed. */
export function orderNumbersIn(text: string): string[] {
  const plain = text.toUpperCase().replace(/[^A-Z\d]/g, "");
  const numbers = Array.from(plain.matchAll(TAIL)).flatMap(({ index, 1: date, 2: chance }) =>
    prefixesBefore(plain, index).map((prefix) => `${prefix}-${date}-${chance}`),
  );
  return [...new Set(numbers)].slice(0, MAX_NUMBERS);
}

/**
 * Returns all possible prefixes, because in text without separators the start of the prefix is unknown: "ORDERKLN"
 * ends in KLN and in RKLN.
 */
function prefixesBefore(text: string, end: number): string[] {
  const lengths = Array.from({ length: LONGEST_PREFIX - 1 }, (_, index) => index + 2);
  return lengths
    .filter((length) => length <= end)
    .map((length) => text.slice(end - length, end))
    .filter((prefix) => ORDER_PREFIX.test(prefix));
}

/** The random part of an order number, of a text that a bank cut, and the letters and digits glued to it. */
export interface OrderTail {
  tail: string;
  /** If not empty, the number begins with it. */
  rest: string;
}

export const TAIL_LENGTH = 6;

const TAIL_AND_REST = /^([\dA-HJKMNP-TV-Z]{6})([A-Z\d]*)$/;
const MAX_TAILS = 12;

/**
 * Parts of an order number in the note of a UPI payment, "7K4Q9X KLN-261121-7K4Q9X", of which banks keep as few as 8
 * characters. An order also has to match the amount.
 */
export function orderTailsIn(text: string): OrderTail[] {
  const words = text.toUpperCase().split(/[^A-Z\d]+/);
  const tails = words.flatMap((word) => {
    const [, tail, rest = ""] = TAIL_AND_REST.exec(word) ?? [];
    return tail ? [{ tail, rest }] : [];
  });
  return tails.slice(0, MAX_TAILS);
}

/** The last part of a number, by which `orderTailsIn` finds it. */
export const isOrderOfTail = (orderId: string, { tail, rest }: OrderTail): boolean =>
  orderId.endsWith(`-${tail}`) && orderId.replaceAll("-", "").startsWith(rest);
