import { companyEndpoints } from "@/lib/companies/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { removeMember } from "@/lib/companies/remove-member";
import { updateMember } from "@/lib/companies/update-member";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route(
    companyEndpoints.updateMember,
    async ({ db, params: { id }, body, identity, ipAddress }) => ({
      body: await updateMember({ db, id, request: body, identity, ipAddress }),
    }),
  ),
  DELETE: route(companyEndpoints.removeMember, ({ db, params: { id }, identity, ipAddress }) =>
    removeMember({ db, id, identity, ipAddress }),
  ),
});
