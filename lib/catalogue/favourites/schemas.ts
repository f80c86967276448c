import { productSummarySchema } from "@/lib/catalogue/fields/summary-schema";
import { idField, productIdsField } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";
import { MAX_REQUESTED, MAX_FAVOURITES } from "./limits";

const products = z.array(idField()).max(MAX_FAVOURITES, `Name at most ${MAX_FAVOURITES} products`);

export const favouritesSchema = z.object({
  products: products.describe("Ids of the products, the latest first"),
});

export type Favourites = z.output<typeof favouritesSchema>;

export const addFavouritesSchema = z.object({
  products: products.describe("Ids of the products, the latest first"),
});

export const favouriteParamsSchema = z.object({ product: z.string().min(1).max(64) });

export const favouriteProductsQuerySchema = z.object({
  ids: productIdsField(MAX_REQUESTED),
});

export const favouriteProductsSchema = z.array(productSummarySchema);
