import { inChapter } from "@/lib/base/http/in-chapter";
import { idField } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";
import { newCompanySchema } from "@/lib/companies/add/schemas";
import {
  adminCompanySchema,
  companyListQuerySchema,
  manageCompanySchema,
} from "@/lib/companies/admin-schemas";

export const companiesAdminEndpoints = inChapter("Company", {
  listCompanies: {
    call: "GET /admin/companies",
    summary: "List companies",
    description:
      "Companies with their people, credit and price list, newest first, with the paging headers.",
    access: "customers.read",
    query: companyListQuerySchema,
    response: z.array(adminCompanySchema),
    limit: "browse",
  },
  addCompany: {
    call: "POST /admin/companies",
    summary: "Add a company",
    description:
      "Adds a company with GSTINs, shared addresses, people, credit, price list and opening balance. Nobody is mailed before `POST /admin/companies/{id}/invite`. With `buyer` a customer's account becomes its owner at once: its orders stay its own, and its credit ends.",
    access: "companies.write",
    status: 201,
    body: newCompanySchema,
    response: adminCompanySchema,
    limit: "change",
  },
  manageCompany: {
    call: "PATCH /admin/companies/{id}",
    summary: "Change a company's credit, prices or state",
    description:
      "Sets credit, price list and state. Credit or a price list approves a company that is `open`. A `closed` one orders nothing, and no longer holds its last owner.",
    access: "companies.write",
    params: z.object({ id: idField() }),
    body: manageCompanySchema,
    response: adminCompanySchema,
    limit: "change",
  },
});
