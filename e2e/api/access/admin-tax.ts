import type { taxAdminEndpoints } from "../../../lib/shop/gst/endpoints";
import type { documentsAdminEndpoints } from "../../../lib/documents/endpoints";
import { staffOnly, type Rows } from "./shared/all";

export const taxRows: Rows<
  typeof taxAdminEndpoints & Omit<typeof documentsAdminEndpoints, "issueInvoice">
> = {
  listTaxRates: { expected: staffOnly(200) },
  addTaxRate: { body: {}, expected: staffOnly(400) },
  listDocumentSeries: { expected: staffOnly(200) },
  startDocumentSeries: {
    path: "/admin/document-series/invoice",
    body: {},
    expected: staffOnly(400),
  },
  readTaxRegime: { expected: staffOnly(200) },
  readGstReadiness: { expected: staffOnly(200) },
  takeHsnCodes: { expected: staffOnly(200) },
  changeTaxRate: { path: "/admin/tax-rates/no-such-rate", body: {}, expected: staffOnly(404) },
};
