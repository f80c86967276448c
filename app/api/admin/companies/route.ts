import { companiesAdminEndpoints } from "@/lib/companies/admin-endpoints";
import { resource, route } from "@/lib/api/route/route";
import { addCompany } from "@/lib/companies/add/add-company";
import { listCompanies } from "@/lib/companies/admin-queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(companiesAdminEndpoints.listCompanies, async ({ db, query }) => {
    const { items: body, ...page } = await listCompanies(db, query);
    return { body, page };
  }),
  POST: route(companiesAdminEndpoints.addCompany, async ({ by, body }) => ({
    body: await addCompany({ ...by, request: body }),
  })),
});
