import { dispatchesAdminEndpoints } from "@/lib/fulfilment/dispatches/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { removeDispatchFile } from "@/lib/fulfilment/dispatches/dispatch-files";
import { requireDispatch } from "@/lib/fulfilment/dispatches/find-dispatch";
import { dispatchAnswer } from "@/lib/orders/read/order-answer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  DELETE: route(dispatchesAdminEndpoints.removeDispatchFile, async ({ db, by, params }) => {
    await removeDispatchFile({ ...params, ...by });
    const { order, dispatch } = await requireDispatch(db, params);
    return { body: dispatchAnswer(order.id, dispatch) };
  }),
});
