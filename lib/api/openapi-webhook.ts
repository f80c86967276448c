import type { WebhookEvent } from "@/lib/webhooks/events";
import { webhookBodySchema } from "@/lib/webhooks/payloads";
import type { WebhookOperation } from "./openapi-document";
import { jsonSchema } from "./openapi-operation";

const HEADERS = {
  "webhook-id": "The delivery, the same at every attempt",
  "webhook-timestamp": "Seconds since 1970 of this attempt",
  "webhook-signature":
    "`v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64; several are separated by a space",
};

/** Returns what a webhook is sent at an event, for programs that take it. */
export function describeWebhook(event: WebhookEvent): WebhookOperation {
  return {
    summary: `Event ${event}`,
    parameters: Object.entries(HEADERS).map(([name, description]) => ({
      ...{ name, in: "header", required: true, description },
      schema: { type: "string" },
    })),
    requestBody: {
      required: true,
      content: { "application/json": { schema: jsonSchema(webhookBodySchema(event), "output") } },
    },
    responses: { "2XX": { description: "Taken; anything else is tried again" } },
  };
}
