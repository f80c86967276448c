import { approvalEndpoints } from "@/lib/orders/approval-requests/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { withdrawRequest } from "@/lib/orders/approval-requests/close-request";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(approvalEndpoints.withdrawRequest, async ({ db, params, identity, ipAddress }) => ({
    body: await withdrawRequest({ db, ...params, identity, ipAddress }),
  })),
});
