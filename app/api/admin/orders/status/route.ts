import { endpoints } from "@/lib/api/endpoints";
import { expireProducts } from "@/lib/http/expire-tags";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { advanceOrders } from "@/lib/orders/advance-orders";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.updateOrders, async ({ db, body, actor, ipAddress }) => {
    const { outcomes, changedProducts } = await advanceOrders({
      db,
      request: body,
      actor,
      ipAddress,
    });
    expireProducts(changedProducts);
    return { body: outcomes };
  }),
});
