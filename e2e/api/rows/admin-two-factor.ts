import type { twoFactorAdminEndpoints } from "../../../lib/api/admin/two-factor-endpoints";
import type { Rows } from "./rows";

export const twoFactorRows: Rows<typeof twoFactorAdminEndpoints> = {};
