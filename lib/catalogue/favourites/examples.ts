import { productSummarySchema } from "@/lib/catalogue/fields/summary-schema";
import { PRODUCT } from "@/lib/catalogue/lists/example-product";
import type { favouriteEndpoints } from "@/lib/catalogue/favourites/endpoints";
import type { Examples } from "@/lib/base/examples/example";

export const favouriteExamples: Examples<typeof favouriteEndpoints, "readFavouriteProducts"> = {
  readFavouriteProducts: { answer: [productSummarySchema.parse(PRODUCT)] },
};
