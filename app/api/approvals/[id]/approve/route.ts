import { correctApproved } from "@/lib/fulfilment/corrections/correct-approved";
import { approvalEndpoints } from "@/lib/orders/approval-requests/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { soldTags } from "@/lib/http/cache/cache-tags";
import { placeApprovedOffer } from "@/lib/offers/accept/request-offer-approval";
import { approveRequest } from "@/lib/orders/approval-requests/approve-request";
import { requireMember } from "@/lib/orders/approval-requests/members-requests";
import { readApproval } from "@/lib/orders/approval-requests/queries";
import { orderAnswer } from "@/lib/orders/read/order-answer";
import { requireOrders } from "@/lib/orders/read/require-order";
import { settingsForCall } from "@/lib/shop/settings/cached";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    approvalEndpoints.approveRequest,
    async ({ db, params: { id }, identity, ipAddress, expire }) => {
      const settings = await settingsForCall();
      const placed = await approveRequest({
        db,
        id,
        identity,
        settings,
        ipAddress,
        placeOffer: placeApprovedOffer,
        correct: correctApproved,
      });
      if (!placed) return { body: await readApproval(db, requireMember(identity), id) };
      expire(soldTags(placed.changedProducts, placed.soldOut));
      const [order] = await requireOrders(db, [placed.id]);
      if (!order) throw new Error("The order is gone.");
      return { body: orderAnswer(order) };
    },
  ),
});
