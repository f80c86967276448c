import { movementsAdminEndpoints } from "@/lib/fulfilment/movements-endpoints";
import { creditRefund } from "@/lib/fulfilment/refunds/credit-refund";
import { readRefundResult } from "@/lib/fulfilment/movement-answers";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(movementsAdminEndpoints.creditRefund, async ({ db, by, params }) => {
    const { id, refund: refundId } = params;
    const { isNew } = await creditRefund({ ...by, id, refundId });
    return { status: isNew ? 201 : 200, body: await readRefundResult(db, refundId) };
  }),
});
