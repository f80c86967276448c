import { orderEndpoints } from "@/lib/orders/endpoints";
import { resource, routeSeeing } from "@/lib/api/route/route";
import { confirmOrder } from "@/lib/orders/access/confirm-order";
import { customerActor } from "@/lib/orders/customer";
import { orderAnswer } from "@/lib/orders/read/order-answer";
import { requireOrder } from "@/lib/orders/read/require-order";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: routeSeeing(
    orderEndpoints.confirmOrder,
    ({ db, params, query, identity }) =>
      requireOrder(db, params.id, { identity, key: query.key }, "act"),
    async ({ db, query, body, identity, ipAddress, seen: order }) => {
      const actor = customerActor(identity, order);
      await confirmOrder({ db, order, token: body.token, actor, ipAddress });
      return { body: orderAnswer(await requireOrder(db, order.id, { identity, key: query.key })) };
    },
  ),
});
