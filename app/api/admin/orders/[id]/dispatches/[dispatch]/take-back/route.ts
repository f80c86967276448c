import { dispatchesAdminEndpoints } from "@/lib/fulfilment/dispatches/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { takeBackDispatch } from "@/lib/fulfilment/dispatches/take-back-dispatch";
import { orderAnswer } from "@/lib/orders/read/order-answer";
import { requireOrder } from "@/lib/orders/read/require-order";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    dispatchesAdminEndpoints.takeBackDispatch,
    async ({ db, params, body, identity, actor, ipAddress }) => {
      await takeBackDispatch({ db, ...params, ...body, actor, ipAddress });
      return { body: orderAnswer(await requireOrder(db, params.id, { identity })) };
    },
  ),
});
