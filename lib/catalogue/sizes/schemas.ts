import { oneLine } from "@/lib/base/input/fields";
import { typedNumber, wholeField } from "@/lib/base/input/typed-numbers";
import { z } from "@/lib/base/input/zod";
import { readDecimal } from "@/lib/base/tables/read-number";
import { dielineFormat } from "@/lib/catalogue/dieline";
import { STYLE_IDS } from "@/lib/pricing/size-spec";
import { limitsSchema } from "./table-schema";

/** Public schemas of boxes made to size. They never contain a cost, a margin or a rate. */

const chosen = z.object({
  _id: z.string().meta({ example: "e-flute" }),
  name: z.string().meta({ example: "E-flute, kraft" }),
});

export const styleSchema = z.object({
  _id: z.enum(STYLE_IDS),
  name: z.string().meta({ example: "Mailer box" }),
  picture: z.string().nullable(),
  hsn: z.string().meta({ example: "481910" }),
  limits: limitsSchema,
  boards: z.array(
    chosen.extend({
      thickness: z.number().meta({ example: 1.6 }).describe("Millimetres"),
      gsm: z.number().int().meta({ example: 420 }).describe("Grams per m²"),
    }),
  ),
  prints: z.array(chosen),
  finishes: z.array(chosen),
  quantities: z.array(z.number().int()).meta({ example: [100, 250, 500] }),
  leastQuantity: z.number().int().meta({ example: 100 }),
  sample: z
    .number()
    .nullable()
    .optional()
    .meta({ example: 150 })
    .describe("Rupees for one plain piece of any size before an order; null where none is sold"),
  from: z
    .number()
    .meta({ example: 9.42 })
    .describe("Rupees a piece, before tax: the least size, plain, at the largest of `quantities`"),
});

export type Style = z.output<typeof styleSchema>;

/** Any text: an unknown style is missing, as one that is switched off. */
export const styleParamsSchema = z.object({ id: z.string().max(40) });

const LENGTH = "Enter millimetres with at most two decimals, such as 230";

/** The style's own limits decide whether this length can be made. */
const length = (example: number) =>
  z
    .number(LENGTH)
    .positive(LENGTH)
    .max(1_000_000, LENGTH)
    .refine((value) => Number(value.toFixed(2)) === value, LENGTH)
    .meta({ example });

const CHOICE = "Choose one of those that the style has";
const choice = oneLine(CHOICE).min(1, CHOICE).max(40, CHOICE);

export const sizeSpecSchema = z.object({
  length: length(230),
  width: length(155),
  height: length(70),
  inside: z
    .boolean()
    .default(true)
    .describe("true: the size is what fits in; false: it is measured outside"),
  board: choice.meta({ example: "e-flute" }),
  print: choice.meta({ example: "plain" }),
  finish: choice.nullable().default(null).meta({ example: null }),
});

/** A length in a URL query. */
const lengthInQuery = (example: string) =>
  typedNumber((typed) => readDecimal(typed), LENGTH)
    .pipe(length(Number(example)))
    .meta({ example });

const VERSION = "Name a version of the size table, such as 3";

export const sizeDielineQuery = z.object({
  length: lengthInQuery("230"),
  width: lengthInQuery("155"),
  height: lengthInQuery("70"),
  inside: z
    .enum(["true", "false", "1", "0"], "Say true or false")
    .default("true")
    .transform((word) => word === "true" || word === "1"),
  board: choice.meta({ example: "e-flute" }),
  table: wholeField({ least: 1, most: 1_000_000_000 }, VERSION)
    .optional()
    .describe("The version of the size table whose boards and limits count; today's without"),
  format: dielineFormat,
});

export type SizeDielineQuery = z.output<typeof sizeDielineQuery>;

/** The spec as stored. */
export const sizeChoiceSchema = sizeSpecSchema.extend({
  inside: z.boolean(),
  finish: z.string().nullable(),
});

const QUANTITY = "Enter a whole number of pieces";

export const priceRequestSchema = sizeSpecSchema.extend({
  quantities: z
    .array(z.number(QUANTITY).int(QUANTITY))
    .min(1, "Enter a quantity")
    .max(5, "Ask for at most 5 quantities.")
    .meta({ example: [500, 1000] }),
});

const rupees = (example: number) => z.number().meta({ example });

export const quantityPriceSchema = z.object({
  quantity: z.number().int().meta({ example: 500 }),
  price: rupees(14_210.5).describe("Rupees for `basis` pieces, without set-up and tool"),
  basis: z.number().int().meta({ example: 1000 }),
  total: rupees(11_605.25).describe("Pieces, set-up and tool, before tax"),
  setup: rupees(0).describe("Of the print; 0 for plain"),
  tool: rupees(4_500).describe("0 where none is needed"),
  weight: z.number().int().meta({ example: 51_300 }).describe("Grams of the whole quantity"),
  leadDays: z.number().int().meta({ example: 9 }).describe("Working days"),
  readyBy: z.iso.date().meta({ example: "2026-12-10" }).describe("If it is ordered now"),
});

export const sizePriceSchema = z.object({
  spec: sizeSpecSchema,
  blank: z.object({
    width: z.number().meta({ example: 473.6 }),
    height: z.number().meta({ example: 541 }),
  }),
  table: z.number().int().meta({ example: 3 }).describe("The version of the table it is priced by"),
  prices: z.array(quantityPriceSchema),
});

export type SizePriceAnswer = z.output<typeof sizePriceSchema>;
