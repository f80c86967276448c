import type { promotionsAdminEndpoints } from "../../../lib/api/admin/promotions-endpoints";
import type { Rows } from "./rows";

export const promotionsRows: Rows<typeof promotionsAdminEndpoints> = {};
