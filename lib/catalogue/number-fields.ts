import { countText } from "@/lib/base/text/counts";
import { readMoney, type MoneyStyle } from "@/lib/base/tables/read-money";
import { readDecimal } from "@/lib/base/tables/read-number";
import { z } from "@/lib/base/input/zod";
import { MAX_QUANTITY } from "@/lib/pricing/quantity-rules";
import { isWholePaise, toRupees } from "@/lib/pricing/money";

/** Amounts, packs and days of a product as they are typed: a number, or its text as inputs send it. */

/** Rupees. A CHECK in the database enforces the same maximum. */
export const MAX_PRICE = 9_999_999.99;

/** Maximum stock in packs. A CHECK in the database enforces the same maximum. */
export const MAX_STOCK = 999_999_999;

/** Maximum length of a number typed into an input. */
const MAX_DIGITS = 40;

/** Accepts a number or its text. Anything else becomes NaN, which every rule below refuses. */
export const numeric = (message: string) =>
  z
    .union([z.string().max(MAX_DIGITS, message), z.number()], message)
    .transform((value) => (typeof value === "number" ? value : (readDecimal(value).value ?? NaN)));

/** Reads rupees, with the signs and words of amounts. */
const amount = (message: string, style: MoneyStyle) =>
  z
    .union([z.string().max(MAX_DIGITS, message), z.number()], message)
    .transform((value) => (typeof value === "number" ? value : findRupees(value, style)));

function findRupees(text: string, style: MoneyStyle): number {
  const { value } = readMoney(text, style);
  // Distinguishes an amount with a third decimal from text that is no amount.
  return value === undefined ? (readDecimal(text).value ?? NaN) : toRupees(value);
}

/** The default is the price of a pack, which the text may name: "2500/- per pack". */
export const rupees = (message: string, style: MoneyStyle = { per: "pack" }) =>
  amount(message, style).pipe(
    z
      .number(message)
      .min(0.01, message)
      .max(MAX_PRICE, `Use an amount of at most ₹${countText(MAX_PRICE)}`)
      .refine(isWholePaise, "Use at most two decimals"),
  );

/** Undefined or the empty text of an input means there is no such amount. */
export const optionalRupees = (message: string) =>
  z
    .union([z.literal("").transform(() => undefined), rupees(message)], message)
    .optional()
    .describe("Rupees");

export const COUNT_MESSAGE = "Enter the stock count as a whole number";

/** In packs. */
export const count = numeric(COUNT_MESSAGE).pipe(
  z
    .number(COUNT_MESSAGE)
    .min(0, "Stock count cannot be negative")
    .max(MAX_STOCK, `Use a count of at most ${countText(MAX_STOCK)}`)
    .refine(Number.isInteger, COUNT_MESSAGE),
);

const packsMessage = "Enter a whole number of packs, 1 or more";

export const orderable = numeric(packsMessage).pipe(
  z
    .number(packsMessage)
    .int(packsMessage)
    .min(1, packsMessage)
    .max(MAX_QUANTITY, `One order holds at most ${countText(MAX_QUANTITY)} packs of a product`),
);

/** Empty text means 1. */
export const optionalOrderable = z
  .union([z.literal("").transform(() => 1), orderable], packsMessage)
  .optional();

export const tierFields = z.object({
  from: orderable,
  price: rupees("Price must be a positive number"),
});

/** Working days. A CHECK in the database enforces the same maximum. */
const LONGEST_LEAD = 365;

const leadMessage = `Enter whole working days from 0 to ${LONGEST_LEAD}`;

/** Empty text means the usual lead time. */
export const optionalLead = z
  .union(
    [
      z.literal("").transform(() => null),
      numeric(leadMessage).pipe(
        z.number(leadMessage).int(leadMessage).min(0, leadMessage).max(LONGEST_LEAD, leadMessage),
      ),
    ],
    leadMessage,
  )
  .optional();

/** A whole number within these bounds, such as the sides of a print. */
export const wholeNumber = (least: number, most: number, what: string) => {
  const message = `Enter a whole number of ${what} from ${least} to ${most}`;
  return numeric(message).pipe(
    z.number(message).int(message).min(least, message).max(most, message),
  );
};

/** Empty text means the shop's own maximum. */
export const optionalMost = z
  .union([z.literal("").transform(() => null), orderable], packsMessage)
  .optional();

/** Grams. A CHECK in the database enforces the same maximum. */
const HEAVIEST = 1_000_000;

const gramsMessage = `Enter whole grams from 1 to ${countText(HEAVIEST)}`;

/** Empty text removes the weight. */
export const optionalGrams = z
  .union(
    [
      z.literal("").transform(() => null),
      numeric(gramsMessage).pipe(
        z.number(gramsMessage).int(gramsMessage).min(1, gramsMessage).max(HEAVIEST, gramsMessage),
      ),
    ],
    gramsMessage,
  )
  .optional();

const percentMessage = "Enter a whole percentage from 0 to 100";

/** Empty text removes the percentage. */
export const optionalPercent = z
  .union(
    [
      z.literal("").transform(() => null),
      numeric(percentMessage).pipe(
        z
          .number(percentMessage)
          .int(percentMessage)
          .min(0, percentMessage)
          .max(100, percentMessage),
      ),
    ],
    percentMessage,
  )
  .optional();

/** Millimetres. */
const LONGEST_EDGE = 3_000;

const edge = wholeNumber(1, LONGEST_EDGE, "millimetres");

export const cartonFields = z.object({ length: edge, width: edge, height: edge });

/** Rupees, 0 included; empty text means 0. */
export const rupeesOrNone = (message: string) =>
  z.union(
    [
      z.enum(["", "0"]).transform(() => 0),
      z.literal(0),
      z.null().transform(() => 0),
      rupees(message, {}),
    ],
    message,
  );

/** Empty text removes the amount. */
export const removableRupees = (message: string) =>
  z.union([z.literal("").transform(() => null), rupees(message)], message).optional();

const lowMessage = "Enter a whole number of packs, 0 or more";

/** Empty text means the shop's default limit. */
export const optionalLowStock = z
  .union(
    [
      z.literal("").transform(() => null),
      numeric(lowMessage).pipe(
        z
          .number(lowMessage)
          .int(lowMessage)
          .min(0, lowMessage)
          .max(MAX_STOCK, `Use a count of at most ${countText(MAX_STOCK)}`),
      ),
    ],
    lowMessage,
  )
  .optional();
