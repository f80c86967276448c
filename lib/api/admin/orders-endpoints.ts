import { z } from "@/lib/zod";
import {
  adminOrderListSchema,
  listedOrderSchema,
  orderFilterSchema,
  orderNoteRequestSchema,
  orderNoteSchema,
  orderOutcomeSchema,
  updateOrderSchema,
  updateOrdersSchema,
} from "@/lib/orders/admin-schemas";
import { callOffSchema, stepBackSchema } from "@/lib/fulfilment/schemas";
import { orderSchema } from "@/lib/orders/schemas";
import type { Endpoint } from "../endpoint";

const params = z.object({ id: z.string().min(1).max(64) });

/** The admin's calls about orders. */
export const ordersAdminEndpoints = {
  listAllOrders: {
    method: "GET",
    path: "/admin/orders",
    summary: "List all orders",
    description: "Everybody's orders, newest first, with the paging headers.",
    access: "orders.read.all",
    status: 200,
    query: adminOrderListSchema,
    response: z.array(listedOrderSchema),
    perMinute: 240,
  },
  updateOrder: {
    method: "PATCH",
    path: "/admin/orders/{id}",
    summary: "Advance an order",
    description:
      "Gives an order its next status, or corrects its tracking details; the customer is notified by email. A step that the status does not allow is refused with `invalid_transition`.",
    access: "orders.write.all",
    status: 200,
    params,
    body: updateOrderSchema,
    response: orderSchema,
    perMinute: 120,
  },
  acceptOrder: {
    method: "POST",
    path: "/admin/orders/{id}/accept",
    summary: "Accept an order",
    description: "Accepts an order that its customer has not confirmed. It can be repeated.",
    access: "orders.write.all",
    status: 200,
    params,
    response: orderSchema,
    perMinute: 120,
  },
  callOffOrder: {
    method: "POST",
    path: "/admin/orders/{id}/cancel",
    summary: "Cancel an order for a reason",
    description:
      "Cancels an order that is Pending or Processing; the customer is notified by email. From Processing it has to be said whether its packs return to the stock. An invoice that was issued already is taken back by a credit note; what was paid is then to be given back. Later it is refused with `invalid_transition`.",
    access: "orders.write.all",
    status: 200,
    params,
    body: callOffSchema,
    response: orderSchema,
    perMinute: 60,
  },
  stepBackOrder: {
    method: "POST",
    path: "/admin/orders/{id}/step-back",
    summary: "Take back a wrong step",
    description:
      "Gives an order the status before its own: Pending after Processing, Processing after Shipped, Shipped after Delivered. A customer who was mailed of the step is mailed that it was a mistake. Refused with `invalid_transition` where an invoice was issued by the step, and for what is cancelled. An order that has the status already stays as it is.",
    access: "orders.write.all",
    status: 200,
    params,
    body: stepBackSchema,
    response: orderSchema,
    perMinute: 60,
  },
  updateOrders: {
    method: "POST",
    path: "/admin/orders/status",
    summary: "Advance many orders",
    description: "Gives many orders the same status, and answers for each whether it changed.",
    access: "orders.write.all",
    status: 200,
    body: updateOrdersSchema,
    response: z.array(orderOutcomeSchema),
    perMinute: 30,
  },
  exportOrders: {
    method: "GET",
    path: "/admin/orders/export",
    summary: "Export orders",
    description:
      "The orders that the filters pick as CSV, streamed: one row each, amounts in rupees.",
    access: "orders.export",
    status: 200,
    query: orderFilterSchema,
    response: z.instanceof(ReadableStream<Uint8Array>),
    produces: "text/csv",
    perMinute: 10,
  },
  listOrderNotes: {
    method: "GET",
    path: "/admin/orders/{id}/notes",
    summary: "List notes on an order",
    description: "The internal notes on an order, newest first.",
    access: "orders.read.all",
    status: 200,
    params,
    response: z.array(orderNoteSchema),
    perMinute: 240,
  },
  addOrderNote: {
    method: "POST",
    path: "/admin/orders/{id}/notes",
    summary: "Add a note to an order",
    description: "Adds an internal note to an order; customers never see it.",
    access: "orders.write.all",
    status: 201,
    params,
    body: orderNoteRequestSchema,
    response: orderNoteSchema,
    perMinute: 60,
  },
} as const satisfies Record<string, Endpoint>;
