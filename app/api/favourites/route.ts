import { endpoints } from "@/lib/api/endpoints";
import { addFavourites, readFavourites } from "@/lib/favourites/favourites";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listFavourites, async ({ db, identity }) => ({
    body: await readFavourites(db, identity.account.id),
  })),
  POST: route(endpoints.addFavourites, async ({ db, body, identity }) => ({
    body: await addFavourites(db, identity.account.id, body.products),
  })),
});
