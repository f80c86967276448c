import { favouriteEndpoints } from "@/lib/catalogue/favourites/endpoints";
import { readFavouriteProducts } from "@/lib/catalogue/favourites/favourites";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(favouriteEndpoints.readFavouriteProducts, async ({ db, query, language }) => ({
    body: await readFavouriteProducts(db, query.ids, language),
  })),
});
