import { z } from "@/lib/base/input/zod";
import { MEASURED_SIDES, PRINT_SIDES, SIZE_UNITS } from "./quote-choices";

const measure = z.number().positive();

/** Fields of the price request form. */
export const quoteDetailsSchema = z.object({
  product: z
    .object({ _id: z.uuid(), name: z.string() })
    .nullable()
    .describe("Null where it is about none of the shop's own"),
  packaging: z.string().nullable().describe("The kind of it, such as mailer box"),
  quantity: z.number().int().min(1).describe("Pieces"),
  size: z
    .object({
      length: measure,
      width: measure,
      height: measure.nullable(),
      unit: z.enum(SIZE_UNITS),
    })
    .nullable(),
  measured: z.enum(MEASURED_SIDES).nullable().describe("Which size is given"),
  material: z.string().nullable(),
  printSides: z.enum(PRINT_SIDES).nullable(),
  printColours: z.number().int().nullable(),
  neededBy: z.iso.date().nullable(),
});

export type QuoteDetails = z.output<typeof quoteDetailsSchema>;

/** The same with the message, as stored with an offer. */
export type StoredRequest = QuoteDetails & { message: string };
