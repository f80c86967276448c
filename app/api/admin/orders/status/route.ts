import { fulfilmentEndpoints } from "@/lib/fulfilment/endpoints";
import { changedTags } from "@/lib/http/cache/cache-tags";
import { resource, route } from "@/lib/api/route/route";
import { changeOrderStatuses } from "@/lib/fulfilment/status/change-order-statuses";
import { requireCancelRight } from "@/lib/fulfilment/status/cancel-order";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(fulfilmentEndpoints.updateOrders, async ({ by, body, identity, expire }) => {
    requireCancelRight(identity, body.status);
    const { outcomes, changedProducts } = await changeOrderStatuses({ ...by, request: body });
    expire(changedTags(changedProducts));
    return { body: outcomes };
  }),
});
