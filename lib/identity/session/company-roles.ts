import { CompanyRole } from "@/lib/db/generated/enums";

/**
 * The only permissions table of company members. Company roles do not apply to the shop's staff
 * (lib/base/permissions.ts), and anything not granted here is forbidden.
 */

const { owner, approver, buyer, finance, viewer } = CompanyRole;

const GRANTS = {
  // The company, its members, invitations and rules.
  "company.write": [owner],
  // Orders, offers and requests for an approval, in the company's name, and what becomes of one's own.
  "orders.place": [owner, approver, buyer],
  // Orders and requests of other members; without it a member sees their own.
  "orders.read": [owner, approver, finance, viewer],
  // Pays online for orders that they see.
  "orders.pay": [owner, approver, buyer, finance],
  // Cancels orders of other members.
  "orders.cancel": [owner],
  // Requests of other members.
  "requests.decide": [owner, approver],
  "statement.read": [owner, finance],
} as const satisfies Record<string, readonly CompanyRole[]>;

export type CompanyPermission = keyof typeof GRANTS;

export const companyRolesWith = (permission: CompanyPermission): CompanyRole[] => [
  ...GRANTS[permission],
];

export function companyCan(role: CompanyRole, permission: CompanyPermission): boolean {
  return GRANTS[permission].some((granted) => granted === role);
}
