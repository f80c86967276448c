import { fulfilmentEndpoints } from "@/lib/fulfilment/endpoints";
import { stepBack } from "@/lib/fulfilment/status/step-back";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { orderAnswer } from "@/lib/orders/read/order-answer";
import { requireOrder } from "@/lib/orders/read/require-order";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    fulfilmentEndpoints.stepBackOrder,
    async ({ db, params: { id }, body, identity, actor, ipAddress }) => {
      await stepBack({ db, id, request: body, actor, ipAddress });
      return { body: orderAnswer(await requireOrder(db, id, { identity })) };
    },
  ),
});
