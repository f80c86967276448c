import { z } from "@/lib/zod";
import { adminUserSchema, updateUserSchema, userListQuerySchema } from "@/lib/users/schemas";
import type { Endpoint } from "../endpoint";

const params = z.object({ id: z.uuid() });

/** The admin's calls about accounts. */
export const usersAdminEndpoints = {
  listUsers: {
    method: "GET",
    path: "/admin/users",
    summary: "List users",
    description: "Accounts, newest first, with the paging headers.",
    access: "users.read",
    status: 200,
    query: userListQuerySchema,
    response: z.array(adminUserSchema),
    perMinute: 240,
  },
  updateUser: {
    method: "PATCH",
    path: "/admin/users/{id}",
    summary: "Change a user",
    description:
      "Changes name, company or role, or deactivates an account. A new role and a deactivation end its sessions at once.",
    access: "users.write",
    status: 200,
    params,
    body: updateUserSchema,
    response: adminUserSchema,
    perMinute: 60,
  },
  deleteUser: {
    method: "DELETE",
    path: "/admin/users/{id}",
    summary: "Delete a user",
    description: "Deletes an account; its orders stay as records.",
    access: "users.write",
    status: 204,
    params,
    response: z.undefined(),
    perMinute: 60,
  },
} as const satisfies Record<string, Endpoint>;
