import { MOST_TIERS } from "@/lib/pricing/price-tiers";
import { z } from "@/lib/base/input/zod";

/** The terms of sale as the API answers them; the price of one pack stands beside them. */
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
    .max(MOST_TIERS)
    .describe("Prices fall as quantities rise; empty where a pack always costs the same"),
});
