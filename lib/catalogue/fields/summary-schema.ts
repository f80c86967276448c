import { z } from "@/lib/base/input/zod";
import { MAX_TIERS } from "@/lib/pricing/price-tiers";
import { SUPPLIES } from "../supply";

/** A product's card as the API returns it, apart from schemas.ts, because the browser's cart loads it. */

/** The terms of sale as the API returns them. The price of one pack is a separate field. */
export const saleTermsSchema = z.object({
  minQuantity: z.number().int().min(1).describe("Packs of the smallest order"),
  packMultiple: z.number().int().min(1).describe("Orders are multiples of so many packs"),
  priceTiers: z
    .array(
      z.object({
        from: z.number().int().min(2).describe("Packs of one line"),
        price: z.number().positive().describe("Rupees for each pack of the line from then on"),
      }),
    )
    .max(MAX_TIERS)
    .describe("Prices fall as quantities rise; empty where a pack always costs the same"),
});

export const productSummarySchema = z.object({
  _id: z.uuid(),
  name: z.string().meta({ example: "Corrugated Shipping Box, 12 × 9 × 6 in" }),
  category: z.string().describe("The name of its category"),
  price: z.number().positive().describe("Rupees for one pack, before tax"),
  /** Null when the product is not discounted. */
  originalPrice: z.number().positive().nullable(),
  thumbnailImage: z.string(),
  rating: z.number().min(0).max(5),
  reviews: z.number().int().min(0),
  isNew: z.boolean(),
  inStock: z
    .boolean()
    .describe("Can be bought now: on sale, and stockCount above zero or made to order"),
  stockCount: z.number().int().min(0),
  sku: z.string().nullable().optional().describe("The maker's own number of the article"),
  /** "100 pieces", from the specification of that name; null when there is none. */
  packSize: z.string().nullable(),
  /** "230 × 180 × 140 mm", from the specification of that name; null when there is none. */
  dimensions: z.string().nullable().optional(),
  ...saleTermsSchema.shape,
  supply: z.enum(SUPPLIES).optional().describe("`to_order`: sold whatever its stock is"),
  maxQuantity: z
    .number()
    .int()
    .min(1)
    .nullable()
    .optional()
    .describe("Packs of the largest order; null for the shop's own limit"),
});
