import { dispatchesAdminEndpoints } from "@/lib/fulfilment/dispatches/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { addDispatchFile } from "@/lib/fulfilment/dispatches/dispatch-files";
import { requireDispatch } from "@/lib/fulfilment/dispatches/find-dispatch";
import { dispatchAnswer } from "@/lib/orders/read/order-answer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(dispatchesAdminEndpoints.addDispatchFile, async ({ db, by, params, body, files }) => {
    await addDispatchFile({ ...params, ...body, files, ...by });
    const { order, dispatch } = await requireDispatch(db, params);
    return { body: dispatchAnswer(order.id, dispatch) };
  }),
});
