import { companyEndpoints } from "@/lib/companies/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { withdrawCompanyInvitation } from "@/lib/companies/withdraw-company-invitation";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  DELETE: route(
    companyEndpoints.withdrawCompanyInvitation,
    async ({ db, params: { id }, identity, ipAddress }) => {
      await withdrawCompanyInvitation({ db, id, identity, ipAddress });
      return { body: undefined };
    },
  ),
});
