import type { taxAdminEndpoints } from "../../../lib/shop/gst/endpoints";
import type { documentsAdminEndpoints } from "../../../lib/documents/endpoints";
import { adminOnly, type Rows } from "./shared/all";

export const taxRows: Rows<
  typeof taxAdminEndpoints & Omit<typeof documentsAdminEndpoints, "issueInvoice">
> = {
  listTaxRates: { expected: adminOnly(200) },
  addTaxRate: { body: {}, expected: adminOnly(400) },
  listDocumentSeries: { expected: adminOnly(200) },
  startDocumentSeries: {
    path: "/admin/document-series/invoice",
    body: {},
    expected: adminOnly(400),
  },
  readTaxRegime: { expected: adminOnly(200) },
  readGstReadiness: { expected: adminOnly(200) },
  takeHsnCodes: { expected: adminOnly(200) },
  changeTaxRate: { path: "/admin/tax-rates/no-such-rate", body: {}, expected: adminOnly(404) },
};
