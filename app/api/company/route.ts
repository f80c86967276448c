import { companyEndpoints } from "@/lib/identity/companies/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { foundCompany } from "@/lib/identity/companies/found-company";
import { requireMembership } from "@/lib/session/membership";
import { readCompany } from "@/lib/identity/companies/queries";
import { updateCompany } from "@/lib/identity/companies/update-company";

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
