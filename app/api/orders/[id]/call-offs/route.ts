import { callOffEndpoints } from "@/lib/fulfilment/call-offs/endpoints";
import { readIdempotencyKey } from "@/lib/api/route/idempotency-key";
import { resource, route, routeSeeing } from "@/lib/api/route/route";
import { unverifiedActor } from "@/lib/audit/record";
import { callOffGoods } from "@/lib/fulfilment/call-offs/call-off-goods";
import { calledOffAnswer, callOffAnswer } from "@/lib/orders/read/order-answer";
import { readCallOffs } from "@/lib/orders/read/read-call-offs";
import { requireOrder } from "@/lib/orders/read/require-order";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(callOffEndpoints.listCallOffs, async ({ db, params, query, identity }) => {
    const { id } = await requireOrder(db, params.id, { identity, key: query.key });
    return { body: calledOffAnswer(await readCallOffs(db, id)) };
  }),
  POST: routeSeeing(
    callOffEndpoints.callOffGoods,
    ({ db, params, query, identity }) =>
      requireOrder(db, params.id, { identity, key: query.key }, "act"),
    async ({ db, body: request, headers, ipAddress, seen: { id, customer }, ...call }) => {
      const actor = call.actor ?? unverifiedActor(customer.email ?? customer.name, customer.name);
      const idempotencyKey = readIdempotencyKey(headers);
      const by = { actor, ipAddress, party: "customer" } as const;
      const created = await callOffGoods({ db, id, request, idempotencyKey, ...by });
      return { body: created.map(callOffAnswer) };
    },
  ),
});
