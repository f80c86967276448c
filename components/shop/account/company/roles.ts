import type { CompanyRole } from "@/lib/db/generated/enums";
import type { Translate } from "@/lib/i18n/translate";

export const COMPANY_ROLE_LABELS: Record<CompanyRole, string> = {
  owner: "Owner: people, rules, all orders",
  approver: "Approver: orders and approves",
  buyer: "Buyer: orders, sees their own",
  finance: "Finance: invoices and payments",
  viewer: "Viewer: sees orders",
};

export const companyRoleOptions = (t: Translate) =>
  Object.entries(COMPANY_ROLE_LABELS).map(([value, label]) => ({ value, label: t(label) }));
