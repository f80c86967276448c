import { optionalLines, optionalText, requiredText } from "@/lib/base/input/fields";
import { atMostCharacters } from "@/lib/base/input/input-texts";
import { storableText } from "@/lib/base/input/storable";
import { z } from "@/lib/base/input/zod";
import { MEASURED_SIDES, PRINT_SIDES, SIZE_UNITS } from "./quote-choices";
import type { QuoteDetails } from "./quote-details";
import { contactSchema } from "./schemas";

/** Values of the price request form: texts, as forms have them. */

const QUANTITY = "How many pieces? Enter a whole number, such as 5000";

const quantityField = requiredText("Quantity", 12)
  .transform((text) => text.replace(/[\s,]/g, ""))
  .pipe(z.string().regex(/^\d{1,8}$/, QUANTITY))
  .transform(Number)
  .pipe(z.number().min(1, QUANTITY).max(50_000_000, "Ask for at most 5 crore pieces"));

const MEASURE = "Enter a measure, such as 230 or 9.5";

const measureField = optionalText(8)
  .refine((text) => !text || (/^\d{1,4}(\.\d{1,2})?$/.test(text) && Number(text) > 0), MEASURE)
  .transform((text) => (text ? Number(text) : undefined));

const coloursField = optionalText(2)
  .refine((text) => !text || /^([1-9]|1[0-2])$/.test(text), "Enter 1 to 12 colours")
  .transform((text) => (text ? Number(text) : undefined));

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
    message: "Leave out what is no character of a text",
  });

/** Same schema for a request without a product: it must describe the packaging. */
export const ownPackagingSchema = quoteFormSchema.refine(({ packaging }) => packaging, {
  path: ["packaging"],
  message: "Please fill in the Kind of packaging field.",
});

export type QuoteForm = z.output<typeof quoteFormSchema>;
export type QuoteFormInput = z.input<typeof quoteFormSchema>;

/** Returns the details to store. `product` is the shop's product with the id that the form named. */
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
