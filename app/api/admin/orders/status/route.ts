import { fulfilmentEndpoints } from "@/lib/fulfilment/endpoints";
import { changedTags } from "@/lib/http/cache/cache-tags";
import { resource, route } from "@/lib/api/route/route";
import { changeOrderStatuses } from "@/lib/fulfilment/status/change-order-statuses";
import { requireOverrideRight } from "@/lib/fulfilment/production-gate";
import { requireCancelRight } from "@/lib/fulfilment/status/cancel-order";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(fulfilmentEndpoints.updateOrders, async ({ by, body, identity, expire }) => {
    requireCancelRight(identity, body.status);
    for (const { override } of Object.values(body.overrides ?? {})) {
      requireOverrideRight(identity, override);
    }
    const { outcomes, changedProducts } = await changeOrderStatuses({ ...by, request: body });
    expire(changedTags(changedProducts));
    return { body: outcomes };
  }),
});
