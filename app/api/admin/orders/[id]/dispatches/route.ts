import { dispatchesAdminEndpoints } from "@/lib/fulfilment/dispatches/endpoints";
import { readIdempotencyKey } from "@/lib/api/route/idempotency-key";
import { resource, route } from "@/lib/api/route/route";
import { listDispatches, requireDispatch } from "@/lib/fulfilment/dispatches/find-dispatch";
import { requireOverrideRight } from "@/lib/fulfilment/production-gate";
import { recordDispatch } from "@/lib/fulfilment/dispatches/record-dispatch";
import { dispatchAnswer } from "@/lib/orders/read/order-answer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(dispatchesAdminEndpoints.listDispatches, async ({ db, params: { id } }) => {
    const { order, dispatches } = await listDispatches(db, id);
    return { body: dispatches.map((dispatch) => dispatchAnswer(order.id, dispatch)) };
  }),
  POST: route(
    dispatchesAdminEndpoints.recordDispatch,
    async ({ db, by, params: { id }, body: request, headers, identity }) => {
      requireOverrideRight(identity, request.override);
      const idempotencyKey = readIdempotencyKey(headers);
      const created = await recordDispatch({ ...by, id, request, idempotencyKey });
      const { order, dispatch } = await requireDispatch(db, { id, dispatch: created });
      return { body: dispatchAnswer(order.id, dispatch) };
    },
  ),
});
