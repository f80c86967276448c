import { inChapter } from "@/lib/base/http/in-chapter";
import { idParams as params } from "@/lib/base/input/params";
import { z } from "@/lib/base/input/zod";
import { orderNoteRequestSchema, orderNoteSchema } from "@/lib/orders/admin-schemas";
import { orderMailSchema, resendMailSchema } from "@/lib/orders/messages/order-mail-schemas";

export const orderMessageEndpoints = inChapter("Order management", {
  listOrderMails: {
    call: "GET /admin/orders/{id}/mails",
    summary: "List emails about an order",
    description:
      "Which emails about an order were sent, wait or failed, newest first, without their texts.",
    access: "orders.read.all",
    params,
    response: z.array(orderMailSchema),
    limit: "browse",
  },
  resendOrderMail: {
    call: "POST /admin/orders/{id}/mails",
    summary: "Send an email about an order again",
    description:
      "Queues an email that the customer was sent before, with today's facts of the order.",
    access: "orders.write.all",
    params,
    body: resendMailSchema,
    response: z.array(orderMailSchema),
    limit: "form",
  },
  listOrderNotes: {
    call: "GET /admin/orders/{id}/notes",
    summary: "List notes on an order",
    description: "The internal notes on an order, newest first.",
    access: "orders.read.all",
    params,
    response: z.array(orderNoteSchema),
    limit: "browse",
  },
  addOrderNote: {
    call: "POST /admin/orders/{id}/notes",
    summary: "Add a note to an order",
    description: "Adds an internal note to an order; customers never see it.",
    access: "orders.write.all",
    status: 201,
    params,
    body: orderNoteRequestSchema,
    response: orderNoteSchema,
    limit: "change",
  },
});
