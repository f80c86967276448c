import { z } from "@/lib/base/input/zod";
import { MessageKind, OfferState, OrderStatus, ProofState } from "@/lib/db/generated/enums";
import type { WebhookEvent } from "./events";

/** `data` in the body of each event, as written by lib/messaging/events. */

const _id = z.uuid();
const rupees = z.number().describe("Rupees");

const order = {
  _id,
  orderId: z.string().describe("The number that people read"),
  status: z.enum(OrderStatus),
  totalAmount: rupees,
};
const movedAmount = (what: string) => z.number().describe(`Rupees: ${what}`);
const product = {
  _id,
  name: z.string(),
  sku: z.string().nullable(),
  price: rupees,
  stockCount: z.number().int().describe("Packs"),
};

export const WEBHOOK_DATA = {
  "order.placed": z.strictObject(order),
  "order.status": z.strictObject(order),
  "order.paid": z.strictObject({ ...order, amount: movedAmount("all that came in") }),
  "payment.received": z.strictObject({
    ...order,
    amount: movedAmount("of this receipt"),
    due: movedAmount("what is still to be paid"),
  }),
  "order.refunded": z.strictObject({ ...order, amount: movedAmount("of this refund") }),
  "order.dispatched": z.strictObject({
    ...order,
    dispatch: z.strictObject({
      _id,
      carrier: z.string().nullable(),
      number: z.string().nullable(),
    }),
  }),
  "stock.low": z.strictObject(product),
  "product.changed": z.strictObject(product),
  "message.received": z.union([
    z.strictObject({ _id, kind: z.enum(MessageKind), order: z.uuid().nullable() }),
    z
      .strictObject({ _id, kind: z.literal("quote"), order: z.null() })
      .describe("A request for a price; `_id` is that of its offer"),
    z.strictObject({ _id, kind: z.literal("offer"), offer: z.uuid() }),
  ]),
  "offer.changed": z.strictObject({
    _id,
    number: z.string(),
    state: z.enum(OfferState),
    version: z.number().int().nullable().describe("The last sent version"),
  }),
  "proof.changed": z.strictObject({
    _id,
    n: z.number().int(),
    state: z.enum(ProofState),
    line: z.uuid(),
    order: z.uuid(),
    orderId: z.string(),
  }),
} as const satisfies Record<WebhookEvent, z.ZodType>;

export type WebhookData<Event extends WebhookEvent> = z.output<(typeof WEBHOOK_DATA)[Event]>;

/** Cause of each event. */
export const WEBHOOK_CAUSES: Readonly<Record<WebhookEvent, string>> = {
  "order.placed": "An order was placed, in the shop or by staff.",
  "order.status": "An order changed its status.",
  "order.paid":
    "An order is paid in full: its payment state became `paid`, or `over`. Sent once for an order.",
  "payment.received": "Money for an order came in, in full or in part. Sent for each receipt.",
  "order.refunded": "Money of an order went back, in full or in part. Sent for each refund.",
  "order.dispatched": "Goods of an order left, all or a part of them.",
  "stock.low": "A product runs low or is sold out.",
  "message.received": "A customer wrote to the shop.",
  "product.changed": "A product was added or saved; a sale or a review is no change of it.",
  "offer.changed": "An offer changed its state or has a new version.",
  "proof.changed": "A proof was sent or changed its state.",
};

/** The body of a delivery. */
export const webhookBodySchema = (type: WebhookEvent) =>
  z.strictObject({ type: z.literal(type), timestamp: z.iso.datetime(), data: WEBHOOK_DATA[type] });
