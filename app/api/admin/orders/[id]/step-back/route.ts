import { fulfilmentEndpoints } from "@/lib/fulfilment/endpoints";
import { stepBack } from "@/lib/fulfilment/status/step-back";
import { resource, route } from "@/lib/api/route/route";
import { orderAnswer } from "@/lib/orders/read/order-answer";
import { requireOrder } from "@/lib/orders/read/require-order";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    fulfilmentEndpoints.stepBackOrder,
    async ({ db, by, params: { id }, body, identity }) => {
      await stepBack({ ...by, id, request: body });
      return { body: orderAnswer(await requireOrder(db, id, { identity })) };
    },
  ),
});
