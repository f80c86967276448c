import type { documentsAdminEndpoints } from "@/lib/documents/endpoints";
import type { Examples } from "@/lib/base/examples/example";

export const INVOICE = { number: "KLN/2627-00042", date: "2026-11-21" } as const;

export const documentsAdminExamples: Examples<
  typeof documentsAdminEndpoints,
  "issueInvoice" | "listDocumentSeries" | "startDocumentSeries"
> = {
  issueInvoice: { answer: INVOICE },
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
};
