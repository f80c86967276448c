import { ProofStage } from "@/lib/db/generated/enums";
import { z } from "@/lib/base/input/zod";
import { lineFormSchema } from "./cart/schemas";

/** A line of an order as bought. */
export const orderLineSchema = z.object({
  ...lineFormSchema.shape,
  _id: z.uuid().describe("The line's own"),
  code: z.string().optional().describe("The buyer's own code of it"),
  stage: z
    .enum(ProofStage)
    .nullable()
    .describe("How far its artwork and proof are; null for a line that needs none"),
  product: z.object({
    _id: z.string().nullable().describe("Null for what is no product, or no longer one"),
    name: z.string(),
    thumbnailImage: z.string(),
    packSize: z.string().nullable(),
    sku: z.string().nullable().describe("The article number as it was when it was bought"),
  }),
  quantity: z.number().int(),
  ordered: z
    .number()
    .int()
    .optional()
    .describe("What was ordered, where another quantity was made"),
  price: z.number(),
  lineTotal: z.number().describe("price × quantity ÷ basis, rounded half up to the paisa"),
  hsnCode: z.string().nullish().describe("Only under GST"),
  taxPercent: z.number().optional().describe("Only under GST: the rate of the day"),
  taxable: z
    .number()
    .optional()
    .describe("Only under GST: the line with its share of discount and shipping"),
});
