import { favouriteEndpoints } from "@/lib/catalogue/favourites/endpoints";
import { removeFavourite } from "@/lib/catalogue/favourites/favourites";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  DELETE: route(favouriteEndpoints.removeFavourite, async ({ db, params, identity }) => ({
    body: await removeFavourite(db, identity.account.id, params.product),
  })),
});
