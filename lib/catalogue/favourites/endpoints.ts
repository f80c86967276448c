import { inChapter } from "@/lib/base/http/in-chapter";
import {
  addFavouritesSchema,
  favouriteParamsSchema,
  favouriteProductsQuerySchema,
  favouriteProductsSchema,
  favouritesSchema,
} from "@/lib/catalogue/favourites/schemas";

/** API calls about favourite products. */
export const favouriteEndpoints = inChapter("Favourites", {
  listFavourites: {
    call: "GET /favourites",
    summary: "List favourites",
    description: "The products that the account keeps at hand, by their ids, the latest first.",
    access: "account.own",
    response: favouritesSchema,
    limit: "work",
  },
  addFavourites: {
    call: "POST /favourites",
    summary: "Add favourites",
    description:
      "Adds products to the account's favourites and answers all of them. It can be repeated; what is no product is left out.",
    access: "account.own",
    body: addFavouritesSchema,
    response: favouritesSchema,
    limit: "work",
  },
  removeFavourite: {
    call: "DELETE /favourites/{product}",
    summary: "Remove a favourite",
    description: "Removes a product from the account's favourites and answers the rest.",
    access: "account.own",
    params: favouriteParamsSchema,
    response: favouritesSchema,
    limit: "work",
  },
  readFavouriteProducts: {
    call: "GET /favourites/products",
    summary: "Read products by their ids",
    description:
      "The products with these ids, in the order of the ids; what has left the catalogue is left out. A visitor's favourites are kept in the browser and shown by this.",
    access: "public",
    endedSession: "visitor",
    query: favouriteProductsQuerySchema,
    response: favouriteProductsSchema,
    limit: "work",
  },
});
