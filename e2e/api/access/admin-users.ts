import type { usersAdminEndpoints } from "../../../lib/api/admin/users-endpoints";
import { adminOnly, type Rows } from "./all";

export const usersRows: Rows<typeof usersAdminEndpoints> = {
  listUsers: { expected: adminOnly(200) },
  updateUser: { path: "/admin/users/{user}", body: { name: "Asha" }, expected: adminOnly(200) },
  deleteUser: { path: "/admin/users/{user}", expected: adminOnly(204) },
};
