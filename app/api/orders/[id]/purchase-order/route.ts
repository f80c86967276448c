import { privateFileAnswer } from "@/lib/api/route/answers";
import { resource, route, routeSeeing } from "@/lib/api/route/route";
import { customerActor } from "@/lib/orders/customer";
import { orderEndpoints } from "@/lib/orders/endpoints";
import {
  deletePurchaseOrder,
  putPurchaseOrder,
  readPurchaseOrder,
} from "@/lib/orders/purchase-order/purchase-order";
import { requireOrder } from "@/lib/orders/read/require-order";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(orderEndpoints.getPurchaseOrder, async ({ db, params, query, identity }) => {
    const { id } = await requireOrder(db, params.id, { identity, key: query.key });
    return privateFileAnswer(await readPurchaseOrder(db, id));
  }),
  PUT: routeSeeing(
    orderEndpoints.putPurchaseOrder,
    ({ db, params, query, identity }) =>
      requireOrder(db, params.id, { identity, key: query.key }, "act"),
    async ({ db, files, identity, ipAddress, seen: order }) => {
      const actor = customerActor(identity, order);
      await putPurchaseOrder({ db, orderId: order.id, files, actor, ipAddress });
    },
  ),
  DELETE: routeSeeing(
    orderEndpoints.deletePurchaseOrder,
    ({ db, params, query, identity }) =>
      requireOrder(db, params.id, { identity, key: query.key }, "act"),
    async ({ db, identity, ipAddress, seen: order }) => {
      const actor = customerActor(identity, order);
      await deletePurchaseOrder({ db, orderId: order.id, actor, ipAddress });
    },
  ),
});
