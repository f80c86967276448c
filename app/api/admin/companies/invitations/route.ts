import { resource, route } from "@/lib/api/route/route";
import { companiesAdminEndpoints } from "@/lib/companies/admin-endpoints";
import { inviteCompanies } from "@/lib/companies/invite/invite-people";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(companiesAdminEndpoints.inviteCompanies, async ({ by, body }) => ({
    body: await inviteCompanies({ ...by, request: body }),
  })),
});
