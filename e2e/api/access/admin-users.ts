import type { usersAdminEndpoints } from "../../../lib/identity/users/endpoints";
import { staffOnly, type Rows } from "./shared/all";

export const usersRows: Rows<typeof usersAdminEndpoints> = {
  listUsers: { expected: staffOnly(200) },
  updateUser: { path: "/admin/users/{user}", body: { name: "Asha" }, expected: staffOnly(200) },
  listInvitations: { expected: staffOnly(200) },
  createInvitation: { body: { email: "not an address", role: "packer" }, expected: staffOnly(400) },
  withdrawInvitation: {
    path: "/admin/invitations/0199c0de-0000-7000-8000-000000000001",
    expected: staffOnly(404),
  },
  deleteUser: { path: "/admin/users/{user}", expected: staffOnly(204) },
};
