import { companyEndpoints } from "@/lib/companies/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { foundCompany } from "@/lib/companies/found-company";
import { requireMembership } from "@/lib/identity/session/membership";
import { readCompany } from "@/lib/companies/queries";
import { updateCompany } from "@/lib/companies/update-company";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(companyEndpoints.getCompany, async ({ db, identity }) => ({
    body: await readCompany(db, requireMembership(identity), identity.account.id),
  })),
  POST: route(companyEndpoints.foundCompany, async ({ db, body, identity, ipAddress }) => ({
    body: await foundCompany({ db, request: body, identity, ipAddress }),
  })),
  PATCH: route(companyEndpoints.updateCompany, async ({ db, body, identity, ipAddress }) => ({
    body: await updateCompany({ db, request: body, identity, ipAddress }),
  })),
});
