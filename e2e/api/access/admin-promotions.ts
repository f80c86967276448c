import type { priceListEndpoints } from "../../../lib/companies/price-lists/endpoints";
import type { promotionsAdminEndpoints } from "../../../lib/shop/promotions/endpoints";
import { staffOnly, signedIn, type Rows } from "./shared/all";

export const promotionsRows: Rows<typeof promotionsAdminEndpoints> = {
  listPromoCodes: { expected: staffOnly(200) },
  createPromoCode: { body: {}, expected: staffOnly(400) },
  updatePromoCode: { path: "/admin/promo-codes/NO-SUCH-CODE", body: {}, expected: staffOnly(404) },
};

const LIST = "/admin/price-lists/0199c0de-0000-7000-8000-000000000001";

export const priceListRows: Rows<typeof priceListEndpoints> = {
  readOwnPrices: { path: "/prices?products={product}", expected: signedIn(200) },
  listPriceLists: { expected: staffOnly(200) },
  createPriceList: { body: { name: "" }, expected: staffOnly(400) },
  getPriceList: { path: LIST, expected: staffOnly(404) },
  savePriceList: { path: LIST, body: { name: "Nobody's" }, expected: staffOnly(404) },
  deletePriceList: { path: LIST, expected: staffOnly(404) },
};
