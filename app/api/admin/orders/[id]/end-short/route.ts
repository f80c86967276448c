import { fulfilmentEndpoints } from "@/lib/fulfilment/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { endShort } from "@/lib/fulfilment/dispatches/end-short";
import { changedTags } from "@/lib/http/cache/cache-tags";
import { orderAnswer } from "@/lib/orders/read/order-answer";
import { requireOrder } from "@/lib/orders/read/require-order";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    fulfilmentEndpoints.endOrderShort,
    async ({ db, by, params: { id }, body, identity, expire }) => {
      expire(changedTags(await endShort({ ...by, id, request: body })));
      return { body: orderAnswer(await requireOrder(db, id, { identity })) };
    },
  ),
});
