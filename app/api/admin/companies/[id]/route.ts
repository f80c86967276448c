import { companiesAdminEndpoints } from "@/lib/companies/admin-endpoints";
import { resource, route } from "@/lib/api/route/route";
import { manageCompany } from "@/lib/companies/manage-company";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route(companiesAdminEndpoints.manageCompany, async ({ by, params: { id }, body }) => ({
    body: await manageCompany({ ...by, id, request: body }),
  })),
});
