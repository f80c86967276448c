import type { systemAdminEndpoints } from "../../../lib/api/admin/system-endpoints";
import { adminOnly, type Rows } from "./rows";

export const systemRows: Rows<typeof systemAdminEndpoints> = {
  getStats: { expected: adminOnly(200) },
  getSeries: { expected: adminOnly(200) },
};
