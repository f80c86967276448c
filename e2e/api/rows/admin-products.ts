import type { productsAdminEndpoints } from "../../../lib/api/admin/products-endpoints";
import { adminOnly, type Rows } from "./rows";

export const productsRows: Rows<typeof productsAdminEndpoints> = {
  listAdminProducts: { expected: adminOnly(200) },
  getAdminProduct: { path: "/admin/products/{product}", expected: adminOnly(200) },
  changeStock: {
    path: "/admin/products/{product}/stock",
    body: { change: 2, reason: "Counted again" },
    expected: adminOnly(200),
  },
  listStockAdjustments: { path: "/admin/products/{product}/stock", expected: adminOnly(200) },
};
