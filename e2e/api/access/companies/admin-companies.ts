import type { companiesAdminEndpoints } from "../../../../lib/companies/admin-endpoints";
import { staffOnly, type Rows } from "../shared/all";

export const companiesRows: Rows<typeof companiesAdminEndpoints> = {
  listCompanies: { expected: staffOnly(200) },
  manageCompany: {
    path: "/admin/companies/0199c0de-0000-7000-8000-000000000001",
    body: { state: "approved" },
    expected: staffOnly(404),
  },
};
