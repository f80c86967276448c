import { claimEndpoints } from "@/lib/fulfilment/claims/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { changedTags } from "@/lib/http/cache/cache-tags";
import { decideClaim } from "@/lib/fulfilment/claims/decide-claim";
import { requireClaim } from "@/lib/fulfilment/claims/queries";
import { claimAnswer } from "@/lib/orders/read/order-answer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route(
    claimEndpoints.decideClaim,
    async ({ db, by, params: { id }, body: request, expire }) => {
      const decided = await decideClaim({ ...by, id, request });
      expire(changedTags(decided.changedProducts));
      return { body: claimAnswer(decided.orderId, await requireClaim(db, id)) };
    },
  ),
});
