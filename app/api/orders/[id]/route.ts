import { orderEndpoints } from "@/lib/orders/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { orderAnswer } from "@/lib/orders/read/order-answer";
import { requireOrder } from "@/lib/orders/read/require-order";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(orderEndpoints.getOrder, async ({ db, params, query, identity }) => ({
    body: orderAnswer(await requireOrder(db, params.id, { identity, key: query.key })),
  })),
});
