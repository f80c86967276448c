/**
 * Numbers of orders, such as "KLN-261121-7K4Q9X" (docs/product.md: Orders): the prefix that the owner had
 * chosen when the order was placed, the date in India (yymmdd) and six characters by chance.
 *
 * A number is recognised by its shape alone, and whether there is such an order the database says. So
 * nothing has to remember former prefixes, and mails, links and bank statements that name them stay good.
 */

const PREFIX = "[A-Z][A-Z\\d]{1,5}";

export const ORDER_PREFIX = new RegExp(`^${PREFIX}$`);

/** The source of a regular expression, for addresses. */
export const ORDER_NUMBER = `${PREFIX}-\\d{6}-[\\dA-Z]{6}`;

const DATE = "\\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])";

/**
 * Date and chance have fixed lengths, so that a number without its dashes still is one number only. Digits that
 * are no date of a year are passed over: a bank's own reference would else make dozens of numbers.
 */
const TAIL = new RegExp(`(?=(${DATE})([\\dA-Z]{6}))`, "g");
const LONGEST_PREFIX = 6;

/** Far more than a payment is for; a text of a statement cannot make the database look for more. */
const MOST_NUMBERS = 30;

/** The numbers that a text may name, whatever a bank made of the signs between and around their parts. */
export function orderNumbersIn(text: string): string[] {
  const plain = text.toUpperCase().replace(/[^A-Z\d]/g, "");
  const numbers = Array.from(plain.matchAll(TAIL)).flatMap(({ index, 1: date, 2: chance }) =>
    prefixesBefore(plain, index).map((prefix) => `${prefix}-${date}-${chance}`),
  );
  return [...new Set(numbers)].slice(0, MOST_NUMBERS);
}

/** Where a prefix begins in a text without signs, nobody can say: "ORDERKLN" ends in KLN and in RKLN. */
function prefixesBefore(text: string, end: number): string[] {
  const lengths = Array.from({ length: LONGEST_PREFIX - 1 }, (_, index) => index + 2);
  return lengths
    .filter((length) => length <= end)
    .map((length) => text.slice(end - length, end))
    .filter((prefix) => ORDER_PREFIX.test(prefix));
}
