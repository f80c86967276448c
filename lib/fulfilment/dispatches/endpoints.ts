import { inChapter } from "@/lib/base/http/in-chapter";
import { idParams as params, keyQuery, rowId } from "@/lib/base/input/params";
import { z } from "@/lib/base/input/zod";
import { SCAN_FILE } from "@/lib/files/attachments/attachment-kinds";
import { issuedInvoiceSchema } from "@/lib/documents/schemas";
import {
  dispatchChangeSchema,
  dispatchFileSchema,
  dispatchRequestSchema,
  takeBackSchema,
} from "@/lib/fulfilment/dispatches/schemas";
import { dispatchSchema } from "@/lib/orders/dispatch-schemas";
import { orderSchema } from "@/lib/orders/schemas";

const ofDispatch = params.extend({ dispatch: rowId });

/** Admin calls for dispatches, with packing slip and invoice. */
export const dispatchesAdminEndpoints = inChapter("Order management", {
  listDispatches: {
    call: "GET /admin/orders/{id}/dispatches",
    summary: "List dispatches",
    description: "What of an order left together, oldest first.",
    access: "orders.read.all",
    params,
    response: z.array(dispatchSchema),
    limit: "browse",
  },
  recordDispatch: {
    call: "POST /admin/orders/{id}/dispatches",
    summary: "Dispatch a part of an order",
    description:
      "Records what leaves together; the customer is notified by email, and an order of which everything has left is Shipped. More than was ordered is `above_ordered`, except within the tolerance of an offer, where it is billed as made; `last` closes such a line short. From Pending it begins production. Sent again under the same `Idempotency-Key`, it answers the dispatch that was recorded before.",
    access: "orders.write.all",
    status: 201,
    params,
    body: dispatchRequestSchema,
    response: dispatchSchema,
    limit: "change",
  },
  issueDispatchInvoice: {
    call: "POST /admin/orders/{id}/dispatches/{dispatch}/invoice",
    summary: "Issue the invoice of a dispatch",
    description:
      "Bills what left together with its share of discount, shipping and tax, under the next number of the financial year; all invoices of an order together are the order to the paisa. Repeated, it answers 200 with the same. Of an order that was billed as a whole, it answers that invoice.",
    access: "documents.issue",
    status: 201,
    isRepeatable: true,
    params: ofDispatch,
    response: issuedInvoiceSchema,
    limit: "change",
  },
  updateDispatch: {
    call: "PATCH /admin/orders/{id}/dispatches/{dispatch}",
    summary: "Say how a dispatch travels, and when it arrived",
    description:
      "Its e-way bill, vehicle and transporter, which its packing slip or challan prints and the file for the portal names; a changed vehicle is one more call. From `deliveredAt` on, the time for claims about these goods and the days until interest on their invoice count; without it they count from when the order was Delivered. What is left out stays. The order's status stays.",
    access: "orders.write.all",
    params: ofDispatch,
    body: dispatchChangeSchema,
    response: dispatchSchema,
    limit: "change",
  },
  addDispatchFile: {
    call: "POST /admin/orders/{id}/dispatches/{dispatch}/files",
    summary: "Add a lorry receipt or a proof of delivery",
    description:
      "A scan or photo, which the buyer reads too; at most ten of a dispatch. When the goods arrived is said by the dispatch's PATCH.",
    access: "orders.write.all",
    status: 201,
    params: ofDispatch,
    multipart: { fields: dispatchFileSchema, files: SCAN_FILE },
    response: dispatchSchema,
    limit: "change",
  },
  removeDispatchFile: {
    call: "DELETE /admin/orders/{id}/dispatches/{dispatch}/files/{file}",
    summary: "Remove a file of a dispatch",
    description: "For one that was added by mistake.",
    access: "orders.write.all",
    params: ofDispatch.extend({ file: rowId }),
    response: dispatchSchema,
    limit: "change",
  },
  takeBackDispatch: {
    call: "POST /admin/orders/{id}/dispatches/{dispatch}/take-back",
    summary: "Take back a wrong dispatch",
    description:
      "Removes a dispatch that was recorded by mistake, before it is billed: its goods have not left, and a Shipped order is Processing again. A customer who is mailed of dispatches gets a correction. Once its invoice is issued it is `invalid_transition`: record a return, which issues a credit note.",
    access: "orders.write.all",
    params: ofDispatch,
    body: takeBackSchema,
    response: orderSchema,
    limit: "change",
  },
  getDispatchSlip: {
    call: "GET /admin/orders/{id}/dispatches/{dispatch}/packing-slip",
    summary: "Print the packing slip of a dispatch",
    description: "Like the packing slip of the order, with what left together alone.",
    access: "orders.read.all",
    params: ofDispatch,
    response: z.instanceof(Uint8Array<ArrayBuffer>),
    produces: "application/pdf",
    limit: "change",
  },
});

/** Dispatches for the buyer. */
export const dispatchEndpoints = inChapter("Orders", {
  getDispatchFile: {
    call: "GET /orders/{id}/dispatches/{dispatch}/files/{file}",
    summary: "Download a file of a dispatch",
    description: "A lorry receipt or proof of delivery, for callers who may read the order.",
    access: "order",
    params: ofDispatch.extend({ file: rowId }),
    query: keyQuery,
    response: z.instanceof(Uint8Array<ArrayBuffer>),
    produces: "application/octet-stream",
    limit: "work",
  },
});
