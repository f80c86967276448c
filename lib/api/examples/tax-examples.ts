import type { taxAdminEndpoints } from "@/lib/shop/gst/endpoints";
import type { documentsAdminEndpoints } from "@/lib/documents/endpoints";
import type { Examples } from "./example";
import { ID, LATER } from "./values";

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

export const taxExamples: Examples<
  typeof taxAdminEndpoints & Omit<typeof documentsAdminEndpoints, "issueInvoice">
> = {
  listTaxRates: { answer: [TAX_RATE] },
  addTaxRate: {
    body: { hsn: "481910", from: "2025-09-22", ratePercent: 5, basis: TAX_RATE.basis },
    answer: TAX_RATE,
  },
  listDocumentSeries: {
    answer: [
      { kind: "invoice", year: "2026-27", next: 42, number: "KLN/2627-00042", open: false },
      { kind: "credit_note", year: "2026-27", next: 1, number: "KLN/2627C00001", open: true },
    ],
  },
  startDocumentSeries: {
    body: { next: 18 },
    answer: {
      kind: "credit_note",
      year: "2026-27",
      next: 18,
      number: "KLN/2627C00018",
      open: true,
    },
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
  takeHsnCodes: { answer: { changed: 1 } },
  changeTaxRate: {
    body: { confirmedBy: "R. Mehta, chartered accountant" },
    answer: { ...TAX_RATE, confirmedBy: "R. Mehta, chartered accountant", confirmedAt: LATER },
  },
};
