import { z } from "@/lib/base/input/zod";
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

export const taxAdminEndpoints = {
  listTaxRates: {
    method: "GET",
    path: "/admin/tax-rates",
    chapter: "Tax",
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
    chapter: "Tax",
    summary: "Add a GST rate",
    description:
      "Adds the rate that an HSN code, or all that begin with its digits, has from a day on. Two rates of one `hsn` never hold on the same day (409 `overlap`).",
    access: "tax.write",
    status: 201,
    body: addTaxRateSchema,
    response: taxRateSchema,
    limit: "change",
  },
  readTaxRegime: {
    method: "GET",
    path: "/admin/gst/regime",
    chapter: "Tax",
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
    chapter: "Tax",
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
    chapter: "Tax",
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
    chapter: "Tax",
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
} as const;
