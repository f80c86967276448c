import { dispatchesAdminEndpoints } from "@/lib/fulfilment/dispatches/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { requireDispatch } from "@/lib/fulfilment/dispatches/find-dispatch";
import { setDelivered } from "@/lib/fulfilment/dispatches/set-delivered";
import { dispatchAnswer } from "@/lib/orders/read/order-answer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PUT: route(dispatchesAdminEndpoints.setDispatchDelivered, async ({ db, by, params, body }) => {
    await setDelivered({ ...params, request: body, ...by });
    const { order, dispatch } = await requireDispatch(db, params);
    return { body: dispatchAnswer(order.id, dispatch) };
  }),
});
