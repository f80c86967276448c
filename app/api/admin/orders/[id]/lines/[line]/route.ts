import { movementsAdminEndpoints } from "@/lib/fulfilment/movements-endpoints";
import { recordProduced } from "@/lib/fulfilment/record-produced";
import { resource, route } from "@/lib/api/route/route";
import { orderAnswer } from "@/lib/orders/read/order-answer";
import { requireOrder } from "@/lib/orders/read/require-order";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route(
    movementsAdminEndpoints.recordMade,
    async ({ db, by, params: { id, line }, body: { quantity }, identity }) => {
      await recordProduced({ ...by, id, line, quantity });
      return { body: orderAnswer(await requireOrder(db, id, { identity })) };
    },
  ),
});
