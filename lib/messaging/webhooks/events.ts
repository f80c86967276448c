/** Webhook events; lib/messaging/events/news.ts reads the data of each. */
export const WEBHOOK_EVENTS = [
  "order.placed",
  "order.status",
  "order.paid",
  "payment.received",
  "order.refunded",
  "order.dispatched",
  "stock.low",
  "message.received",
  "product.changed",
  "offer.changed",
  "proof.changed",
] as const;

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const isWebhookEvent = (name: string): name is WebhookEvent =>
  WEBHOOK_EVENTS.some((event) => event === name);
