import { inChapter } from "@/lib/base/http/in-chapter";
import { z } from "@/lib/base/input/zod";
import {
  adminUserSchema,
  updateUserSchema,
  userListQuerySchema,
} from "@/lib/identity/users/schemas";
import { invitationSchema, inviteSchema } from "@/lib/identity/invitations/schemas";

const params = z.object({ id: z.uuid() });

export const usersAdminEndpoints = inChapter("Users", {
  listUsers: {
    call: "GET /admin/users",
    summary: "List users",
    description: "Accounts, newest first, with the paging headers.",
    access: "users.read",
    query: userListQuerySchema,
    response: z.array(adminUserSchema),
    limit: "browse",
  },
  updateUser: {
    call: "PATCH /admin/users/{id}",
    summary: "Change a user",
    description:
      "Changes name, company or role, or deactivates an account. A new role and a deactivation end its sessions at once.",
    access: "users.write",
    params,
    body: updateUserSchema,
    response: adminUserSchema,
    limit: "change",
  },
  deleteUser: {
    call: "DELETE /admin/users/{id}",
    summary: "Delete a user",
    description: "Deletes an account; its orders stay as records.",
    access: "users.write",
    status: 204,
    params,
    response: z.undefined(),
    limit: "change",
  },
  listInvitations: {
    call: "GET /admin/invitations",
    summary: "List invitations",
    description:
      "Invitations that nobody has accepted yet, newest first; expired ones for 30 days.",
    access: "users.read",
    response: z.array(invitationSchema),
    limit: "work",
  },
  createInvitation: {
    call: "POST /admin/invitations",
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
    call: "DELETE /admin/invitations/{id}",
    summary: "Withdraw an invitation",
    description: "Its link no longer works.",
    access: "users.write",
    status: 204,
    params,
    response: z.undefined(),
    limit: "change",
  },
});
