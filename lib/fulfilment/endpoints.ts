import { inChapter } from "@/lib/base/http/in-chapter";
import { idParams as params, keyQuery } from "@/lib/base/input/params";
import { z } from "@/lib/base/input/zod";
import { cancellationSchema, endShortSchema, stepBackSchema } from "@/lib/fulfilment/schemas";
import { orderOutcomeSchema, updateOrdersSchema } from "@/lib/orders/admin-schemas";
import { orderSchema } from "@/lib/orders/schemas";
import {
  correctionPreviewSchema,
  ownCorrectionSchema,
  updateOrderQuery,
  updateOrderSchema,
} from "./corrections/schemas";

export const fulfilmentEndpoints = inChapter("Order management", {
  updateOrder: {
    call: "PATCH /admin/orders/{id}",
    summary: "Advance or correct an order",
    description:
      "Gives an order its next status, or corrects its tracking details; the customer is notified by email. A step that the status does not allow is refused with `invalid_transition`; who may advance orders and not cancel them is refused Cancelled. Until its invoice is issued or goods have left (`invoiced`, `dispatched`) it also corrects addresses, GSTINs, company, purchase order number, phone, email, shipping way and `lines`, for a `reason`; of what has left in part, the rest. Tax follows a new place of supply. With lines or a shipping way the order is priced anew: a line in another quantity follows today's prices where it had them, other lines keep what was agreed, a `price` needs `orders.enter`, and what is made stays (`in_production`). The stock follows (`out_of_stock`), the customer is mailed what changed, and `history` keeps it as `changes`. With `updatedAt` as it was read, what somebody else changed since is not overwritten (409 `edit_conflict`). With `dryRun=1` it only says what a correction would come to. What a rule of the company catches anew, or costs more than it approved, is `approval_required`, and named as `approval` in a dry run.",
    access: "orders.write.all",
    params,
    query: updateOrderQuery,
    body: updateOrderSchema,
    response: z.union([correctionPreviewSchema, orderSchema]),
    limit: "work",
  },
  withdrawCorrection: {
    call: "DELETE /admin/orders/{id}/correction",
    summary: "Withdraw a correction",
    description:
      "Takes back the correction that waits for the company's approval (`waiting`); the order stays as it is. Where none waits it is refused with `request_closed`.",
    access: "orders.write.all",
    params,
    response: orderSchema,
    limit: "change",
  },
  callOffOrder: {
    call: "POST /admin/orders/{id}/cancel",
    summary: "Cancel an order for a reason",
    description:
      "Cancels an order that is Pending or Processing; the customer is notified by email. From Processing it has to be said whether its packs return to the stock. An invoice that was issued already is taken back by a credit note; what was paid is then to be given back. Later it is refused with `invalid_transition`.",
    access: "orders.cancel",
    params,
    body: cancellationSchema,
    response: orderSchema,
    limit: "change",
  },
  endOrderShort: {
    call: "POST /admin/orders/{id}/end-short",
    summary: "End an order with what has left",
    description:
      "The rest of an order of which a part has left is never sent: the order is Shipped and comes to what left, with its share of discount, shipping and tax. What was billed already is credited, and what was paid beyond it can be refunded (`refundable` of its actions). The packs go back to the stock or are written off, open call-offs are closed, and the customer is notified by email. Before anything has left, and once everything has, it is refused with `invalid_transition`.",
    access: "orders.cancel",
    params,
    body: endShortSchema,
    response: orderSchema,
    limit: "change",
  },
  stepBackOrder: {
    call: "POST /admin/orders/{id}/step-back",
    summary: "Take back a wrong step",
    description:
      "Gives an order the status before its own: Pending after Processing, Processing after Shipped, Shipped after Delivered. A customer who was mailed of the step is mailed that it was a mistake. Refused with `invalid_transition` where an invoice was issued by the step, and for what is cancelled. An order that has the status already stays as it is.",
    access: "orders.write.all",
    params,
    body: stepBackSchema,
    response: orderSchema,
    limit: "change",
  },
  updateOrders: {
    call: "POST /admin/orders/status",
    summary: "Advance many orders",
    description:
      "Gives many orders the same status, and answers for each whether it changed. An order that waits at a gate names its `gates`; `overrides` lets it pass those for a reason, and no other.",
    access: "orders.write.all",
    body: updateOrdersSchema,
    response: z.array(orderOutcomeSchema),
    limit: "form",
  },
});

export const ownCorrectionEndpoints = inChapter("Orders", {
  correctOwnOrder: {
    call: "PATCH /orders/{id}",
    summary: "Correct one's own order",
    description:
      "Before production the buyer changes where the order goes, its purchase order number and the note; the shop is mailed what changed. Prices and shipping stay, so a PIN code to which shipping by weight costs more is refused (`shipping_on_request`), and tax follows the place of supply. Later it is refused with `invalid_transition`.",
    access: "order",
    params,
    query: keyQuery,
    body: ownCorrectionSchema,
    response: orderSchema,
    limit: "form",
  },
});
