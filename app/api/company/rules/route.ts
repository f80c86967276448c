import { approvalEndpoints } from "@/lib/orders/approval-requests/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { readCompanyRules, writeCompanyRules } from "@/lib/orders/approval-requests/write-rules";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(approvalEndpoints.readCompanyRules, async ({ db, identity }) => ({
    body: { rules: await readCompanyRules(db, identity) },
  })),
  PUT: route(approvalEndpoints.writeCompanyRules, async ({ db, body, identity, ipAddress }) => ({
    body: { rules: await writeCompanyRules({ db, ...body, identity, ipAddress }) },
  })),
});
