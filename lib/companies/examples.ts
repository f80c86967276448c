import type { companiesAdminEndpoints } from "@/lib/companies/admin-endpoints";
import { type Examples, ADDRESS, AT, EMAIL, ID, LATER } from "@/lib/base/examples/example";
import type { companyFileEndpoints } from "@/lib/companies/import/endpoints";
import type { companyEndpoints } from "@/lib/companies/endpoints";

const GSTINS = [{ gstin: "29AAGCB7383J1Z4", billingAddress: { ...ADDRESS } }];

const NAMED = {
  _id: ID.company,
  name: "Rao Foods",
  legalName: "Rao Foods Private Limited",
  state: "approved",
  gstins: GSTINS,
  purchaseOrder: "none",
} as const;

const COMPANY = {
  ...NAMED,
  role: "owner",
  credit: { days: 30, limit: 100000, open: 24300 },
} as const;

const MEMBER = {
  _id: ID.user,
  name: "Asha Rao",
  email: EMAIL,
  role: "buyer",
  limits: { order: 20000, month: 100000 },
  spent: 24300,
  joinedAt: AT,
} as const;

const INVITE = {
  email: "ravi@example.in",
  role: "buyer",
  limits: { order: 20000, month: 100000 },
} as const;

const INVITATION = {
  _id: ID.invitation,
  ...INVITE,
  invitedBy: "Asha Rao",
  createdAt: AT,
  expiresAt: LATER,
} as const;

const ADMIN_COMPANY = {
  ...NAMED,
  members: [{ _id: ID.user, name: "Asha Rao", email: EMAIL, role: "owner", joinedAt: AT }],
  people: [
    {
      _id: ID.invitation,
      name: "Ravi Menon",
      email: "ravi@example.in",
      role: "buyer",
      invitedAt: AT,
      expiresAt: LATER,
    },
  ],
  credit: { days: 30, limit: 100000 },
  open: 24300,
  opening: 0,
  orders: 12,
  priceList: null,
  createdAt: AT,
} as const;

export const companiesAdminExamples: Examples<
  typeof companiesAdminEndpoints,
  "listCompanies" | "addCompany" | "manageCompany"
> = {
  addCompany: {
    body: {
      name: NAMED.name,
      legalName: NAMED.legalName,
      gstins: GSTINS,
      addresses: [{ ...ADDRESS, label: "Office" }],
      people: [{ name: "Asha Rao", email: EMAIL, role: "owner" }],
      credit: ADMIN_COMPANY.credit,
      priceList: null,
      openingBalance: { amount: 12500, at: "2026-11-01" },
    },
    answer: ADMIN_COMPANY,
  },
  listCompanies: { answer: [ADMIN_COMPANY] },
  manageCompany: {
    body: { credit: ADMIN_COMPANY.credit, state: "approved", priceList: null },
    answer: ADMIN_COMPANY,
  },
};

export const companyFileExamples: Examples<typeof companyFileEndpoints, "importCompanies"> = {
  importCompanies: {
    body: {},
    answer: {
      rows: [
        {
          row: 2,
          _id: null,
          name: NAMED.name,
          outcome: "added",
          changes: [{ column: "name", before: "", after: NAMED.name }],
          notes: [],
        },
      ],
      total: { added: 1, changed: 0, unchanged: 0 },
      notes: [],
      columns: { name: "Party Name", gstin: "GSTIN/UIN" },
      errors: [],
      sheet: "",
      sheets: [],
    },
  },
};

export const companyExamples: Examples<
  typeof companyEndpoints,
  | "foundCompany"
  | "getCompany"
  | "updateCompany"
  | "listMembers"
  | "updateMember"
  | "listCompanyInvitations"
> = {
  foundCompany: {
    body: { name: COMPANY.name, legalName: COMPANY.legalName, gstins: GSTINS },
    answer: COMPANY,
  },
  getCompany: { answer: COMPANY },
  updateCompany: { body: { name: "Rao Foods" }, answer: COMPANY },
  listMembers: { answer: [MEMBER] },
  updateMember: { body: { role: "buyer", limits: INVITE.limits }, answer: MEMBER },
  listCompanyInvitations: { answer: [INVITATION] },
};
