import { idParams as params } from "@/lib/base/input/params";
import { z } from "@/lib/base/input/zod";
import { orderNoteRequestSchema, orderNoteSchema } from "@/lib/orders/admin-schemas";
import { orderMailSchema, resendMailSchema } from "@/lib/orders/messages/order-mail-schemas";

export const orderMessageEndpoints = {
  listOrderMails: {
    method: "GET",
    path: "/admin/orders/{id}/mails",
    chapter: "Order management",
    summary: "List emails about an order",
    description:
      "Which emails about an order were sent, wait or failed, newest first, without their texts.",
    access: "orders.read.all",
    status: 200,
    params,
    response: z.array(orderMailSchema),
    limit: "browse",
  },
  resendOrderMail: {
    method: "POST",
    path: "/admin/orders/{id}/mails",
    chapter: "Order management",
    summary: "Send an email about an order again",
    description:
      "Queues an email that the customer was sent before, with today's facts of the order.",
    access: "orders.write.all",
    status: 200,
    params,
    body: resendMailSchema,
    response: z.array(orderMailSchema),
    limit: "form",
  },
  listOrderNotes: {
    method: "GET",
    path: "/admin/orders/{id}/notes",
    chapter: "Order management",
    summary: "List notes on an order",
    description: "The internal notes on an order, newest first.",
    access: "orders.read.all",
    status: 200,
    params,
    response: z.array(orderNoteSchema),
    limit: "browse",
  },
  addOrderNote: {
    method: "POST",
    path: "/admin/orders/{id}/notes",
    chapter: "Order management",
    summary: "Add a note to an order",
    description: "Adds an internal note to an order; customers never see it.",
    access: "orders.write.all",
    status: 201,
    params,
    body: orderNoteRequestSchema,
    response: orderNoteSchema,
    limit: "change",
  },
} as const;
