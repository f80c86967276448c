import { inChapter } from "@/lib/base/http/in-chapter";
import { z } from "@/lib/base/input/zod";
import {
  createdWebhookSchema,
  createWebhookSchema,
  deliveryListQuerySchema,
  deliveryParamsSchema,
  deliverySchema,
  rotatedSecretSchema,
  updateWebhookSchema,
  webhookParamsSchema as params,
  webhookSchema,
} from "@/lib/messaging/webhooks/schemas";

export const webhooksAdminEndpoints = inChapter("Connections", {
  listWebhooks: {
    call: "GET /admin/webhooks",
    summary: "List webhooks",
    description: "The shop's webhooks, newest first, without their secrets.",
    access: "webhooks.write",
    response: z.array(webhookSchema),
    limit: "work",
  },
  createWebhook: {
    call: "POST /admin/webhooks",
    summary: "Add a webhook",
    description:
      "From now on the address is sent the events by POST, signed as Standard Webhooks has it: `webhook-id`, `webhook-timestamp` and `webhook-signature`, and the body `{ type, timestamp, data }`. Any answer but 2xx within 10 seconds is a failure, redirects too; a failed delivery is tried again for 24 hours with growing waits. Deliveries about one object arrive in their order. `data` has the `_id`; of orders also `orderId`, `status` and `totalAmount`, with the `amount` of a payment or refund, what is still `due` after a payment, or the `dispatch`; of products `name`, `sku`, `price` and `stockCount`; of offers `number`, `state` and `version`; of proofs `n`, `state`, `line` and `orderId`; of messages their `kind`. `webhooks` of this document has the cause and the body of each event. Read the rest by the API. Answers the secret once.",
    access: "webhooks.write",
    status: 201,
    body: createWebhookSchema,
    response: createdWebhookSchema,
    limit: "form",
  },
  updateWebhook: {
    call: "PATCH /admin/webhooks/{id}",
    summary: "Change a webhook",
    description:
      "Changes its address or events, or switches it on or off. One that has only failed for five days is switched off by itself.",
    access: "webhooks.write",
    params,
    body: updateWebhookSchema,
    response: webhookSchema,
    limit: "change",
  },
  deleteWebhook: {
    call: "DELETE /admin/webhooks/{id}",
    summary: "Delete a webhook",
    description: "Deletes it with its deliveries; those that wait are not sent.",
    access: "webhooks.write",
    status: 204,
    params,
    response: z.undefined(),
    limit: "change",
  },
  rotateWebhookSecret: {
    call: "POST /admin/webhooks/{id}/rotate",
    summary: "Replace the secret of a webhook",
    description:
      "Answers a new secret once. For a day deliveries carry a signature by each of both, so that the receiver can change over.",
    access: "webhooks.write",
    params,
    response: rotatedSecretSchema,
    limit: "form",
  },
  listDeliveries: {
    call: "GET /admin/webhooks/{id}/deliveries",
    summary: "List the deliveries of a webhook",
    description: "Deliveries of the last 30 days, newest first, with the paging headers.",
    access: "webhooks.write",
    params,
    query: deliveryListQuerySchema,
    response: z.array(deliverySchema),
    limit: "work",
  },
  replayDelivery: {
    call: "POST /admin/webhooks/{id}/deliveries/{delivery}/replay",
    summary: "Send a delivery again",
    description:
      "Sends it once more with the same id and body, and tries for another 24 hours. One that waits is tried at once.",
    access: "webhooks.write",
    params: deliveryParamsSchema,
    response: deliverySchema,
    limit: "change",
  },
});
