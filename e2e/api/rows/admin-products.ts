import type { productsAdminEndpoints } from "../../../lib/api/admin/products-endpoints";
import type { Rows } from "./rows";

export const productsRows: Rows<typeof productsAdminEndpoints> = {};
