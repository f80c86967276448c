import { PRODUCT, REVIEW } from "@/lib/catalogue/lists/example-product";
import { CERTIFICATE } from "@/lib/catalogue/certificates/examples";
import { COMPANION } from "@/lib/catalogue/lists/examples";
import type { productEndpoints } from "@/lib/catalogue/product-page/endpoints";
import { type Examples, ID } from "@/lib/base/examples/example";

export const productExamples: Examples<typeof productEndpoints, "getProduct"> = {
  getProduct: {
    answer: {
      ...PRODUCT,
      productReviews: [REVIEW],
      certificates: [CERTIFICATE],
      family: {
        name: "Corrugated Shipping Box",
        sizes: [
          { _id: ID.companion, label: "9 × 6 × 4 in", inStock: false },
          { _id: ID.product, label: "12 × 9 × 6 in", inStock: true },
        ],
      },
      companions: [
        {
          _id: ID.companion,
          name: COMPANION.name,
          thumbnailImage: COMPANION.thumbnailImage,
          price: COMPANION.price,
        },
      ],
    },
  },
};
