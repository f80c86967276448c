import { privateFileAnswer } from "@/lib/api/route/answers";
import { resource, route } from "@/lib/api/route/route";
import { approvalEndpoints } from "@/lib/orders/approval-requests/endpoints";
import { requireMember } from "@/lib/orders/approval-requests/members-requests";
import { readRequestedFile } from "@/lib/orders/approval-requests/purchase-order";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(approvalEndpoints.getRequestedPurchaseOrder, async ({ db, params, identity }) =>
    privateFileAnswer(await readRequestedFile(db, requireMember(identity), params.id)),
  ),
});
