import { z } from "@/lib/base/input/zod";
import { productSummarySchema } from "@/lib/catalogue/fields/summary-schema";
import { MAX_ITEM_LENGTH, MAX_QUICK_LINES } from "./quick-order";
import { lineFormSchema } from "./schemas";

export const findItemsSchema = z.object({
  items: z
    .array(z.string().trim().min(1).max(MAX_ITEM_LENGTH))
    .max(MAX_QUICK_LINES, `Ask for at most ${MAX_QUICK_LINES} lines at once`)
    .describe("Article numbers or exact names of products, or the caller's own codes, in any case"),
});

export const foundItemsSchema = z.object({
  items: z
    .array(
      z.object({
        item: z.string().describe("As it was asked for"),
        product: productSummarySchema.optional().describe("Where exactly one is meant"),
        own: z
          .object({
            _id: z.uuid(),
            ...lineFormSchema.pick({ unit: true, basis: true, spec: true, print: true }).shape,
            name: z.string(),
            thumbnailImage: z.string(),
            code: z.string(),
          })
          .optional()
          .describe("In place of a product: the caller's item with this code"),
        problem: z.string().optional().describe("Otherwise: why none is"),
      }),
    )
    .describe("One entry for each that was asked for"),
});

export type FoundItems = z.output<typeof foundItemsSchema>;
