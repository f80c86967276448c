import { inChapter } from "@/lib/base/http/in-chapter";
import { z } from "@/lib/base/input/zod";
import { MAX_COMPANIONS } from "@/lib/catalogue/limits";
import {
  companionsQuerySchema,
  productListQuerySchema,
  productRecordSchema,
  productSuggestQuerySchema,
  productSuggestionSchema,
} from "@/lib/catalogue/schemas";
import { productSummarySchema } from "@/lib/catalogue/fields/summary-schema";

export const productListEndpoints = inChapter("Products", {
  listProducts: {
    call: "GET /products",
    summary: "List products",
    description:
      'Products that are in the catalogue, without their reviews. `X-Total-Count` says how many match, and `Link` with `rel="next"` leads to the rest. Where nothing has the words of `q` and they look like a slip, the products of the corrected search are answered, which `X-Did-You-Mean` names (percent-encoded where it is not ASCII).',
    access: "public",
    endedSession: "visitor",
    query: productListQuerySchema,
    response: z.array(productRecordSchema),
    limit: "browse",
  },
  suggestProducts: {
    call: "GET /products/suggest",
    summary: "Suggest products",
    description:
      "The first products, at most 8, of a search that is being typed; none for an empty one. `X-Did-You-Mean` names the corrected search where what was typed finds nothing. Where nothing matches a size, the next sizes are suggested, as in the list.",
    access: "public",
    endedSession: "visitor",
    query: productSuggestQuerySchema,
    response: z.array(productSuggestionSchema).max(8),
    limit: "browse",
  },
  listCompanions: {
    call: "GET /products/companions",
    summary: "List what goes with products",
    description:
      "Products that the shop offers beside these, such as the lid of a cup, at most 6; what cannot be bought now is left out, and so are the products themselves.",
    access: "public",
    endedSession: "visitor",
    query: companionsQuerySchema,
    response: z.array(productSummarySchema).max(MAX_COMPANIONS),
    limit: "browse",
  },
});
