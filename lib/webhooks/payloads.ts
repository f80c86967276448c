import { z } from "@/lib/base/input/zod";
import { MessageKind, OfferState, OrderStatus, ProofState } from "@/lib/db/generated/enums";
import type { WebhookEvent } from "./events";

/** What `data` holds in the body of each event, as the triggers of prisma/sql/webhooks.sql write it. */

const _id = z.uuid();
const rupees = z.number().describe("Rupees");

const order = {
  _id,
  orderId: z.string().describe("The number that people read"),
  status: z.enum(OrderStatus),
  totalAmount: rupees,
};
const money = { ...order, amount: rupees };
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
  "order.paid": z.strictObject(money),
  "order.refunded": z.strictObject(money),
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

/** The body of a delivery. */
export const webhookBodySchema = (type: WebhookEvent) =>
  z.strictObject({ type: z.literal(type), timestamp: z.iso.datetime(), data: WEBHOOK_DATA[type] });
