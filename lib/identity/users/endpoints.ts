import { z } from "@/lib/base/input/zod";
import {
  adminUserSchema,
  updateUserSchema,
  userListQuerySchema,
} from "@/lib/identity/users/schemas";
import { invitationSchema, inviteSchema } from "@/lib/identity/invitations/schemas";

const params = z.object({ id: z.uuid() });

export const usersAdminEndpoints = {
  listUsers: {
    method: "GET",
    path: "/admin/users",
    chapter: "Users",
    summary: "List users",
    description: "Accounts, newest first, with the paging headers.",
    access: "users.read",
    status: 200,
    query: userListQuerySchema,
    response: z.array(adminUserSchema),
    limit: "browse",
  },
  updateUser: {
    method: "PATCH",
    path: "/admin/users/{id}",
    chapter: "Users",
    summary: "Change a user",
    description:
      "Changes name, company or role, or deactivates an account. A new role and a deactivation end its sessions at once.",
    access: "users.write",
    status: 200,
    params,
    body: updateUserSchema,
    response: adminUserSchema,
    limit: "change",
  },
  deleteUser: {
    method: "DELETE",
    path: "/admin/users/{id}",
    chapter: "Users",
    summary: "Delete a user",
    description: "Deletes an account; its orders stay as records.",
    access: "users.write",
    status: 204,
    params,
    response: z.undefined(),
    limit: "change",
  },
  listInvitations: {
    method: "GET",
    path: "/admin/invitations",
    chapter: "Users",
    summary: "List invitations",
    description:
      "Invitations that nobody has accepted yet, newest first; expired ones for 30 days.",
    access: "users.read",
    status: 200,
    response: z.array(invitationSchema),
    limit: "work",
  },
  createInvitation: {
    method: "POST",
    path: "/admin/invitations",
    chapter: "Users",
    summary: "Invite somebody",
    description:
      "Mails an invitation to work in the shop with a role. Its link works once, for 7 days; another invitation to the same address replaces it.",
    access: "users.write",
    status: 201,
    body: inviteSchema,
    response: invitationSchema,
    limit: "file",
  },
  withdrawInvitation: {
    method: "DELETE",
    path: "/admin/invitations/{id}",
    chapter: "Users",
    summary: "Withdraw an invitation",
    description: "Its link works no more.",
    access: "users.write",
    status: 204,
    params,
    response: z.undefined(),
    limit: "change",
  },
} as const;
