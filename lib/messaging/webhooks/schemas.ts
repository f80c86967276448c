import { oneLine } from "@/lib/base/input/fields";
import { atMostCharacters } from "@/lib/base/input/input-texts";
import { pageQuery } from "@/lib/base/input/list-query";
import { rowId as id } from "@/lib/base/input/params";
import { z } from "@/lib/base/input/zod";
import { WEBHOOK_EVENTS } from "./events";

const MAX_URL = 1000;

const eventField = z.enum(WEBHOOK_EVENTS, "There is no such event");

const fields = {
  url: oneLine("Please fill in the Address field.")
    .min(1, "Please fill in the Address field.")
    .max(MAX_URL, atMostCharacters(MAX_URL))
    .meta({ example: "https://erp.example.in/hooks/shop" })
    .describe("An https address that is open to the internet"),
  events: z
    .array(eventField)
    .min(1, "Choose at least one event")
    .max(WEBHOOK_EVENTS.length, "Name each event once")
    .transform((events) => [...new Set(events)]),
  active: z.boolean().describe("While false, nothing is written or sent for it"),
};

export const createWebhookSchema = z.object({ ...fields, active: fields.active.default(true) });

export type NewWebhook = z.output<typeof createWebhookSchema>;

export const updateWebhookSchema = z.object(fields).partial();

export type WebhookChanges = z.output<typeof updateWebhookSchema>;

export const webhookParamsSchema = z.object({ id });
export const deliveryParamsSchema = z.object({ id, delivery: id });

export const deliveryListQuerySchema = z.object(pageQuery({ default: 25, max: 100 }));

export type DeliveryListQuery = z.output<typeof deliveryListQuerySchema>;

export const webhookSchema = z.object({
  _id: z.uuid(),
  url: z.string().meta({ example: "https://erp.example.in/hooks/shop" }),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  active: z.boolean(),
  createdAt: z.iso.datetime(),
  failingSince: z.iso.datetime().nullable().describe("The first failure since the last success"),
});

export type Webhook = z.output<typeof webhookSchema>;

export const createdWebhookSchema = webhookSchema.extend({
  secret: z
    .string()
    .meta({ example: "whsec_C2FVsBQIhrscChlQ…" })
    .describe("`whsec_` and the key in base64; it is never shown again"),
});

export type CreatedWebhook = z.output<typeof createdWebhookSchema>;

export const rotatedSecretSchema = z.object({
  secret: z
    .string()
    .meta({ example: "whsec_C2FVsBQIhrscChlQ…" })
    .describe("It is never shown again"),
  previousUntil: z.iso.datetime().describe("Until then the previous secret signs along"),
});

export type RotatedSecret = z.output<typeof rotatedSecretSchema>;

export const attemptSchema = z.object({
  at: z.iso.datetime(),
  status: z.number().int().nullable().describe("Of the answer; null when there was none"),
  error: z.string().optional().describe("Why there was none"),
});

export type Attempt = z.output<typeof attemptSchema>;

export const deliverySchema = z.object({
  _id: z.uuid().describe("The header `webhook-id`"),
  type: z.enum(WEBHOOK_EVENTS),
  state: z.enum(["waiting", "delivered", "failed"]),
  createdAt: z.iso.datetime(),
  attempts: z.array(attemptSchema),
  nextAt: z.iso.datetime().nullable(),
});

export type Delivery = z.output<typeof deliverySchema>;
