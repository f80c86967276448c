import { favouriteEndpoints } from "@/lib/catalogue/favourites/endpoints";
import { addFavourites, readFavourites } from "@/lib/catalogue/favourites/favourites";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(favouriteEndpoints.listFavourites, async ({ db, identity }) => ({
    body: await readFavourites(db, identity.account.id),
  })),
  POST: route(favouriteEndpoints.addFavourites, async ({ db, body, identity }) => ({
    body: await addFavourites(db, identity.account.id, body.products),
  })),
});
