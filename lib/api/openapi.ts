import { paths as pages } from "@/lib/base/paths";
import { z } from "@/lib/base/input/zod";
import { MEMORY_LIMITS } from "@/lib/http/limits/limits";
import { WEBHOOK_EVENTS, type WebhookEvent } from "@/lib/messaging/webhooks/events";
import { WEBHOOK_CAUSES, webhookBodySchema } from "@/lib/messaging/webhooks/payloads";
import { CHAPTERS } from "./chapters";
import { splitCall, type Endpoint } from "./endpoint";
import { endpoints, type EndpointName } from "./endpoints";
import type { Answer, OpenApiDocument, WebhookOperation } from "./openapi-document";
import { jsonSchema, describeOperation } from "./openapi-operation";

/** The document of GET /api/openapi.json, made from the schemas that validate the requests. */

const errorSchema = z
  .looseObject({
    message: z.string().describe("For people, shown as it is"),
    code: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    session: z
      .enum(["none", "expired", "invalid"])
      .optional()
      .describe(
        "Of a 401: whether no session came along, it has ended, or its token cannot be read",
      ),
    requestId: z
      .string()
      .optional()
      .describe("Of a fault of the shop's own (500): names its entry in the shop's log"),
  })
  .describe("Some refusals say more, such as the right figures of an order as `quote`");

const REFUSAL: Answer = {
  description: "A refusal: `message` for people, `code` for programs, `fields` by name",
  content: {
    "application/json": {
      schema: { $ref: "#/components/schemas/Error" },
      example: {
        message: "Order at least 1 pack",
        code: "invalid_input",
        fields: { "items.0.quantity": "Order at least 1 pack" },
      },
    },
  },
};

const INTRODUCTION = [
  "Everything that the shop's own pages do, they do by these calls. Amounts are rupees as JSON numbers, dates",
  "ISO 8601 in UTC, ids `_id`. A list is answered with `X-Total-Count`, which more entries",
  'match where `X-Total-Count-Relation: gte` stands beside it, and with `Link: <…>; rel="next"` while there is more.',
  "A refusal is never a page: it is JSON with a `message` for people and a `code` for programs,",
  "and 429 and 503 say in `Retry-After` when to ask again.",
].join(" ");

const WEBHOOK_HEADERS = {
  "webhook-id": "The delivery, the same at every attempt",
  "webhook-timestamp": "Seconds since 1970 of this attempt",
  "webhook-signature":
    "`v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64; several are separated by a space",
};

/** Returns what a webhook is sent at an event, for programs that take it. */
function describeWebhook(event: WebhookEvent): WebhookOperation {
  return {
    summary: `Event ${event}`,
    description: WEBHOOK_CAUSES[event],
    parameters: Object.entries(WEBHOOK_HEADERS).map(([name, description]) => ({
      name,
      in: "header",
      required: true,
      description,
      schema: { type: "string" },
    })),
    requestBody: {
      required: true,
      content: { "application/json": { schema: jsonSchema(webhookBodySchema(event), "output") } },
    },
    responses: { "2XX": { description: "Taken; anything else is tried again" } },
  };
}

/**
 * OpenAPI 3.1.
 * @param origin the public address of the shop
 * @param sessionCookie the name of the session cookie
 */
export function openApiDocument(origin: string, sessionCookie: string): OpenApiDocument {
  const paths: OpenApiDocument["paths"] = {};
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const endpoint: Endpoint = endpoints[name];
    const { method, path } = splitCall(endpoint);
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeOperation(name, endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Packaging shop",
      version: "1",
      description: INTRODUCTION,
      contact: { name: "The shop", url: `${origin}${pages.homeSection("contact")}` },
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: `${origin}/api` }],
    tags: CHAPTERS,
    paths,
    webhooks: Object.fromEntries(
      WEBHOOK_EVENTS.map((event) => [event, { post: describeWebhook(event) }]),
    ),
    components: {
      schemas: { Error: jsonSchema(errorSchema, "output") },
      responses: { Refusal: REFUSAL },
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        apiKey: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "pk_…",
          description: `An API key of the shop, for programs. It makes the calls that name it, with the permission beside it, ${MEMORY_LIMITS.keyCalls.points} a minute`,
        },
        cookie: {
          type: "apiKey",
          in: "cookie",
          name: sessionCookie,
          description: "Writes also need the header X-XSRF-TOKEN, equal to the cookie XSRF-TOKEN",
        },
      },
    },
  };
}
