import {
  idField,
  momentField,
  oneLine,
  productIdsField,
  requiredText,
} from "@/lib/base/input/fields";
import { pageQuery, searchQuery } from "@/lib/base/input/list-query";
import { tableErrorsSchema } from "@/lib/base/input/table-errors";
import { z } from "@/lib/base/input/zod";
import { MAX_TIERS } from "@/lib/pricing/price-tiers";

/** Price lists in the API, in rupees. */

/** Maximum products of a list. */
export const MAX_PRICES = 5_000;

/** Maximum bytes of a list in a request: all products with a few tiers each. */
export const MAX_LIST_BYTES = 2 * 1024 * 1024;

/** Columns of a file, with one line per tier of a product; `READ_COLUMNS` lists those that are read. */
export const PRICE_COLUMNS = [
  "product",
  "sku",
  "name",
  "publicPrice",
  "percent",
  "from",
  "price",
] as const;

export const READ_COLUMNS = ["product", "sku", "percent", "from", "price"] as const;

/** Maximum products of one price query: a page or a cart. */
const MAX_REQUESTED = 100;

const statedTiers = z
  .array(
    z.object({
      from: z.number().int().min(1).describe("Packs of one line"),
      price: z.number().positive().describe("Rupees for each pack of the line from then on"),
    }),
  )
  .max(MAX_TIERS);

const TIERS =
  "In place of the public price and its tiers; the first holds for smaller quantities too";
const PERCENT = "Off the public price and each of its tiers: above 0, below 100, two decimals";

export const priceRowSchema = z.object({
  product: z.uuid(),
  name: z.string(),
  sku: z.string().nullable(),
  publicPrice: z.number().describe("Rupees for one pack, for everybody else"),
  tiers: statedTiers.optional().describe(TIERS),
  percent: z.number().optional().describe(PERCENT),
});

/** A response row: either `tiers` or `percent`. */
export type PriceRow = z.output<typeof priceRowSchema>;

/** Maximum characters of an article number, as in the database's CHECK. */
const MAX_SKU = 64;

const cell = z.union([oneLine().max(MAX_SKU), z.number()]);

/** Validated row by row in read-rows.ts, so that a dry run can name every mistake. */
const sentRowSchema = z.object({
  product: z.string().max(MAX_SKU).default("").describe("`_id` of the product"),
  sku: oneLine().max(MAX_SKU).default("").describe("Its article number, in place of `product`"),
  tiers: z
    .array(z.object({ from: cell.default(1), price: cell.default("") }))
    .max(MAX_TIERS)
    .nullable()
    .default(null)
    .describe(TIERS),
  percent: cell.nullable().default(null).describe(PERCENT),
});

export type SentPriceRow = z.output<typeof sentRowSchema>;

const day = z.iso
  .date("Enter a day, such as 2026-04-01")
  .or(z.literal(""))
  .nullable()
  .transform((value) => value || null);

const ENDS_BEFORE_START = "The last day must not come before the first";

/** Values of the list form; rows are separate. */
const priceListTermsSchema = z.object({
  name: requiredText("Name", 80).describe("No two lists have the same"),
  from: day.default(null).describe("The first day in India; null: at once"),
  to: day.default(null).describe("The last day in India; null: until further notice"),
  promoCodes: z.boolean().default(false).describe("Whether promo codes count on top of it"),
});

export type PriceListTerms = z.output<typeof priceListTermsSchema>;

const inOrder = ({ from, to }: Pick<PriceListTerms, "from" | "to">) =>
  from === null || to === null || from <= to;

const DAYS = { path: ["to"], message: ENDS_BEFORE_START };

export const priceListFormSchema = priceListTermsSchema.refine(inOrder, DAYS);

export const newPriceListSchema = priceListTermsSchema
  .extend({
    rows: z
      .array(sentRowSchema)
      .max(MAX_PRICES, `A price list holds at most ${MAX_PRICES} products`)
      .default([]),
  })
  .refine(inOrder, DAYS);

export type NewPriceList = z.output<typeof newPriceListSchema>;

const readAt = momentField()
  .optional()
  .describe("As it was read; what somebody else changed since is then not overwritten");

export const savePriceListSchema = z.union([
  newPriceListSchema.safeExtend({ updatedAt: readAt }),
  z
    .string()
    .max(MAX_LIST_BYTES)
    .describe("The rows alone as a CSV file, sent as text/csv; name and days stay"),
]);

export type SavePriceList = z.output<typeof savePriceListSchema>;

export const savePriceListQuerySchema = z.object({
  dryRun: z
    .stringbool({ error: "dryRun must be 1 or 0" })
    .optional()
    .describe("1: only say which rows can be read and what is wrong"),
  updatedAt: readAt.describe("The same for a CSV file"),
});

export const priceListQuerySchema = z.object({
  format: z.enum(["json", "csv"]).optional().describe("`csv`: its rows as a file that PUT takes"),
});

export const priceListsQuerySchema = z.object({
  q: searchQuery("Part of the name"),
  ...pageQuery({ default: 50, max: 100 }),
});

export type PriceListsQuery = z.output<typeof priceListsQuerySchema>;

export const priceListParamsSchema = z.object({ id: idField() });

export const priceListSummarySchema = z.object({
  _id: z.uuid(),
  name: z.string(),
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  promoCodes: z.boolean(),
  state: z.enum(["upcoming", "current", "ended"]).describe("By its days, today in India"),
  products: z.number().int(),
  companies: z.array(z.object({ _id: z.uuid(), name: z.string() })).describe("Which have it"),
  updatedAt: z.iso.datetime(),
});

export type PriceListSummary = z.output<typeof priceListSummarySchema>;

export const priceListSchema = priceListSummarySchema.extend({ rows: z.array(priceRowSchema) });

export type PriceListAnswer = z.output<typeof priceListSchema>;

export const priceReportSchema = z.object({
  rows: z.array(priceRowSchema).describe("The rows that can be read"),
  errors: tableErrorsSchema,
});

export type PriceReport = z.output<typeof priceReportSchema>;

/** The saved list, or the report of a dry run. */
export const savedPriceListSchema = z.union([priceListSchema, priceReportSchema]);

export const pricesQuerySchema = z.object({ products: productIdsField(MAX_REQUESTED) });

export const ownPriceSchema = z.object({
  product: z.uuid(),
  price: z.number().describe("Rupees for one pack where no tier is reached, before tax"),
  tiers: z
    .array(z.object({ from: z.number().int(), price: z.number() }))
    .optional()
    .describe("Lower prices of larger quantities; left out where a pack always costs the same"),
});

export type OwnPrice = z.output<typeof ownPriceSchema>;
