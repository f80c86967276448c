import { inChapter } from "@/lib/base/http/in-chapter";
import { idField } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";
import { newCompanySchema } from "@/lib/companies/add/schemas";
import {
  inviteAnswerSchema,
  inviteCompaniesSchema,
  inviteQuerySchema,
} from "@/lib/companies/invite/schemas";
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
      "Adds a company with GSTINs, shared addresses, people, credit, price list and opening balance. Nobody is mailed before `POST /admin/companies/{id}/invite`. With `buyer` a customer's account becomes its owner at once: its orders stay its own, and its credit moves where `credit` is left out.",
    access: "companies.write",
    status: 201,
    body: newCompanySchema,
    response: adminCompanySchema,
    limit: "change",
  },
  invitePeople: {
    call: "POST /admin/companies/{id}/invite",
    summary: "Invite a company's people",
    description:
      "Mails the people whom the shop entered for a company and who have not joined, or one of them, a link that works once and for seven days; an earlier one ends. 409 `invalid_transition` where nobody is left.",
    access: "companies.write",
    status: 202,
    params: z.object({ id: idField() }),
    query: inviteQuerySchema,
    response: inviteAnswerSchema,
    limit: "work",
  },
  inviteCompanies: {
    call: "POST /admin/companies/invitations",
    summary: "Invite the people of many companies",
    description: "The same for many companies; those without anybody to invite are passed over.",
    access: "companies.write",
    status: 202,
    body: inviteCompaniesSchema,
    response: inviteAnswerSchema,
    limit: "bulk",
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
