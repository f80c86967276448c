import type { promotionsAdminEndpoints } from "../../../lib/api/admin/promotions-endpoints";
import { adminOnly, type Rows } from "./shared/all";

export const promotionsRows: Rows<typeof promotionsAdminEndpoints> = {
  listPromoCodes: { expected: adminOnly(200) },
  createPromoCode: { body: {}, expected: adminOnly(400) },
  updatePromoCode: { path: "/admin/promo-codes/NO-SUCH-CODE", body: {}, expected: adminOnly(404) },
};
