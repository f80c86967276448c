import { companyEndpoints } from "@/lib/companies/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { withdrawCompanyInvitation } from "@/lib/companies/withdraw-company-invitation";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  DELETE: route(
    companyEndpoints.withdrawCompanyInvitation,
    ({ db, params: { id }, identity, ipAddress }) =>
      withdrawCompanyInvitation({ db, id, identity, ipAddress }),
  ),
});
