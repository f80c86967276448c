import type { WebhookEvent } from "@/lib/messaging/webhooks/events";

export const EVENT_NAMES: Readonly<Record<WebhookEvent, string>> = {
  "order.placed": "Order placed",
  "order.status": "Order changes its status",
  "order.paid": "Order paid in full",
  "payment.received": "Payment received",
  "order.refunded": "Payment refunded",
  "order.dispatched": "Goods dispatched",
  "stock.low": "Stock runs low",
  "message.received": "Message received",
  "product.changed": "Product added or changed",
  "offer.changed": "Offer changes its state",
  "proof.changed": "Proof changes its state",
};
