import { resource, route } from "@/lib/api/route/route";
import { companiesAdminEndpoints } from "@/lib/companies/admin-endpoints";
import { invitePeople } from "@/lib/companies/invite/invite-people";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(companiesAdminEndpoints.invitePeople, async ({ by, params: { id }, query }) => ({
    body: await invitePeople({ ...by, id, person: query.person }),
  })),
});
