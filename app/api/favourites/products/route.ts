import { endpoints } from "@/lib/api/endpoints";
import { readFavouriteProducts } from "@/lib/favourites/favourites";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.readFavouriteProducts, async ({ db, query }) => ({
    body: await readFavouriteProducts(db, query.ids),
  })),
});
