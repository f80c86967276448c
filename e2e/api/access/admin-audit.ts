import type { auditAdminEndpoints } from "../../../lib/audit/endpoints";
import { staffOnly, type Rows } from "./shared/all";

export const auditRows: Rows<typeof auditAdminEndpoints> = {
  listAuditLogs: { expected: staffOnly(200) },
  summariseAuditLogs: { expected: staffOnly(200) },
  exportAuditLogs: { expected: staffOnly(200) },
};
