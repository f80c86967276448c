import { inChapter } from "@/lib/base/http/in-chapter";
import { z } from "@/lib/base/input/zod";
import {
  addTaxRateSchema,
  changeTaxRateSchema,
  gstReadinessSchema,
  appliedHsnCodesSchema,
  taxRateListQuerySchema,
  taxRateParamsSchema,
  taxRateSchema,
  taxRegimeSchema,
} from "@/lib/shop/gst/schemas";

export const taxAdminEndpoints = inChapter("Tax", {
  listTaxRates: {
    call: "GET /admin/tax-rates",
    summary: "List GST rates",
    description:
      "The rates of GST by HSN code and the days on which they hold, with the paging headers. A product has the rate of the longest `hsn` that its code begins with.",
    access: "tax.read",
    query: taxRateListQuerySchema,
    response: z.array(taxRateSchema),
    limit: "work",
  },
  addTaxRate: {
    call: "POST /admin/tax-rates",
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
    call: "GET /admin/gst/regime",
    summary: "How orders are taxed",
    description:
      "Whether everything is taxed by one percent or each product under GST, and who sells. The settings decide it.",
    access: "tax.read",
    response: taxRegimeSchema,
    limit: "work",
  },
  readGstReadiness: {
    call: "GET /admin/gst/readiness",
    summary: "What is missing for GST",
    description:
      "Counts the products without an HSN code, with too short a one and without a rate, and names the rates in use that nobody has confirmed, and the codes that specifications say.",
    access: "tax.read",
    response: gstReadinessSchema,
    limit: "change",
  },
  takeHsnCodes: {
    call: "POST /admin/gst/hsn-codes",
    summary: "Take HSN codes from specifications",
    description:
      "Gives products without an HSN code the one of 4, 6 or 8 digits that their specifications say.",
    access: "tax.write",
    response: appliedHsnCodesSchema,
    limit: "change",
  },
  changeTaxRate: {
    call: "PATCH /admin/tax-rates/{id}",
    summary: "Confirm, end or correct a GST rate",
    description:
      "Says who vouches for a rate, ends it with a day, or corrects one that nobody has confirmed. Orders keep the rate that they were placed with.",
    access: "tax.write",
    params: taxRateParamsSchema,
    body: changeTaxRateSchema,
    response: taxRateSchema,
    limit: "change",
  },
});
