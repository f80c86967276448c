import type { usersAdminEndpoints } from "../../../lib/api/admin/users-endpoints";
import type { Rows } from "./rows";

export const usersRows: Rows<typeof usersAdminEndpoints> = {};
