import type { CompanyRole } from "@/lib/db/generated/enums";
import type { Say } from "@/lib/i18n/say";

export const COMPANY_ROLE_LABELS: Record<CompanyRole, string> = {
  owner: "Owner: people, rules, all orders",
  approver: "Approver: orders and approves",
  buyer: "Buyer: orders, sees their own",
  finance: "Finance: invoices and payments",
  viewer: "Viewer: sees orders",
};

export const companyRoleOptions = (say: Say) =>
  Object.entries(COMPANY_ROLE_LABELS).map(([value, label]) => ({ value, label: say(label) }));
