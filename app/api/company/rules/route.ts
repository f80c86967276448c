import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { readCompanyRules, writeCompanyRules } from "@/lib/orders/approval-requests/write-rules";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.readCompanyRules, async ({ db, identity }) => ({
    body: { rules: await readCompanyRules(db, identity) },
  })),
  PUT: route(endpoints.writeCompanyRules, async ({ db, body, identity, ipAddress }) => ({
    body: { rules: await writeCompanyRules({ db, ...body, identity, ipAddress }) },
  })),
});
