import { correctOrder } from "@/lib/fulfilment/corrections/correct-order";
import { ownCorrectionEndpoints } from "@/lib/fulfilment/endpoints";
import { orderEndpoints } from "@/lib/orders/endpoints";
import { resource, route, routeSeeing } from "@/lib/api/route/route";
import { may } from "@/lib/identity/session/identify";
import { customerActor } from "@/lib/orders/customer";
import { orderAnswer } from "@/lib/orders/read/order-answer";
import { requireOrder } from "@/lib/orders/read/require-order";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(orderEndpoints.getOrder, async ({ db, params, query, identity }) => ({
    body: orderAnswer(await requireOrder(db, params.id, { identity, key: query.key })),
  })),
  PATCH: routeSeeing(
    ownCorrectionEndpoints.correctOwnOrder,
    ({ db, params, query, identity }) =>
      requireOrder(db, params.id, { identity, key: query.key }, "act"),
    async ({ db, query, body, identity, ipAddress, seen: order }) => {
      await correctOrder({
        db,
        id: order.id,
        requested: body,
        party: may(identity, "orders.write.all") ? "shop" : "customer",
        actor: customerActor(identity, order),
        memberId: identity.state === "signed-in" ? identity.account.id : undefined,
        ipAddress,
      });
      return { body: orderAnswer(await requireOrder(db, order.id, { identity, key: query.key })) };
    },
  ),
});
