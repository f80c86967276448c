import type { shippingAdminEndpoints } from "../../../lib/shop/shipping/endpoints";
import type { productsAdminEndpoints } from "../../../lib/catalogue/editing/endpoints";
import { staffOnly, type Rows } from "./shared/all";

export const shippingRows: Rows<
  typeof shippingAdminEndpoints & Pick<typeof productsAdminEndpoints, "readUnweighedProducts">
> = {
  listShippingRates: { expected: staffOnly(200) },
  readUnweighedProducts: { expected: staffOnly(200) },
  keepShippingRates: { body: { rows: [{ way: "rocket" }] }, expected: staffOnly(400) },
};
