import { productSummarySchema } from "@/lib/catalogue/fields/summary-schema";
import { PRODUCT } from "@/lib/catalogue/lists/example-product";
import type { productListEndpoints } from "@/lib/catalogue/lists/endpoints";
import { type Examples, ID } from "@/lib/base/examples/example";

export const COMPANION = {
  ...productSummarySchema.parse(PRODUCT),
  _id: ID.companion,
  name: "Paper Tape, 48 mm",
};

export const productListExamples: Examples<
  typeof productListEndpoints,
  "listProducts" | "suggestProducts" | "listCompanions"
> = {
  listProducts: { answer: [PRODUCT] },
  suggestProducts: {
    answer: [
      {
        _id: ID.product,
        name: PRODUCT.name,
        thumbnailImage: PRODUCT.thumbnailImage,
        price: PRODUCT.price,
      },
    ],
  },
  listCompanions: { answer: [COMPANION] },
};
