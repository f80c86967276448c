import type { auditAdminEndpoints } from "../../../lib/audit/endpoints";
import { adminOnly, type Rows } from "./shared/all";

export const auditRows: Rows<typeof auditAdminEndpoints> = {
  listAuditLogs: { expected: adminOnly(200) },
  summariseAuditLogs: { expected: adminOnly(200) },
  exportAuditLogs: { expected: adminOnly(200) },
};
