import { inChapter } from "@/lib/base/http/in-chapter";
import { z } from "@/lib/base/input/zod";
import {
  gstMonthSchema,
  gstr1AnswerSchema,
  gstr1QuerySchema,
  gstr1TableQuerySchema,
  monthQuerySchema,
} from "@/lib/documents/gst-returns/schemas";

/** The accountant's calls: a month of tax documents, for accounting and the return. */
export const gstReturnEndpoints = inChapter("Tax", {
  readGstMonth: {
    call: "GET /admin/gst/month",
    summary: "Read a month of invoices in sums",
    description:
      "What the documents of a month come to, by table of GSTR-1; orders that left or were paid and have no invoice; and what is due elsewhere, such as e-way bills. Nothing is filed from here.",
    access: "registers.read",
    query: monthQuerySchema,
    response: gstMonthSchema,
    limit: "change",
  },
  exportRegister: {
    call: "GET /admin/gst/register",
    summary: "Export the register of a month",
    description:
      "Each line of each invoice and credit note issued in the month as CSV, streamed. Credit notes are below zero, and what belongs to a whole document stands on its first row, so that every column of amounts adds up.",
    access: "registers.read",
    query: monthQuerySchema,
    response: z.instanceof(ReadableStream<Uint8Array>),
    produces: "text/csv",
    limit: "bulk",
  },
  exportGstr1: {
    call: "GET /admin/gst/gstr1",
    summary: "Export GSTR-1 of a month",
    description:
      "The return of outward supplies with the names of the portal's JSON. Every table is there; with `format=portal`, for the upload, only those that hold something.",
    access: "registers.read",
    query: gstr1QuerySchema,
    response: gstr1AnswerSchema,
    limit: "bulk",
  },
  exportGstr1Table: {
    call: "GET /admin/gst/gstr1/table",
    summary: "Export a table of GSTR-1",
    description:
      "One table of the return as CSV: a row for each document and rate, or for each sum.",
    access: "registers.read",
    query: gstr1TableQuerySchema,
    response: z.instanceof(ReadableStream<Uint8Array>),
    produces: "text/csv",
    limit: "form",
  },
});
