import { fulfilmentEndpoints } from "@/lib/fulfilment/endpoints";
import { changedTags } from "@/lib/http/cache/cache-tags";
import { resource, route } from "@/lib/api/route/route";
import { correctOrder } from "@/lib/fulfilment/corrections/correct-order";
import { requireCorrectionRight } from "@/lib/fulfilment/corrections/correction-right";
import { isCorrection } from "@/lib/fulfilment/corrections/schemas";
import { changeOrderStatus } from "@/lib/fulfilment/status/change-order-status";
import { requireCancelRight } from "@/lib/fulfilment/status/cancel-order";
import { requireOverrideRight } from "@/lib/fulfilment/production-gate";
import { orderAnswer } from "@/lib/orders/read/order-answer";
import { requireOrder } from "@/lib/orders/read/require-order";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route(
    fulfilmentEndpoints.updateOrder,
    async ({ db, by, params: { id }, query, body, identity, expire }) => {
      if (isCorrection(body)) {
        const { updatedAt, reason, ...requested } = body;
        const isDryRun = query.dryRun !== undefined;
        const change = { updatedAt, reason, requested, isDryRun };
        requireCorrectionRight(identity, requested);
        const { preview, changedProducts } = await correctOrder({
          ...by,
          id,
          party: "shop",
          ...change,
        });
        expire(changedTags(changedProducts));
        return { body: isDryRun ? preview : orderAnswer(await requireOrder(db, id, { identity })) };
      }
      requireCancelRight(identity, body.status);
      requireOverrideRight(identity, body.override);
      const { changedProducts } = await changeOrderStatus({ ...by, id, request: body });
      expire(changedTags(changedProducts));
      return { body: orderAnswer(await requireOrder(db, id, { identity })) };
    },
  ),
});
