import { orderAccessEndpoints } from "@/lib/orders/access/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { acceptOrder } from "@/lib/orders/access/confirm-order";
import { orderAnswer } from "@/lib/orders/read/order-answer";
import { requireOrder } from "@/lib/orders/read/require-order";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(orderAccessEndpoints.acceptOrder, async ({ db, by, params: { id }, identity }) => {
    await acceptOrder({ ...by, id });
    return { body: orderAnswer(await requireOrder(db, id, { identity })) };
  }),
});
