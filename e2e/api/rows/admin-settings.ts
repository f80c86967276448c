import type { settingsAdminEndpoints } from "../../../lib/api/admin/settings-endpoints";
import type { Rows } from "./rows";

export const settingsRows: Rows<typeof settingsAdminEndpoints> = {};
