import type { apiKeysAdminEndpoints } from "@/lib/identity/api-keys/endpoints";
import type { pushAdminEndpoints } from "@/lib/messaging/push/endpoints";
import type { webhooksAdminEndpoints } from "@/lib/messaging/webhooks/endpoints";
import type { whatsAppEndpoints } from "@/lib/messaging/whatsapp/endpoints";
import type { Examples } from "./example";
import { AT, ID, LATER } from "./values";

const KEY = {
  _id: ID.apiKey,
  name: "Warehouse scanner",
  hint: "pk_7Qb2xM0",
  scopes: ["orders.read.all", "orders.write.all"],
  by: "Meera Nair",
  createdAt: AT,
  expiresAt: "2027-11-20T05:30:00.000Z",
  lastUsedAt: LATER,
} as const;

export const apiKeysExamples: Examples<typeof apiKeysAdminEndpoints> = {
  listApiKeys: { answer: [KEY] },
  createApiKey: {
    body: { name: KEY.name, scopes: KEY.scopes, expiresAt: KEY.expiresAt },
    // Shortened: a whole key would look like a leaked one.
    answer: { ...KEY, lastUsedAt: null, key: "pk_7Qb2xM0…" },
  },
};

const WEBHOOK = {
  _id: ID.webhook,
  url: "https://erp.example.in/hooks/shop",
  events: ["order.placed", "order.status"],
  active: true,
  createdAt: AT,
  failingSince: null,
} as const;

const DELIVERY = {
  _id: ID.delivery,
  type: "order.placed",
  state: "delivered",
  createdAt: AT,
  attempts: [
    { at: AT, status: 503 },
    { at: "2026-11-20T05:30:20.000Z", status: 204 },
  ],
  nextAt: null,
} as const;

/** Shortened: a whole secret would look like a leaked one. */
const SECRET = "whsec_C2FVsBQIhrscChlQ…";

const WHATSAPP_NUMBER = "+919876543210";

export const whatsAppExamples: Examples<typeof whatsAppEndpoints> = {
  readWhatsApp: {
    answer: {
      isOn: true,
      webhook: "https://shop.example.in/api/whatsapp/webhook",
      templates: [
        {
          name: "order_processing",
          language: "en",
          body: "Your order {{1}} at {{2}} is accepted and being prepared. Reply STOP to end these messages.",
        },
      ],
    },
  },
  listTexts: {
    answer: [
      {
        _id: ID.delivery,
        number: WHATSAPP_NUMBER,
        template: "order_processing",
        state: "read",
        error: null,
        createdAt: AT,
        changedAt: LATER,
        nextAt: null,
      },
    ],
  },
};

export const webhooksExamples: Examples<typeof webhooksAdminEndpoints> = {
  listWebhooks: { answer: [WEBHOOK] },
  createWebhook: {
    body: { url: WEBHOOK.url, events: WEBHOOK.events },
    answer: { ...WEBHOOK, secret: SECRET },
  },
  updateWebhook: { body: { active: false }, answer: { ...WEBHOOK, active: false } },
  rotateWebhookSecret: { answer: { secret: SECRET, previousUntil: LATER } },
  listDeliveries: { answer: [DELIVERY] },
  replayDelivery: { answer: { ...DELIVERY, state: "waiting", nextAt: LATER } },
};

const DEVICE = {
  _id: ID.device,
  device: "Chrome on Android",
  events: ["order.placed", "message.received"],
  createdAt: AT,
  current: true,
} as const;

/** Of RFC 8291, appendix A. */
const DEVICE_KEYS = {
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};

export const pushExamples: Examples<typeof pushAdminEndpoints> = {
  readPush: {
    answer: {
      publicKey: DEVICE_KEYS.p256dh,
      events: ["order.placed", "message.received", "order.paid", "orders.late"],
      devices: [DEVICE],
    },
  },
  addPushDevice: {
    body: {
      endpoint: "https://push.example.in/send/7Qb2xM0",
      ...DEVICE_KEYS,
      events: DEVICE.events,
    },
    answer: DEVICE,
  },
  updatePushDevice: {
    body: { events: ["order.paid"] },
    answer: { ...DEVICE, events: ["order.paid"] },
  },
};
