import type { shippingAdminEndpoints } from "../../../lib/shop/shipping/endpoints";
import type { productsAdminEndpoints } from "../../../lib/catalogue/editing/endpoints";
import { adminOnly, type Rows } from "./shared/all";

export const shippingRows: Rows<
  typeof shippingAdminEndpoints & Pick<typeof productsAdminEndpoints, "readUnweighedProducts">
> = {
  listShippingRates: { expected: adminOnly(200) },
  readUnweighedProducts: { expected: adminOnly(200) },
  keepShippingRates: { body: { rows: [{ way: "rocket" }] }, expected: adminOnly(400) },
};
