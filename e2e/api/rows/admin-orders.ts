import type { ordersAdminEndpoints } from "../../../lib/api/admin/orders-endpoints";
import type { Rows } from "./rows";

export const ordersRows: Rows<typeof ordersAdminEndpoints> = {};
