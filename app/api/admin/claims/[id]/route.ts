import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { decideClaim } from "@/lib/fulfilment/claims/decide-claim";
import { requireClaim } from "@/lib/fulfilment/claims/queries";
import { claimAnswer } from "@/lib/orders/read/order-answer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route(
    endpoints.decideClaim,
    async ({ db, params: { id }, body: request, actor, ipAddress }) => {
      const order = await decideClaim({ db, id, request, actor, ipAddress });
      return { body: claimAnswer(order, await requireClaim(db, id)) };
    },
  ),
});
