import { fulfilmentEndpoints } from "@/lib/fulfilment/endpoints";
import { withdrawCorrection } from "@/lib/orders/approval-requests/withdraw-correction";
import { resource, route } from "@/lib/api/route/route";
import { orderAnswer } from "@/lib/orders/read/order-answer";
import { requireOrder } from "@/lib/orders/read/require-order";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  DELETE: route(
    fulfilmentEndpoints.withdrawCorrection,
    async ({ db, by, params: { id }, identity }) => {
      await withdrawCorrection({ ...by, id });
      return { body: orderAnswer(await requireOrder(db, id, { identity })) };
    },
  ),
});
