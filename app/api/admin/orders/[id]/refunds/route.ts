import { movementsAdminEndpoints } from "@/lib/fulfilment/movements-endpoints";
import { changedTags } from "@/lib/http/cache/cache-tags";
import { readRefundResult } from "@/lib/fulfilment/movement-answers";
import { requestRefund } from "@/lib/fulfilment/refunds/request-refund";
import { readIdempotencyKey } from "@/lib/api/route/idempotency-key";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    movementsAdminEndpoints.refundOrder,
    async ({ db, by, params: { id }, body, headers, expire }) => {
      const idempotencyKey = readIdempotencyKey(headers);
      const created = await requestRefund({ ...by, id, request: body, idempotencyKey });
      expire(changedTags(created.changedProducts));
      return { body: await readRefundResult(db, created.refundId) };
    },
  ),
});
