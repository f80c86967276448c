import { endpoints } from "@/lib/api/endpoints";
import { removeFavourite } from "@/lib/favourites/favourites";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  DELETE: route(endpoints.removeFavourite, async ({ db, params, identity }) => ({
    body: await removeFavourite(db, identity.account.id, params.product),
  })),
});
