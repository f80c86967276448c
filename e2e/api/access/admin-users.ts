import type { usersAdminEndpoints } from "../../../lib/identity/users/endpoints";
import { adminOnly, type Rows } from "./shared/all";

export const usersRows: Rows<typeof usersAdminEndpoints> = {
  listUsers: { expected: adminOnly(200) },
  updateUser: { path: "/admin/users/{user}", body: { name: "Asha" }, expected: adminOnly(200) },
  listInvitations: { expected: adminOnly(200) },
  createInvitation: { body: { email: "not an address", role: "packer" }, expected: adminOnly(400) },
  withdrawInvitation: {
    path: "/admin/invitations/0199c0de-0000-7000-8000-000000000001",
    expected: adminOnly(404),
  },
  deleteUser: { path: "/admin/users/{user}", expected: adminOnly(204) },
};
