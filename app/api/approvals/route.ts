import { approvalEndpoints } from "@/lib/orders/approval-requests/endpoints";
import { readIdempotencyKey } from "@/lib/api/route/idempotency-key";
import { resource, route } from "@/lib/api/route/route";
import { requestApproval } from "@/lib/orders/approval-requests/request-approval";
import { requireMember } from "@/lib/orders/approval-requests/members-requests";
import { listApprovals } from "@/lib/orders/approval-requests/queries";
import { identifyCustomer } from "@/lib/orders/customer";
import { settingsForCall } from "@/lib/shop/settings/cached";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(approvalEndpoints.listApprovals, async ({ db, query, identity }) => {
    const { items: body, ...page } = await listApprovals(db, requireMember(identity), query);
    return { body, page };
  }),
  POST: route(
    approvalEndpoints.askApproval,
    async ({ db, body, headers, identity, ipAddress, language }) => ({
      body: await requestApproval({
        db,
        ipAddress,
        language,
        member: requireMember(identity),
        request: body,
        customer: await identifyCustomer(db, identity, { email: body.email }),
        settings: await settingsForCall(),
        idempotencyKey: readIdempotencyKey(headers),
      }),
    }),
  ),
});
