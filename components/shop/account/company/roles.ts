import type { CompanyRole } from "@/lib/db/generated/enums";

export const COMPANY_ROLE_LABELS: Record<CompanyRole, string> = {
  owner: "Owner: people, rules and all orders",
  approver: "Approver: orders, and approves what others ask for",
  buyer: "Buyer: orders, and sees their own",
  finance: "Finance: invoices, payments and the statement",
  viewer: "Viewer: sees orders",
};

export const COMPANY_ROLE_OPTIONS = Object.entries(COMPANY_ROLE_LABELS).map(([value, label]) => ({
  value,
  label,
}));
