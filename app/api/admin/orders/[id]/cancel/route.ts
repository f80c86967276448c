import { fulfilmentEndpoints } from "@/lib/fulfilment/endpoints";
import { changedTags } from "@/lib/http/cache/cache-tags";
import { cancelForReason } from "@/lib/fulfilment/status/cancel-for-reason";
import { resource, route } from "@/lib/api/route/route";
import { orderAnswer } from "@/lib/orders/read/order-answer";
import { requireOrder } from "@/lib/orders/read/require-order";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    fulfilmentEndpoints.callOffOrder,
    async ({ db, by, params: { id }, body, identity, expire }) => {
      expire(changedTags(await cancelForReason({ ...by, id, request: body })));
      return { body: orderAnswer(await requireOrder(db, id, { identity })) };
    },
  ),
});
