import { certificateSchema } from "@/lib/catalogue/certificates/schemas";
import { z } from "@/lib/base/input/zod";
import { MAX_COMPANIONS } from "../limits";
import { productSchema, productSuggestionSchema } from "../schemas";

/** One product as the API returns it, with everything that its page shows. */
export const productDetailSchema = productSchema.extend({
  certificates: z
    .array(certificateSchema)
    .describe(
      "The evidence for what is claimed of it, also what is no longer valid: see `validUntil`",
    ),
  family: z
    .object({
      name: z.string(),
      sizes: z.array(
        z.object({
          _id: z.uuid(),
          label: z.string().describe("What this size is called, such as 9 × 6 × 3 in"),
          inStock: z.boolean(),
        }),
      ),
    })
    .nullable()
    .describe("All its sizes, this one included, the cheapest first; null where there is one size"),
  companions: z
    .array(productSuggestionSchema)
    .max(MAX_COMPANIONS)
    .describe("What goes with it and can be bought now"),
});

export type ProductDetail = z.output<typeof productDetailSchema>;
