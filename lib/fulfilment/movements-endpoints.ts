import { inChapter } from "@/lib/base/http/in-chapter";
import { idParams as params, rowId } from "@/lib/base/input/params";
import { z } from "@/lib/base/input/zod";
import {
  documentSchema,
  producedSchema,
  refundResultSchema,
  refundRequestSchema,
  returnResultSchema,
  returnQuoteRequestSchema,
  returnQuoteSchema,
  returnRequestSchema,
} from "@/lib/fulfilment/schemas";
import { orderSchema } from "@/lib/orders/schemas";
import { orderActionsSchema } from "./actions-schema";
import { activityQuerySchema, activitySchema } from "./activity/schemas";
import { orderDeskSchema } from "./desk/schema";

/** Made quantities, returns and refunds of orders. */
export const movementsAdminEndpoints = inChapter("Order management", {
  recordMade: {
    call: "PATCH /admin/orders/{id}/lines/{line}",
    summary: "Record how much was made",
    description:
      "More or less of a custom line than was ordered, within the tolerance of its offer; the order is priced anew and billed as made. Beyond it is `above_ordered`.",
    access: "orders.write.all",
    params: params.extend({ line: rowId }),
    body: producedSchema,
    response: orderSchema,
    limit: "change",
  },
  readOrderDesk: {
    call: "GET /admin/orders/{id}/desk",
    summary: "Read an order with all that belongs to it",
    description:
      "What the admin's page of an order shows, in one answer: the order, what can be done with it, its payments and messages, the newest of what happened, and its customer's newest orders; each as far as the caller may read it by its own call.",
    access: "orders.read.all",
    refusesKeys: true,
    params,
    response: orderDeskSchema,
    limit: "browse",
  },
  readOrderActivity: {
    call: "GET /admin/orders/{id}/activity",
    summary: "Read what happened to an order",
    description:
      "Its statuses, corrections, notes, messages, emails, payments, dispatches, documents and returns in one list, newest first; each as far as the caller may read it.",
    access: "orders.read.all",
    refusesKeys: true,
    params,
    query: activityQuerySchema,
    response: activitySchema,
    limit: "browse",
  },
  readOrderActions: {
    call: "GET /admin/orders/{id}/actions",
    summary: "Read what can be done with an order",
    description:
      "Whether an order can be cancelled or stepped back, what of it can come back and be refunded, and the returns, refunds and reasons so far: each as far as the caller may do or read it by its own call.",
    access: "orders.read.all",
    refusesKeys: true,
    params,
    response: orderActionsSchema,
    limit: "browse",
  },
  quoteReturn: {
    call: "POST /admin/orders/{id}/returns/quote",
    summary: "Price a return",
    description:
      "What packs of an order come to with their share of discount and tax, and what is to be given back if they come back now. Nothing is written.",
    access: "orders.read.all",
    params,
    body: returnQuoteRequestSchema,
    response: returnQuoteSchema,
    limit: "browse",
  },
  recordReturn: {
    call: "POST /admin/orders/{id}/returns",
    summary: "Record a return",
    description:
      "Writes down what came back of an order that was sent, never more than was bought: packs return to the stock where that is said, a credit note takes them off the invoice, and the customer is notified by email. A refund can go with it. With `returnedRead` as it was shown, what somebody else recorded meanwhile is not recorded twice (409 `edit_conflict`). Sent again under the same `Idempotency-Key`, it answers the return that was recorded before.",
    access: "returns.write",
    status: 201,
    params,
    body: returnRequestSchema,
    response: returnResultSchema,
    limit: "change",
  },
  refundOrder: {
    call: "POST /admin/orders/{id}/refunds",
    summary: "Refund a payment",
    description:
      "Gives back what came in for an order, or a part of it; more than came in and is still here is refused with `above_paid`. What goes back beyond what was paid too much lowers what the order comes to, by a credit note where it has an invoice. With `mostRead` as it was shown, what somebody else gave back meanwhile does not go back twice (409 `edit_conflict`). Sent again under the same `Idempotency-Key`, it answers the refund that was made before.",
    access: "refunds.write",
    status: 201,
    params,
    body: refundRequestSchema,
    response: refundResultSchema,
    limit: "change",
  },
  creditRefund: {
    call: "POST /admin/orders/{id}/refunds/{refund}/credit-note",
    summary: "Credit a refund of a payment gateway's dashboard",
    description:
      "Issues the credit note that is due for a refund which was made in a payment gateway's dashboard after the invoice (`creditDue` of the refund), and notifies the customer by email. Repeated, it answers 200 with the same. Refused with `invalid_transition` where none is due.",
    access: "refunds.write",
    status: 201,
    isRepeatable: true,
    params: params.extend({ refund: z.uuid() }),
    response: refundResultSchema,
    limit: "change",
  },
  creditAgain: {
    call: "POST /admin/orders/{id}/credit-notes/{note}/again",
    summary: "Issue a void credit note again",
    description:
      "Issues the credit note of a return or claim whose IRN was cancelled again (`voidNotes` of the order's actions), over the same goods under the next number, and notifies the customer by email. A note that is not void or was issued again is 404.",
    access: "returns.write",
    status: 201,
    params: params.extend({ note: z.uuid() }),
    response: documentSchema,
    limit: "change",
  },
});
