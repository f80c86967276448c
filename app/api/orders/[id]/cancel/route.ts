import { orderEndpoints } from "@/lib/orders/endpoints";
import { changedTags } from "@/lib/http/cache/cache-tags";
import { resource, route } from "@/lib/api/route/route";
import { cancelOrder } from "@/lib/fulfilment/status/cancel-order";
import { customerActor } from "@/lib/orders/customer";
import { orderAnswer } from "@/lib/orders/read/order-answer";
import { requireOrder } from "@/lib/orders/read/require-order";
import { may } from "@/lib/identity/session/identify";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    orderEndpoints.cancelOrder,
    async ({ db, params, query, identity, ipAddress, expire }) => {
      const visitor = { identity, key: query.key, staff: "orders.cancel" } as const;
      const order = await requireOrder(db, params.id, visitor, "cancel");
      const actor = customerActor(identity, order);
      const party = may(identity, "orders.cancel") ? "shop" : "customer";
      expire(changedTags(await cancelOrder({ db, order, actor, party, ipAddress })));
      return { body: orderAnswer(await requireOrder(db, order.id, visitor)) };
    },
  ),
});
