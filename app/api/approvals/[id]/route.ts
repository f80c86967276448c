import { approvalEndpoints } from "@/lib/orders/approval-requests/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { requireMember } from "@/lib/orders/approval-requests/members-requests";
import { readApproval } from "@/lib/orders/approval-requests/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(approvalEndpoints.getApproval, async ({ db, params, identity }) => ({
    body: await readApproval(db, requireMember(identity), params.id),
  })),
});
