import type { taxAdminEndpoints } from "@/lib/shop/gst/endpoints";
import { type Examples, ID, LATER } from "@/lib/base/examples/example";

const TAX_RATE = {
  _id: ID.entry,
  hsn: "481910",
  from: "2025-09-22",
  to: null,
  ratePercent: 5,
  basis: "Notification 9/2025-Central Tax (Rate)",
  confirmedBy: null,
  confirmedAt: null,
} as const;

export const taxAdminExamples: Examples<
  typeof taxAdminEndpoints,
  "listTaxRates" | "addTaxRate" | "readTaxRegime" | "readGstReadiness" | "changeTaxRate"
> = {
  listTaxRates: { answer: [TAX_RATE] },
  addTaxRate: {
    body: { hsn: "481910", from: "2025-09-22", ratePercent: 5, basis: TAX_RATE.basis },
    answer: TAX_RATE,
  },
  readTaxRegime: {
    answer: {
      regime: "gst",
      taxPercent: 8,
      pricesWithTax: false,
      seller: {
        legalName: "KLN Packaging Private Limited",
        gstin: "06AAPFU0939F1ZX",
        stateCode: "06",
        hsnDigits: 4,
        defaultPercent: 18,
      },
    },
  },
  readGstReadiness: {
    answer: {
      products: 120,
      openOrders: { count: 2, total: 5970 },
      withoutHsn: 1,
      shortHsn: 0,
      withoutRate: 0,
      unconfirmedRates: [{ hsn: "481910", ratePercent: 5 }],
      examples: [{ _id: ID.product, name: "Corrugated Shipping Box, 12 × 9 × 6 in" }],
      shared: [],
      specified: {
        count: 1,
        examples: [
          {
            _id: ID.product,
            name: "Corrugated Shipping Box, 12 × 9 × 6 in",
            hsnCode: "481910",
          },
        ],
      },
    },
  },
  changeTaxRate: {
    body: { confirmedBy: "R. Mehta, chartered accountant" },
    answer: { ...TAX_RATE, confirmedBy: "R. Mehta, chartered accountant", confirmedAt: LATER },
  },
};
