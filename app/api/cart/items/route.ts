import { endpoints } from "@/lib/api/endpoints";
import { findItems } from "@/lib/cart/find-items";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.findCartItems, async ({ db, body }) => ({
    body: await findItems(db, body.items),
  })),
});
