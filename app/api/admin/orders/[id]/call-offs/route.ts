import { callOffEndpoints } from "@/lib/fulfilment/call-offs/endpoints";
import { readIdempotencyKey } from "@/lib/api/route/idempotency-key";
import { resource, route } from "@/lib/api/route/route";
import { callOffGoods } from "@/lib/fulfilment/call-offs/call-off-goods";
import { setCallOffOrder } from "@/lib/fulfilment/call-offs/set-call-off-order";
import { callOffAnswer } from "@/lib/orders/read/order-answer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    callOffEndpoints.agreeCallOffs,
    async ({ db, params: { id }, body: request, headers, actor, ipAddress }) => {
      const idempotencyKey = readIdempotencyKey(headers);
      const by = { actor, ipAddress, party: "shop" } as const;
      const created = await callOffGoods({ db, id, request, idempotencyKey, ...by });
      return { body: created.map(callOffAnswer) };
    },
  ),
  PATCH: route(callOffEndpoints.keepOrder, async ({ by, params, body: { kept } }) => {
    await setCallOffOrder({ ...params, kept, ...by });
    return { body: { kept } };
  }),
});
