import { inChapter } from "@/lib/base/http/in-chapter";
import { keyQuery as query, rowId as id } from "@/lib/base/input/params";
import { z } from "@/lib/base/input/zod";
import {
  callOffChangeSchema,
  callOffDecisionSchema,
  callOffsRequestSchema,
  callOffOrderSchema,
} from "@/lib/fulfilment/call-offs/schemas";
import { callOffSchema, orderCallOffsSchema } from "@/lib/orders/dispatch-schemas";

const params = z.object({ id });
const ofCallOff = z.object({ id, callOff: id });

/** Call-offs: requested by the buyer, agreed by the shop. */
export const callOffEndpoints = inChapter("Orders", {
  listCallOffs: {
    call: "GET /orders/{id}/call-offs",
    summary: "Read the call-offs of an order",
    description:
      "The call-offs by day of an order whose goods are kept (`kept`), and what is left of each line.",
    access: "order",
    params,
    query,
    response: orderCallOffsSchema,
    limit: "browse",
  },
  callOffGoods: {
    call: "POST /orders/{id}/call-offs",
    summary: "Call goods of an order off",
    description:
      "Its buyer asks for parts of a call-off order by day, with the notice of the shop's working days; the shop is mailed and answers. More than may still leave is `above_ordered`. Sent again under the same `Idempotency-Key`, it answers the call-offs that were made before.",
    access: "order",
    status: 201,
    params,
    query,
    body: callOffsRequestSchema,
    response: z.array(callOffSchema),
    limit: "mail",
  },
  changeCallOff: {
    call: "PATCH /orders/{id}/call-offs/{callOff}",
    summary: "Change a call-off",
    description: "Another quantity or day, to which the shop has to agree again.",
    access: "order",
    params: ofCallOff,
    query,
    body: callOffChangeSchema,
    response: callOffSchema,
    limit: "mail",
  },
  withdrawCallOff: {
    call: "DELETE /orders/{id}/call-offs/{callOff}",
    summary: "Take a call-off back",
    description: "Only before a part of it has left.",
    access: "order",
    status: 204,
    params: ofCallOff,
    query,
    response: z.undefined(),
    limit: "mail",
  },
  agreeCallOffs: {
    call: "POST /admin/orders/{id}/call-offs",
    chapter: "Order management",
    summary: "Write down agreed call-offs",
    description:
      "Keeps the goods of an order for its customer and writes down what leaves when; the customer is mailed. Sent again under the same `Idempotency-Key`, it answers the call-offs that were made before.",
    access: "orders.write.all",
    status: 201,
    params,
    body: callOffsRequestSchema,
    response: z.array(callOffSchema),
    limit: "change",
  },
  keepOrder: {
    call: "PATCH /admin/orders/{id}/call-offs",
    chapter: "Order management",
    summary: "Keep the goods of an order",
    description:
      "Whether the goods of an order are kept for its customer, who calls them off in parts. It then leaves on those days alone.",
    access: "orders.write.all",
    params,
    body: callOffOrderSchema,
    response: callOffOrderSchema,
    limit: "change",
  },
  answerCallOff: {
    call: "PATCH /admin/call-offs/{id}",
    chapter: "Order management",
    summary: "Answer a call-off",
    description:
      "Agrees to a call-off, as asked or with another quantity or day, or declines it; the customer is mailed.",
    access: "orders.write.all",
    params,
    body: callOffDecisionSchema,
    response: callOffSchema,
    limit: "change",
  },
});
