import { z } from "@/lib/base/input/zod";
import { MAX_TIERS } from "@/lib/pricing/price-tiers";

/** The flat size of a product, in millimetres. */
export const dielineSchema = z.object({
  width: z.number().positive(),
  height: z.number().positive(),
});

/** A print option as the API returns it, in rupees. */
export const printOptionSchema = z.object({
  name: z.string(),
  sides: z.number().int().min(1).describe("The most sides printed"),
  maxColours: z.number().int().min(1),
  minPieces: z.number().int().min(1).describe("Packs of the smallest printed order"),
  setupFeePerColour: z.number().min(0).describe("Rupees, once an order for each colour"),
  tiers: z
    .array(
      z.object({
        from: z.number().int().min(1).describe("Packs of one line"),
        price: z.number().positive().describe("Rupees for each printed pack from then on"),
      }),
    )
    .max(MAX_TIERS)
    .describe("In place of the product's prices; empty keeps those"),
  leadDays: z.number().int().min(0).nullable().describe("Working days from the approval"),
  tool: z.string().nullable().describe("The kind of tool that it needs, such as plate"),
  dieline: dielineSchema
    .optional()
    .describe("Only of an option with a flat size of its own, to which its artwork is trimmed"),
});

/** How a product is sampled, as the API returns it, in rupees. */
export const sampleSchema = z.object({
  kind: z.enum(["none", "free", "paid"]),
  price: z.number().min(0).describe("Rupees for one sample"),
  credit: z
    .array(
      z.object({
        from: z.number().int().min(1).describe("Packs of the first order"),
        percent: z.literal([50, 100]).describe("Of the sample's price"),
      }),
    )
    .describe("What a paid sample gets back with the first order"),
});
