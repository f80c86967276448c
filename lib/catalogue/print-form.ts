import { jsonText } from "@/lib/base/input/json";
import { z } from "@/lib/base/input/zod";
import { MAX_PRINT_OPTIONS, PRINT_LIMITS } from "@/lib/pricing/print-options";
import { MAX_TIERS } from "@/lib/pricing/price-tiers";
import { optionDielineField } from "./dieline";
import { optionalLead, orderable, rupeesOrNone, tierFields, wholeNumber } from "./number-fields";
import { line, optionalLine } from "./product-form";

/** Validation rules of print options and samples, shared by the admin's form and the API. */

/** Maximum steps of a sample's credit. */
export const MAX_CREDITS = 10;

const packs = z.union([z.literal("").transform(() => 1), orderable]);

export const printOptionFields = z.object({
  name: line("Name the print option, such as Your mark", PRINT_LIMITS.name).describe(
    "Unique among the product's options",
  ),
  sides: wholeNumber(1, PRINT_LIMITS.sides, "sides").default(1).describe("The most sides printed"),
  maxColours: wholeNumber(1, PRINT_LIMITS.colours, "colours").default(1),
  minPieces: packs.default(1).describe("Packs of the smallest printed order"),
  setupFeePerColour: rupeesOrNone("Enter the set-up fee in rupees, 0 for none")
    .default(0)
    .describe("Rupees, once an order for each colour"),
  tiers: z
    .array(tierFields)
    .max(MAX_TIERS, `Give at most ${MAX_TIERS} prices`)
    .default([])
    .describe("Rupees for each printed pack in place of the product's prices; empty keeps those"),
  leadDays: optionalLead
    .nullable()
    .transform((days) => days ?? null)
    .describe("Working days from the approval; the longer of these and the product's own counts"),
  tool: optionalLine(PRINT_LIMITS.tool)
    .nullable()
    .transform((tool) => tool ?? null)
    .describe("The kind of tool that it needs, such as plate"),
  dieline: optionDielineField,
});

const creditPercent = z
  .union([z.literal(50), z.literal(100), z.literal("50"), z.literal("100")], "Choose 50% or 100%")
  .transform((percent) => (Number(percent) === 50 ? 50 : 100));

export const creditFields = z.object({
  from: orderable.describe("Packs of the first order"),
  percent: creditPercent.describe("Of the sample's price"),
});

export const sampleFields = z.object({
  kind: z.enum(["none", "free", "paid"], "Choose whether samples are offered"),
  price: rupeesOrNone("Enter the price of a sample as a positive number")
    .default(0)
    .describe("Rupees for one sample; only of a paid one"),
  credit: z
    .array(creditFields)
    .max(MAX_CREDITS, `Give at most ${MAX_CREDITS} credits`)
    .default([])
    .describe("What a paid sample gets back with the first order"),
});

const OPTIONS =
  'Print options must be a JSON list, such as [{"name":"Your mark","sides":1,"maxColours":2,"minPieces":20,"setupFeePerColour":1500,"tiers":[{"from":20,"price":520}],"leadDays":9,"tool":"plate"}]';
const SAMPLE =
  'The sample must be a JSON object, such as {"kind":"paid","price":250,"credit":[{"from":50,"percent":100}]}';

/** Print options as JSON in a field of the API or a cell of the catalogue's file. */
export const printOptionsText = jsonText(
  z
    .array(printOptionFields, OPTIONS)
    .max(MAX_PRINT_OPTIONS, `Give at most ${MAX_PRINT_OPTIONS} print options`),
  `${OPTIONS}; prices fall as quantities rise`,
);

export const sampleText = jsonText(sampleFields, SAMPLE);
