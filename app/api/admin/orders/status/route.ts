import { endpoints } from "@/lib/api/endpoints";
import { expireProducts } from "@/lib/http/expire-tags";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { changeOrderStatuses } from "@/lib/fulfilment/change-order-statuses";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.updateOrders, async ({ db, body, actor, ipAddress }) => {
    const { outcomes, changedProducts } = await changeOrderStatuses({
      db,
      request: body,
      actor,
      ipAddress,
    });
    expireProducts(changedProducts);
    return { body: outcomes };
  }),
});
