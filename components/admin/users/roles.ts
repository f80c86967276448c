import type { Role, RoleFilter } from "@/lib/base/permissions";

/** What each role is for, where one is chosen. */
export const ROLE_LABELS: Record<Role, string> = {
  user: "user: orders and their own account",
  packer: "packer: produces, ships and tracks orders",
  catalogue: "catalogue: products, categories and stock",
  accountant: "accountant: payments, invoices, refunds and tax",
  admin: "admin: runs the shop",
};

/** Whom a filter by role shows. */
export const ROLE_FILTER_NAMES: Record<RoleFilter, string> = {
  user: "Customers",
  staff: "All who work here",
  packer: "Packers",
  catalogue: "Catalogue",
  accountant: "Accountants",
  admin: "Admins",
};
