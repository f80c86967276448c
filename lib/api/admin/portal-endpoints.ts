import {
  einvoiceAnswerSchema,
  einvoiceQuerySchema,
  ewaybillAnswerSchema,
  ewaybillQuerySchema,
  portalFileQuerySchema,
  recordIrnSchema,
  registrationSchema,
} from "@/lib/documents/portal-files/schemas";
import { z } from "@/lib/base/input/zod";
import type { Endpoint } from "../endpoint";

const params = z.object({ id: z.string().min(1).max(64).describe("`_id` or order number") });

/** The files of an order's documents for the government's portals, and what they answer. */
export const portalAdminEndpoints = {
  getEInvoice: {
    method: "GET",
    path: "/admin/orders/{id}/einvoice",
    summary: "Make the e-invoice of an order",
    description:
      "Form GST INV-01 as JSON (schema 1.1), made from the issued invoice and checked by the portal's rules. What the portal would refuse is `missing_fields` (409), with each member in `fields`, such as `BuyerDtls.Gstin`. Without an invoice it is `invalid_transition`.",
    access: "registers.read",
    status: 200,
    params,
    query: einvoiceQuerySchema,
    response: einvoiceAnswerSchema,
    limit: "file",
  },
  getEWayBill: {
    method: "GET",
    path: "/admin/orders/{id}/ewaybill",
    summary: "Make the e-way bill of an order",
    description:
      "The JSON that the e-way bill portal takes in bulk, made from the issued invoice. What the portal would refuse is `missing_fields` (409), with each member in `fields`. Vehicle and transporter may follow at the portal.",
    access: "registers.read",
    status: 200,
    params,
    query: ewaybillQuerySchema,
    response: ewaybillAnswerSchema,
    limit: "file",
  },
  recordIrn: {
    method: "POST",
    path: "/admin/orders/{id}/irn",
    summary: "Record the IRN of an invoice",
    description:
      "Stores what the Invoice Registration Portal answered; both are printed on the document from then on. A QR code that no key of the setting `einvoiceKeys` has signed, or that is of another document, is 400. Repeated with the same IRN it answers 200.",
    access: "documents.issue",
    status: 201,
    isRepeatable: true,
    params,
    query: portalFileQuerySchema,
    body: recordIrnSchema,
    response: registrationSchema,
    limit: "change",
  },
} as const satisfies Record<string, Endpoint>;
