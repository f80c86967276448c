import { z } from "@/lib/zod";
import { adminUserSchema, updateUserSchema, userListQuerySchema } from "@/lib/users/schemas";
import type { Endpoint } from "../endpoint";

const params = z.object({ id: z.uuid() });

/** The admin's calls about accounts. */
export const usersAdminEndpoints = {
  listUsers: {
    method: "GET",
    path: "/admin/users",
    summary: "Accounts, newest first, with X-Total-Count and Link headers",
    access: "users.read",
    status: 200,
    query: userListQuerySchema,
    response: z.array(adminUserSchema),
    perMinute: 240,
  },
  updateUser: {
    method: "PATCH",
    path: "/admin/users/{id}",
    summary: "Change name, company or role, or deactivate an account; a new role ends its sessions",
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
    summary: "Delete an account; its orders stay as records",
    access: "users.write",
    status: 204,
    params,
    response: z.undefined(),
    perMinute: 60,
  },
} as const satisfies Record<string, Endpoint>;
