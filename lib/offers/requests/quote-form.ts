import { optionalLines, optionalText, requiredText } from "@/lib/base/input/fields";
import { atMostCharacters } from "@/lib/base/input/input-texts";
import { storableText } from "@/lib/base/input/storable";
import { readDecimal, readWhole } from "@/lib/base/tables/read-number";
import { z } from "@/lib/base/input/zod";
import { contactSchema } from "@/lib/messaging/inbox/schemas";
import { MEASURED_SIDES, PRINT_SIDES, SIZE_UNITS } from "./quote-choices";
import type { QuoteDetails } from "./quote-details";

/** Values of the price request form, as strings. */

const QUANTITY = "How many pieces? Enter a whole number, such as 5000";

const PIECES = { pc: 0, pcs: 0, piece: 0, pieces: 0, nos: 0, no: 0, lakh: 5, lakhs: 5 };

const quantityField = requiredText("Quantity", 12)
  .transform((text) => readWhole(text, { units: PIECES }).value ?? NaN)
  .pipe(z.number(QUANTITY).min(1, QUANTITY).max(50_000_000, "Ask for at most 5 crore pieces"));

const MEASURE = "Enter a measure, such as 230 or 9.5";

/** In the unit of the form. */
const isMeasure = (size: number) => size > 0 && size <= 9999.99 && Number(size.toFixed(2)) === size;

const measureField = optionalText(8)
  .transform((text) => (text ? (readDecimal(text).value ?? NaN) : undefined))
  .pipe(z.number(MEASURE).refine(isMeasure, MEASURE).optional());

const COLOURS = "Enter 1 to 12 colours";

const coloursField = optionalText(2)
  .transform((text) => (text ? (readWhole(text).value ?? NaN) : undefined))
  .pipe(z.number(COLOURS).min(1, COLOURS).max(12, COLOURS).optional());

const dateField = optionalText(10).refine(
  (text) => !text || z.iso.date().safeParse(text).success,
  "Enter a day, such as 2026-12-24",
);

const { name, email, company, phone } = contactSchema.shape;

export const quoteFormSchema = z
  .object({
    name,
    email,
    company,
    phone,
    product: z
      .string()
      .max(64, atMostCharacters(64))
      .optional()
      .describe("The `_id` of the product that it is about; left out for none"),
    packaging: optionalText(80).describe("The kind of it where it is about no product"),
    quantity: quantityField.describe("Pieces"),
    length: measureField,
    width: measureField,
    height: measureField,
    unit: z.enum(SIZE_UNITS).default("mm").describe("Of length, width and height"),
    measured: z
      .union([z.enum(MEASURED_SIDES), z.literal("")])
      .transform((side) => side || undefined)
      .optional()
      .describe("Whether length, width and height are those inside or outside"),
    material: optionalText(120),
    printSides: z
      .union([z.enum(PRINT_SIDES), z.literal("")])
      .transform((side) => side || undefined)
      .optional(),
    printColours: coloursField,
    neededBy: dateField,
    message: optionalLines(5000),
  })
  .refine(({ length, width, height }) => [length, width, height].every((one) => !one) || length, {
    path: ["length"],
    message: "Give the length, too",
  })
  .refine(({ length, width, height }) => [length, width, height].every((one) => !one) || width, {
    path: ["width"],
    message: "Give the width, too",
  })
  .refine(({ message = "" }) => storableText(message) === message, {
    path: ["message"],
    message: "Remove characters that do not belong in a text",
  });

/** Schema for a request without a product: it must describe the packaging. */
export const ownPackagingSchema = quoteFormSchema.refine(({ packaging }) => packaging, {
  path: ["packaging"],
  message: "Please fill in the Kind of packaging field.",
});

export type QuoteForm = z.output<typeof quoteFormSchema>;
export type QuoteFormInput = z.input<typeof quoteFormSchema>;

/** Details to store. `product` is the shop's product with the id named by the form. */
export function toQuoteDetails(form: QuoteForm, product: QuoteDetails["product"]): QuoteDetails {
  const { quantity, length, width, height, unit, material, printSides, printColours } = form;
  return {
    product,
    packaging: form.packaging ?? null,
    quantity,
    measured: form.measured ?? null,
    size: length && width ? { length, width, height: height ?? null, unit } : null,
    material: material ?? null,
    printSides: printSides ?? null,
    printColours: printColours ?? null,
    neededBy: form.neededBy ?? null,
  };
}
