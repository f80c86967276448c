import { idField, requiredText } from "@/lib/base/input/fields";
import { pageQuery } from "@/lib/base/input/list-query";
import { countText } from "@/lib/base/text/counts";
import { z } from "@/lib/base/input/zod";
import { ADMIN_PRODUCT_SORTS } from "./sort";
import { LISTED_STATES, LOW_STOCK } from "../low-stock";
import { MAX_FEATURED } from "../limits";
import { MAX_STOCK } from "../number-fields";
import { productFields } from "../fields/product-fields";
import { productSummarySchema } from "../fields/summary-schema";
import { productTranslationsField } from "../product-form";
import { productListQuerySchema, productRecordSchema, productSchema } from "../schemas";

/** A product as the admin's list and edit dialog show it. */
export const adminProductRecordSchema = productRecordSchema.extend({
  forSale: z.boolean().describe("The admin's switch; inStock also needs a stockCount above zero"),
  status: z.enum(LISTED_STATES),
  draft: z.boolean().describe("Not in the shop yet; only a draft may be without a picture"),
  lowStockAt: z
    .number()
    .int()
    .min(0)
    .nullable()
    .describe(`At this many packs or fewer it counts as low; null: at ${LOW_STOCK}`),
  featuredPosition: z
    .number()
    .int()
    .min(1)
    .max(MAX_FEATURED)
    .nullable()
    .describe("Its place among the products chosen for the landing page"),
});

export const adminProductSchema = adminProductRecordSchema.extend({
  cost: z
    .number()
    .positive()
    .nullable()
    .optional()
    .describe("Rupees that a pack costs the shop; only for callers who may change products"),
  translations: productTranslationsField,
  productReviews: productSchema.shape.productReviews,
  family: z
    .object({ _id: z.uuid(), name: z.string() })
    .nullable()
    .describe("The same thing in other sizes"),
  familyLabel: z.string().nullable().describe("What this size is called there"),
  companions: z
    .array(
      productSummarySchema
        .pick({ _id: true, name: true, thumbnailImage: true })
        .extend({ status: z.enum(LISTED_STATES) }),
    )
    .describe("Products that the shop offers beside it, in their order"),
});

export const featuredProductSchema = productSummarySchema.pick({
  _id: true,
  name: true,
  thumbnailImage: true,
});

export type FeaturedProduct = z.output<typeof featuredProductSchema>;

const CHOOSE = `Choose at most ${MAX_FEATURED} products`;

export const featuredRequestSchema = z.object({
  products: z
    .array(idField(CHOOSE), CHOOSE)
    .max(MAX_FEATURED, CHOOSE)
    .refine((ids) => new Set(ids).size === ids.length, "Choose each product once")
    .describe("In the order in which the landing page shows them; none: the first by name"),
});

/** A product family: one thing sold in several sizes. */
export const productFamilySchema = z.object({
  _id: z.uuid(),
  name: z.string(),
  products: z.number().int().min(0).describe("Its sizes, drafts included"),
});

export type ProductFamily = z.output<typeof productFamilySchema>;

export type AdminProductRecord = z.output<typeof adminProductRecordSchema>;
export type AdminProduct = z.output<typeof adminProductSchema>;

export const adminProductListQuerySchema = productListQuerySchema.omit({ sort: true }).extend({
  sort: z.enum(ADMIN_PRODUCT_SORTS).default("name-asc"),
  status: z
    .enum(LISTED_STATES)
    .optional()
    .describe("Without it all that is not archived, drafts included"),
});

/** Maximum change by hand in one step. The full count is typed in the product's form. */
const MAX_AT_ONCE = 1_000_000;

const WHOLE = "Enter a whole number of packs, such as 50 or -3";

const BOTH_OR_NEITHER = "Give either the change or what was counted";

export const stockChangeSchema = z
  .object({
    change: z
      .int(WHOLE)
      .min(-MAX_AT_ONCE, "Change at most 10,00,000 packs at once")
      .max(MAX_AT_ONCE, "Change at most 10,00,000 packs at once")
      .refine(
        (change) => change !== 0,
        "Enter by how many packs the stock changes; 0 changes nothing",
      )
      .describe("Packs that came (positive) or went (negative)")
      .optional(),
    counted: z
      .int("Enter what was counted as a whole number of packs")
      .min(0, "Enter what was counted as a whole number of packs")
      .max(MAX_STOCK, `Use a count of at most ${countText(MAX_STOCK)}`)
      .describe("Instead of `change`: how many packs there are now")
      .optional(),
    stockCountRead: z
      .int()
      .optional()
      .describe("The count that was shown; where it is another by now, nothing changes"),
    reason: requiredText("Reason", 200).meta({ example: "New batch from the press" }),
  })
  .refine(({ change, counted }) => (change === undefined) !== (counted === undefined), {
    message: BOTH_OR_NEITHER,
    path: ["change"],
  });

export const stockSchema = z.object({
  _id: z.uuid(),
  stockCount: z.number().int().min(0),
  inStock: z.boolean(),
  status: z.enum(LISTED_STATES),
});

export const priceChangeSchema = z.object({
  price: productFields.price,
  priceRead: productFields.price
    .optional()
    .describe("The price that was shown; where it is another by now, nothing changes"),
});

export const priceSchema = z.object({
  _id: z.uuid(),
  price: z.number(),
  updatedAt: z.iso.datetime(),
});

export const stockAdjustmentSchema = z.object({
  _id: z.uuid(),
  by: z.string().meta({ example: "Meera Nair" }),
  reason: z.string().meta({ example: "New batch from the press" }),
  before: z.number().int(),
  after: z.number().int(),
  createdAt: z.iso.datetime(),
});

const pricesSchema = z.object({
  price: z.number(),
  originalPrice: z.number().nullable(),
  priceTiers: z.array(z.object({ from: z.number().int(), price: z.number() })),
});

export const priceChangeEntrySchema = z.object({
  _id: z.uuid(),
  by: z.string(),
  before: pricesSchema,
  after: pricesSchema,
  createdAt: z.iso.datetime(),
});

export type PriceChange = z.output<typeof priceChangeEntrySchema>;

export const priceHistoryQuerySchema = z.object(pageQuery({ default: 20, max: 100 }));

export type StockAdjustment = z.output<typeof stockAdjustmentSchema>;

export const stockHistoryQuerySchema = z.object(pageQuery({ default: 20, max: 100 }));

export const unweighedProductsSchema = z.object({
  count: z.number().int(),
  products: z.array(z.object({ _id: z.uuid(), name: z.string() })).describe("The first by name"),
});

export type UnweighedProducts = z.output<typeof unweighedProductsSchema>;
