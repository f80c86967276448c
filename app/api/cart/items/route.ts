import { cartEndpoints } from "@/lib/orders/cart/endpoints";
import { findItems } from "@/lib/orders/cart/find-items";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(cartEndpoints.findCartItems, async ({ db, body, language, identity }) => ({
    body: await findItems(db, body.items, {
      language,
      owner: identity.state === "signed-in" ? identity.account : undefined,
    }),
  })),
});
