import {
  addFavouritesSchema,
  favouriteParamsSchema,
  favouriteProductsQuerySchema,
  favouriteProductsSchema,
  favouritesSchema,
} from "@/lib/catalogue/favourites/schemas";

/** API calls about favourite products. */
export const favouriteEndpoints = {
  listFavourites: {
    method: "GET",
    path: "/favourites",
    chapter: "Favourites",
    summary: "List favourites",
    description: "The products that the account keeps at hand, by their ids, the latest first.",
    access: "account.own",
    status: 200,
    response: favouritesSchema,
    limit: "work",
  },
  addFavourites: {
    method: "POST",
    path: "/favourites",
    chapter: "Favourites",
    summary: "Add favourites",
    description:
      "Adds products to the account's favourites and answers all of them. It can be repeated; what is no product is left out.",
    access: "account.own",
    status: 200,
    body: addFavouritesSchema,
    response: favouritesSchema,
    limit: "work",
  },
  removeFavourite: {
    method: "DELETE",
    path: "/favourites/{product}",
    chapter: "Favourites",
    summary: "Remove a favourite",
    description: "Removes a product from the account's favourites and answers the rest.",
    access: "account.own",
    status: 200,
    params: favouriteParamsSchema,
    response: favouritesSchema,
    limit: "work",
  },
  readFavouriteProducts: {
    method: "GET",
    path: "/favourites/products",
    chapter: "Favourites",
    summary: "Read products by their ids",
    description:
      "The products with these ids, in the order of the ids; what has left the catalogue is left out. A visitor's favourites are kept in the browser and shown by this.",
    access: "public",
    endedSession: "visitor",
    status: 200,
    query: favouriteProductsQuerySchema,
    response: favouriteProductsSchema,
    limit: "work",
  },
} as const;
