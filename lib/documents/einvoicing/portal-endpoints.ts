import { inChapter } from "@/lib/base/http/in-chapter";
import {
  einvoicesQuerySchema,
  einvoicesSchema,
  einvoiceTaskSchema,
} from "@/lib/documents/einvoicing/schemas";
import {
  cancelBillSchema,
  cancelIrnSchema,
  cancelledIrnSchema,
  changeVehicleSchema,
  einvoiceAnswerSchema,
  einvoiceQuerySchema,
  ewaybillAnswerSchema,
  ewaybillQuerySchema,
  ewaybillsQuerySchema,
  nameConsigneeSchema,
  portalBillSchema,
  portalFileQuerySchema,
  portalsSchema,
  recordIrnSchema,
  registrationSchema,
} from "@/lib/documents/portal-files/schemas";
import { imsAnswerSchema, imsReplySchema } from "@/lib/documents/ims/schemas";
import { z } from "@/lib/base/input/zod";

const params = z.object({ id: z.string().min(1).max(64).describe("`_id` or order number") });

const dispatchParams = params.extend({ dispatch: z.string().min(1).max(64) });

/** Portal files of an order's documents, and the portal's answers. */
export const portalAdminEndpoints = inChapter("Order management", {
  getEInvoice: {
    call: "GET /admin/orders/{id}/einvoice",
    summary: "Make the e-invoice of an order",
    description:
      "Form GST INV-01 as JSON (schema 1.1), made from the issued invoice and checked by the portal's rules. What the portal would refuse is `missing_fields` (409), with each member in `fields`, such as `BuyerDtls.Gstin`. Without an invoice it is `invalid_transition`.",
    access: "registers.read",
    params,
    query: einvoiceQuerySchema,
    response: einvoiceAnswerSchema,
    limit: "file",
  },
  getEWayBill: {
    call: "GET /admin/orders/{id}/ewaybill",
    summary: "Make the e-way bill of an order",
    description:
      "The JSON that the e-way bill portal takes in bulk, made from the issued invoice. What the portal would refuse is `missing_fields` (409), with each member in `fields`. Vehicle, distance and transporter are those kept with the dispatch, or named here; they may follow at the portal.",
    access: "registers.read",
    params,
    query: ewaybillQuerySchema,
    response: ewaybillAnswerSchema,
    limit: "file",
  },
  getEWayBills: {
    call: "GET /admin/ewaybills",
    summary: "Make the e-way bills of a day",
    description:
      "One JSON file for the e-way bill portal, with a bill for each invoice under GST of what left on that day, travelling as its dispatch says. What is not billed yet or needs none is not in it: a replacement travels with its challan. What the portal would refuse is `missing_fields` (409), with each member in `fields`, after the invoice's number.",
    access: "registers.read",
    query: ewaybillsQuerySchema,
    response: ewaybillAnswerSchema,
    limit: "file",
  },
  checkPortals: {
    call: "GET /admin/orders/{id}/portals",
    summary: "Ask what the GST portals would refuse of an order",
    description:
      "Checks e-invoice and e-way bill of the order's latest invoice, or of the one that would be issued now: `problems` says what the portals would refuse, before an invoice is issued that nobody can change. It is empty under the flat tax.",
    access: "registers.read",
    params,
    response: portalsSchema,
    limit: "change",
  },
  nameConsignee: {
    call: "PATCH /admin/orders/{id}/portals",
    summary: "Name the consignee of an order, and the distance",
    description:
      "Both are for the portals alone and printed on no document, so they may follow the invoice. The consignee is a GSTIN of the shipping address's state, that of the buyer included, or `URP`. What is left out stays; a refused e-invoice is sent again.",
    access: "documents.issue",
    params,
    body: nameConsigneeSchema,
    response: portalsSchema,
    limit: "change",
  },
  recordIrn: {
    call: "POST /admin/orders/{id}/irn",
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
  cancelIrn: {
    call: "POST /admin/orders/{id}/irn/cancel",
    summary: "Cancel the IRN of an invoice or a credit note",
    description:
      "Within 24 hours of its acknowledgement, later it is `too_late`: a credit note corrects an invoice then. The provider cancels, or `cancelledAt` says when the portal did; it is asked for where the portal had cancelled before. The document is void, and GSTR-1 does not list it: a credit note over all of an invoice takes it back here, and what a credit note took back is owed again. What the portal refuses is `invalid_transition` in its words.",
    access: "documents.issue",
    params,
    query: portalFileQuerySchema,
    body: cancelIrnSchema,
    response: cancelledIrnSchema,
    limit: "change",
  },
  makeEWayBill: {
    call: "POST /admin/orders/{id}/dispatches/{dispatch}/ewaybill",
    summary: "Make the e-way bill of a dispatch at the portal",
    description:
      "By the provider of e-invoices, of the dispatch's invoice and vehicle; number and last day are stored with the dispatch. One that the portal has already is found. What it refuses is `invalid_transition` in its words, what it would refuse `missing_fields`.",
    access: "documents.issue",
    params: dispatchParams,
    response: portalBillSchema,
    limit: "change",
  },
  changeVehicle: {
    call: "PATCH /admin/orders/{id}/dispatches/{dispatch}/ewaybill",
    summary: "Tell the portal of another vehicle",
    description: "The portal answers the last day of the e-way bill, which is stored.",
    access: "documents.issue",
    params: dispatchParams,
    body: changeVehicleSchema,
    response: portalBillSchema,
    limit: "change",
  },
  cancelEWayBill: {
    call: "POST /admin/orders/{id}/dispatches/{dispatch}/ewaybill/cancel",
    summary: "Cancel the e-way bill of a dispatch at the portal",
    description: "The portal takes it within 24 hours; later it refuses in its own words.",
    access: "documents.issue",
    status: 204,
    params: dispatchParams,
    body: cancelBillSchema,
    response: z.undefined(),
    limit: "change",
  },
  listEInvoices: {
    call: "GET /admin/einvoices",
    chapter: "Tax",
    summary: "List invoices without their IRN",
    description:
      "Invoices and credit notes that are to have an IRN and have none, the first due first. A document becomes part of it when it is issued to a registered buyer under GST, where the setting `aggregateTurnover` is above the law's threshold of that day; or once that is set, while the portal still takes it.",
    access: "registers.read",
    query: einvoicesQuerySchema,
    response: einvoicesSchema,
    limit: "change",
  },
  setImsReply: {
    call: "PUT /admin/credit-notes/{id}/ims",
    chapter: "Tax",
    summary: "Note what the buyer did with a credit note",
    description:
      "Keeps whether the buyer accepted, holds or rejects a credit note in GST's Invoice Management System. Of a rejected one the tax is not reduced: register and month say and total it. Null takes the note of it away.",
    access: "documents.issue",
    params: z.object({ id: z.uuid().describe("Of the document") }),
    body: imsReplySchema,
    response: imsAnswerSchema,
    limit: "change",
  },
  retryEInvoice: {
    call: "POST /admin/einvoices/{id}/retry",
    chapter: "Tax",
    summary: "Send an e-invoice again",
    description:
      "Sends the document to the provider at once and answers what came of it: `registered`, `refused`, or `waiting` where the provider did not answer. Without a provider it is `invalid_transition`.",
    access: "documents.issue",
    params: z.object({ id: z.uuid().describe("Of the document") }),
    response: einvoiceTaskSchema,
    limit: "change",
  },
});
