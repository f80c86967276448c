import { endpoints } from "@/lib/api/endpoints";
import { findItems } from "@/lib/orders/cart/find-items";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.findCartItems, async ({ db, body, language }) => ({
    body: await findItems(db, body.items, language),
  })),
});
