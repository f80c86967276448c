import { approvalEndpoints } from "@/lib/orders/approval-requests/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { rejectRequest } from "@/lib/orders/approval-requests/close-request";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    approvalEndpoints.rejectRequest,
    async ({ db, params, body, identity, ipAddress }) => ({
      body: await rejectRequest({ db, ...params, ...body, identity, ipAddress }),
    }),
  ),
});
