import type { companiesAdminEndpoints } from "../../../../lib/companies/admin-endpoints";
import type { companyFileEndpoints } from "../../../../lib/companies/import/endpoints";
import { staffOnly, type Rows } from "../shared/all";

export const companiesRows: Rows<typeof companiesAdminEndpoints & typeof companyFileEndpoints> = {
  listCompanies: { expected: staffOnly(200) },
  addCompany: { body: {}, expected: staffOnly(400) },
  importCompanies: {
    path: "/admin/companies/import?dryRun=true",
    multipart: { openingDay: "" },
    expected: staffOnly(400),
  },
  exportCompanies: { expected: staffOnly(200) },
  companyTemplate: { expected: staffOnly(200) },
  invitePeople: {
    path: "/admin/companies/0199c0de-0000-7000-8000-000000000001/invite",
    expected: staffOnly(404),
  },
  inviteCompanies: {
    path: "/admin/companies/invitations",
    body: { companies: ["0199c0de-0000-7000-8000-000000000001"] },
    expected: staffOnly(202),
  },
  manageCompany: {
    path: "/admin/companies/0199c0de-0000-7000-8000-000000000001",
    body: { state: "approved" },
    expected: staffOnly(404),
  },
};
