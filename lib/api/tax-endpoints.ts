import {
  documentSeriesSchema,
  seriesParamsSchema,
  startSeriesSchema,
} from "@/lib/documents/schemas";
import {
  addTaxRateSchema,
  changeTaxRateSchema,
  gstReadinessSchema,
  takenHsnCodesSchema,
  taxRateListQuerySchema,
  taxRateParamsSchema,
  taxRateSchema,
  taxRegimeSchema,
} from "@/lib/shop/gst/schemas";
import { z } from "@/lib/base/input/zod";
import type { Endpoint } from "./endpoint";

/** Admin calls about tax, and about the numbers of tax documents. */
export const taxAdminEndpoints = {
  listTaxRates: {
    method: "GET",
    path: "/admin/tax-rates",
    summary: "List GST rates",
    description:
      "The rates of GST by HSN code and the days on which they hold, with the paging headers. A product has the rate of the longest `hsn` that its code begins with.",
    access: "tax.read",
    status: 200,
    query: taxRateListQuerySchema,
    response: z.array(taxRateSchema),
    limit: "work",
  },
  addTaxRate: {
    method: "POST",
    path: "/admin/tax-rates",
    summary: "Add a GST rate",
    description:
      "Adds the rate that an HSN code, or all that begin with its digits, has from a day on. Two rates of one `hsn` never hold on the same day (409 `overlap`).",
    access: "tax.write",
    status: 201,
    body: addTaxRateSchema,
    response: taxRateSchema,
    limit: "change",
  },
  listDocumentSeries: {
    method: "GET",
    path: "/admin/document-series",
    summary: "List the series of invoice numbers",
    description:
      "Where the invoices and the credit notes of this financial year stand: the number that the next one gets, and whether it can still begin elsewhere.",
    access: "tax.read",
    status: 200,
    response: z.array(documentSeriesSchema),
    limit: "work",
  },
  startDocumentSeries: {
    method: "PUT",
    path: "/admin/document-series/{kind}",
    summary: "Go on with numbers of before",
    description:
      "Says which running number the first paper of this financial year gets, for a shop that issued others elsewhere. Once one was issued here, the series goes on by itself (409 `series_begun`).",
    access: "tax.write",
    status: 200,
    params: seriesParamsSchema,
    body: startSeriesSchema,
    response: documentSeriesSchema,
    limit: "change",
  },
  readTaxRegime: {
    method: "GET",
    path: "/admin/gst/regime",
    summary: "How orders are taxed",
    description:
      "Whether everything is taxed by one percent or each product under GST, and who sells. The settings decide it.",
    access: "tax.read",
    status: 200,
    response: taxRegimeSchema,
    limit: "work",
  },
  readGstReadiness: {
    method: "GET",
    path: "/admin/gst/readiness",
    summary: "What is missing for GST",
    description:
      "Counts the products without an HSN code, with too short a one and without a rate, and names the rates in use that nobody has confirmed, and the codes that specifications say.",
    access: "tax.read",
    status: 200,
    response: gstReadinessSchema,
    limit: "change",
  },
  takeHsnCodes: {
    method: "POST",
    path: "/admin/gst/hsn-codes",
    summary: "Take HSN codes from specifications",
    description:
      "Gives products without an HSN code the one of 4, 6 or 8 digits that their specifications say.",
    access: "tax.write",
    status: 200,
    response: takenHsnCodesSchema,
    limit: "change",
  },
  changeTaxRate: {
    method: "PATCH",
    path: "/admin/tax-rates/{id}",
    summary: "Confirm, end or correct a GST rate",
    description:
      "Says who vouches for a rate, ends it with a day, or corrects one that nobody has confirmed. Orders keep the rate that they were placed with.",
    access: "tax.write",
    status: 200,
    params: taxRateParamsSchema,
    body: changeTaxRateSchema,
    response: taxRateSchema,
    limit: "change",
  },
} as const satisfies Record<string, Endpoint>;
