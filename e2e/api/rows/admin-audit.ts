import type { auditAdminEndpoints } from "../../../lib/api/admin/audit-endpoints";
import type { Rows } from "./rows";

export const auditRows: Rows<typeof auditAdminEndpoints> = {};
