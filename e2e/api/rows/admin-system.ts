import type { systemAdminEndpoints } from "../../../lib/api/admin/system-endpoints";
import type { Rows } from "./rows";

export const systemRows: Rows<typeof systemAdminEndpoints> = {};
