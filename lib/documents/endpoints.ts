import { inChapter } from "@/lib/base/http/in-chapter";
import { idParams as params } from "@/lib/base/input/params";
import { z } from "@/lib/base/input/zod";
import {
  documentParamsSchema,
  documentQuerySchema,
  documentSeriesSchema,
  issuedInvoiceSchema,
  seriesParamsSchema,
  startSeriesSchema,
} from "@/lib/documents/schemas";

export const documentEndpoints = inChapter("Orders", {
  getInvoice: {
    call: "GET /orders/{id}/invoice",
    summary: "Download an invoice",
    description:
      "The invoice of an order as PDF, once it was issued; before that the proforma, which in the flat regime bears the name of an invoice.",
    access: "order",
    keyScope: "orders.read.all",
    params,
    query: documentQuerySchema,
    response: z.instanceof(Uint8Array<ArrayBuffer>),
    produces: "application/pdf",
    limit: "form",
  },
  getDocument: {
    call: "GET /orders/{id}/documents/{document}",
    summary: "Download a document",
    description:
      "A document of an order as PDF, as `documents` of the order names it: the proforma, the invoice, or a credit note. What was issued is the same at every download.",
    access: "order",
    keyScope: "orders.read.all",
    params: documentParamsSchema,
    query: documentQuerySchema,
    response: z.instanceof(Uint8Array<ArrayBuffer>),
    produces: "application/pdf",
    limit: "form",
  },
});

export const documentsAdminEndpoints = inChapter("Tax", {
  issueInvoice: {
    call: "POST /admin/orders/{id}/invoice",
    chapter: "Order management",
    summary: "Issue an invoice",
    description:
      "Issues the invoice of an order before its goods leave, under the next number of the financial year; it cannot be changed or taken back afterwards. Repeated, it answers 200 with the same. Orders that are shipped have one already. A cancelled order is refused with `invalid_transition`.",
    access: "documents.issue",
    status: 201,
    isRepeatable: true,
    params,
    response: issuedInvoiceSchema,
    limit: "change",
  },
  listDocumentSeries: {
    call: "GET /admin/document-series",
    summary: "List the series of invoice numbers",
    description:
      "Where the invoices and the credit notes of this financial year stand: the number that the next one gets, and whether it can still begin elsewhere.",
    access: "tax.read",
    response: z.array(documentSeriesSchema),
    limit: "work",
  },
  startDocumentSeries: {
    call: "PUT /admin/document-series/{kind}",
    summary: "Go on with numbers of before",
    description:
      "Says which running number the first document of this financial year gets, for a shop that issued others elsewhere. Once one was issued here, the series goes on by itself (409 `series_begun`).",
    access: "tax.write",
    params: seriesParamsSchema,
    body: startSeriesSchema,
    response: documentSeriesSchema,
    limit: "change",
  },
});
