import type { AdminUser, UpdateUserRequest } from "@/lib/identity/users/schemas";

interface EditedUser {
  name: string;
  company: string;
  role: AdminUser["role"];
  deactivated: boolean;
}

type Known = Pick<AdminUser, "name" | "company" | "role" | "deactivatedAt">;

/**
 * Returns the changes to the loaded account, null for none. Unchanged fields are not sent: a role that another
 * admin has removed meanwhile must not come back with a corrected name.
 */
export function changedFields(
  { name, company, role, deactivatedAt }: Known,
  edited: EditedUser,
): UpdateUserRequest | null {
  const changes = {
    ...(edited.name === name ? {} : { name: edited.name }),
    ...(edited.company === (company ?? "") ? {} : { company: edited.company }),
    ...(edited.role === role ? {} : { role: edited.role }),
    ...(edited.deactivated === (deactivatedAt !== null) ? {} : { deactivated: edited.deactivated }),
  };
  return Object.keys(changes).length > 0 ? changes : null;
}
