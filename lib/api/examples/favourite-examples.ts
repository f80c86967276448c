import { productSummarySchema } from "@/lib/catalogue/schemas";
import type { favouriteEndpoints } from "../favourite-endpoints";
import type { Examples } from "./example";
import { ID, PRODUCT } from "./values";

const FAVOURITES = { products: [ID.product] };

export const favouriteExamples: Examples<typeof favouriteEndpoints> = {
  listFavourites: { answer: FAVOURITES },
  addFavourites: { body: FAVOURITES, answer: FAVOURITES },
  removeFavourite: { answer: { products: [] } },
  readFavouriteProducts: { answer: [productSummarySchema.parse(PRODUCT)] },
};
