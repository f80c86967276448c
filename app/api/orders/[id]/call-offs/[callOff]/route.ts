import { callOffEndpoints } from "@/lib/fulfilment/call-offs/endpoints";
import { resource, route, routeSeeing } from "@/lib/api/route/route";
import { unverifiedActor } from "@/lib/audit/record";
import { changeCallOff, withdrawCallOff } from "@/lib/fulfilment/call-offs/change-call-off";
import { callOffAnswer } from "@/lib/orders/read/order-answer";
import { requireOrder } from "@/lib/orders/read/require-order";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: routeSeeing(
    callOffEndpoints.changeCallOff,
    ({ db, params, query, identity }) =>
      requireOrder(db, params.id, { identity, key: query.key }, "act"),
    async ({ db, params, body: change, ipAddress, seen, ...call }) => {
      const { id: orderId, customer } = seen;
      const actor = call.actor ?? unverifiedActor(customer.email ?? customer.name, customer.name);
      const own = { db, orderId, id: params.callOff, actor, ipAddress };
      return { body: callOffAnswer(await changeCallOff({ ...own, change })) };
    },
  ),
  DELETE: route(
    callOffEndpoints.withdrawCallOff,
    async ({ db, params, query, identity, ipAddress, ...call }) => {
      const visitor = { identity, key: query.key };
      const { id: orderId, customer } = await requireOrder(db, params.id, visitor, "act");
      const actor = call.actor ?? unverifiedActor(customer.email ?? customer.name, customer.name);
      await withdrawCallOff({ db, orderId, id: params.callOff, actor, ipAddress });
    },
  ),
});
