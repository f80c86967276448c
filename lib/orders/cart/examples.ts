import { code, totals } from "@/lib/orders/read/examples";
import { PRODUCT } from "@/lib/catalogue/lists/example-product";
import { productSummarySchema } from "@/lib/catalogue/fields/summary-schema";
import type { cartEndpoints } from "@/lib/orders/cart/endpoints";
import { type Examples, ID } from "@/lib/base/examples/example";

export const cartExamples: Examples<
  typeof cartEndpoints,
  "listShippingWays" | "quoteCart" | "findCartItems"
> = {
  listShippingWays: {
    answer: [
      { way: "courier", amount: 240, words: "By courier to your door." },
      { way: "pickup", amount: 0, words: "You collect it from us." },
    ],
  },
  quoteCart: {
    body: { items: [{ product: ID.product, quantity: 2 }], promoCode: code },
    answer: {
      lines: [
        {
          kind: "product",
          unit: "PAC",
          basis: 1,
          product: ID.product,
          name: PRODUCT.name,
          thumbnailImage: PRODUCT.thumbnailImage,
          price: 1250,
          quantity: 2,
          lineTotal: 2500,
          stockCount: 140,
          available: true,
        },
      ],
      ...totals,
      promo: { code, percent: 10 },
      total: 2430,
    },
  },
  findCartItems: {
    body: { items: ["KM-9", "KM-99"] },
    answer: {
      items: [
        { item: "KM-9", product: productSummarySchema.parse(PRODUCT) },
        { item: "KM-99", problem: "No product has this article number or name." },
      ],
    },
  },
};
