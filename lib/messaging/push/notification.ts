import "server-only";
import { paths } from "@/lib/base/paths";
import { staffPaths } from "@/lib/base/staff-paths";
import { z } from "@/lib/base/input/zod";
import { formatRupees } from "@/lib/pricing/money";
import type { PushEvent } from "./events";

/** Text of a notification, also shown on a locked device: order numbers and amounts, without names or texts. */
export interface Notification {
  title: string;
  body: string;
  /** The page that it opens. */
  url: string;
}

const order = z.object({ _id: z.string(), orderId: z.string(), amountPaise: z.number() });
const message = z.object({
  kind: z.string(),
  order: z.string().nullish(),
  offer: z.string().optional(),
});
const late = z.object({ count: z.number() });

const MESSAGES: Readonly<Record<string, string>> = {
  order: "A customer wrote about an order",
  offer: "A customer wrote about an offer",
  quote: "Somebody asks for a price",
};

const COMPOSERS: Record<PushEvent, (data: unknown) => Notification> = {
  "order.placed": (data) => {
    const { _id, orderId, amountPaise } = order.parse(data);
    return {
      title: "New order",
      body: orderAmount(orderId, amountPaise),
      url: staffPaths.order(_id),
    };
  },
  "order.paid": (data) => {
    const { _id, orderId, amountPaise } = order.parse(data);
    return {
      title: "Payment received",
      body: orderAmount(orderId, amountPaise),
      url: staffPaths.order(_id),
    };
  },
  "message.received": (data) => {
    const { kind, offer, order: about } = message.parse(data);
    const url = offer
      ? staffPaths.offer(offer)
      : about
        ? staffPaths.order(about)
        : paths.admin("messages");
    return { title: "New message", body: MESSAGES[kind] ?? "Somebody wrote to the shop", url };
  },
  "orders.late": (data) => {
    const { count } = late.parse(data);
    return {
      title: count === 1 ? "1 order is late" : `${count} orders are late`,
      body: "They should have left by now",
      url: `${staffPaths.orders}?status=Late`,
    };
  },
};

const orderAmount = (orderId: string, paise: number) => `${orderId}, ${formatRupees(paise)}`;

/** @throws ZodError for facts of another shape */
export const composeNotification = (event: PushEvent, data: unknown): Notification =>
  COMPOSERS[event](data);
