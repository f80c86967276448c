import type { shippingAdminEndpoints } from "../../../lib/api/shipping-endpoints";
import { adminOnly, type Rows } from "./shared/all";

export const shippingRows: Rows<typeof shippingAdminEndpoints> = {
  listShippingRates: { expected: adminOnly(200) },
  readUnweighedProducts: { expected: adminOnly(200) },
  keepShippingRates: { body: { rows: [{ way: "rocket" }] }, expected: adminOnly(400) },
};
