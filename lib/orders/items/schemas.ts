import { idField, nullableText, requiredText } from "@/lib/base/input/fields";
import { pageQuery, searchQuery } from "@/lib/base/input/list-query";
import { plannedDay } from "@/lib/base/input/typed-days";
import { z } from "@/lib/base/input/zod";
import { numeric, rupees } from "@/lib/catalogue/number-fields";
import { ToolKind } from "@/lib/db/generated/enums";
import { MAX_TIERS } from "@/lib/pricing/price-tiers";
import { MOST_PIECES } from "@/lib/pricing/size-spec";
import { storedTiers } from "@/lib/catalogue/sale-terms";
import { ownTierProblem } from "@/lib/pricing/tier-problem";
import { lineFormSchema } from "../cart/schemas";

/** Schemas of items, which buyers reorder: approved prints and boxes, and products under a code of their own. */

export const ITEM_LIMITS = { name: 200, code: 64, coded: 2000 } as const;

export const itemsQuerySchema = z.object({
  ...pageQuery({ default: 20, max: 100 }),
  q: searchQuery("Part of the name, or of the buyer's own code"),
  code: searchQuery("Beginning of the buyer's own code, in any case; sorts by it"),
});

export type ItemsQuery = z.output<typeof itemsQuerySchema>;

/** Filtered by one customer: an account or a company. */
export const adminItemsQuerySchema = itemsQuerySchema
  .extend({
    customer: idField().optional().describe("The account whose own items are listed"),
    company: idField().optional().describe("The company whose items are listed"),
  })
  .refine(({ customer, company }) => (customer === undefined) !== (company === undefined), {
    message: "Name a customer or a company.",
    path: ["customer"],
  });

export const editItemSchema = z.object({
  name: requiredText("Name", ITEM_LIMITS.name).optional(),
  code: nullableText(ITEM_LIMITS.code)
    .optional()
    .meta({ example: "BOX-07" })
    .describe("The buyer's own; null removes it"),
});

export type EditItem = z.output<typeof editItemSchema>;

const WHOLE = "Enter a whole number from 1 to 1,000,000";

const tierFields = z.object({
  from: numeric(WHOLE).pipe(z.number(WHOLE).int(WHOLE).min(1, WHOLE).max(MOST_PIECES, WHOLE)),
  price: rupees("Price must be a positive number"),
});

export const itemPricesSchema = z
  .object({
    tiers: z
      .array(tierFields)
      .max(MAX_TIERS)
      .describe("Rupees for the basis of the item, each from a quantity on; none end the prices"),
    validUntil: plannedDay()
      .nullable()
      .describe("The last day in India on which they hold; null until they are changed"),
  })
  .superRefine(({ tiers }, context) => {
    const problem = ownTierProblem(storedTiers(tiers));
    if (!problem) return;
    const { index, part } = problem;
    // Items may be counted in pieces.
    const message =
      part === "from" ? "Start this price at more than the one before" : problem.message;
    context.addIssue({ code: "custom", path: ["tiers", index, part], message });
  });

export type ItemPrices = z.output<typeof itemPricesSchema>;

/** The price form; its controls hold strings. */
export const itemFormSchema = z
  .object({
    tiers: z.array(z.object({ from: z.string().max(40), price: z.string().max(40) })),
    validUntil: z.string().max(40),
  })
  .transform(({ tiers, validUntil }): z.input<typeof itemPricesSchema> => ({
    tiers,
    validUntil: validUntil || null,
  }))
  .pipe(itemPricesSchema);

export const itemSchema = z.object({
  _id: z.uuid(),
  ...lineFormSchema.pick({ unit: true, basis: true, spec: true, made: true, print: true }).shape,
  name: z.string(),
  code: z.string().nullable().describe("The buyer's own"),
  company: z.boolean().describe("Whether it is the company's, which all its members see"),
  mayWrite: z.boolean().describe("Whether the caller's role in the company changes and orders it"),
  style: z.string().nullable().describe("The style's `_id`, of what is made to size"),
  product: z.string().nullable().describe("The product's `_id`, of what is one"),
  line: z
    .uuid()
    .nullable()
    .describe("The order line that was approved, or has no print; null where only a code is"),
  thumbnailImage: z.string(),
  approvedProof: z
    .object({
      _id: z.uuid(),
      n: z.number().int(),
      name: z.string(),
      picture: z.string().nullable().describe("Its first page, on this site"),
      order: z.string().describe("The number of the order in which it was approved"),
    })
    .nullable()
    .describe("Null for what has no print, and for who may not see that order"),
  tool: z.object({ number: z.string(), kind: z.enum(ToolKind) }).nullable(),
  prices: z
    .array(z.object({ from: z.number().int(), price: z.number() }))
    .describe("Agreed with the shop, in rupees for the basis; set-up and tool are included"),
  validUntil: z.iso.date().nullable().describe("The last day in India of `prices`"),
  lastPrice: z.number().nullable().describe("Rupees for the basis, when it was last ordered"),
  lastQuantity: z.number().int().nullable(),
  lastOrder: z.uuid().nullable().describe("`_id` of the last order of it that the caller may see"),
});

export type ItemAnswer = z.output<typeof itemSchema>;
