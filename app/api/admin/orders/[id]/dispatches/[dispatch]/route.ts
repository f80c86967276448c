import { dispatchesAdminEndpoints } from "@/lib/fulfilment/dispatches/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { requireDispatch } from "@/lib/fulfilment/dispatches/find-dispatch";
import { updateDispatch } from "@/lib/fulfilment/dispatches/update-dispatch";
import { dispatchAnswer } from "@/lib/orders/read/order-answer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route(dispatchesAdminEndpoints.updateDispatch, async ({ db, by, params, body }) => {
    await updateDispatch({ ...params, request: body, ...by });
    const { order, dispatch } = await requireDispatch(db, params);
    return { body: dispatchAnswer(order.id, dispatch) };
  }),
});
