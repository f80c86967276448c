import { dispatchesAdminEndpoints } from "@/lib/fulfilment/dispatches/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { takeBackDispatch } from "@/lib/fulfilment/dispatches/take-back-dispatch";
import { orderAnswer } from "@/lib/orders/read/order-answer";
import { requireOrder } from "@/lib/orders/read/require-order";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    dispatchesAdminEndpoints.takeBackDispatch,
    async ({ db, by, params, body, identity }) => {
      await takeBackDispatch({ ...params, ...body, ...by });
      return { body: orderAnswer(await requireOrder(db, params.id, { identity })) };
    },
  ),
});
