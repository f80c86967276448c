import "server-only";
import { Prisma } from "shop-database";
import type { Db } from "@/lib/db/client";
import { toRupees, toSafePaise } from "@/lib/pricing/money";
import type { PushEvent } from "../push/events";
import type { PushNews } from "../push/add-messages";
import type { WebhookEvent } from "../webhooks/events";
import type { WebhookData } from "../webhooks/payloads";

/** The payload of one event for one object. */
export interface News<Event extends WebhookEvent> {
  objectId: string;
  /** `data` of a delivery's body: ids, states and amounts, never a key or a token. */
  data: WebhookData<Event>;
  push?: PushNews;
}

/** Events that are also sent to devices. */
export const PUSH_EVENT_OF: Partial<Record<WebhookEvent, PushEvent>> = {
  "order.placed": "order.placed",
  "payment.received": "order.paid",
  "message.received": "message.received",
};

type Read<Event extends WebhookEvent> = (db: Db, ids: string[]) => Promise<News<Event>[]>;

/** Reads the payload of each event for rows, in any order. The ids are those passed to `announce`. */
export const NEWS: { [Event in WebhookEvent]: Read<Event> } = {
  "order.placed": async (db, ids) => (await readOrders(db, ids)).map(placedNews),
  "order.status": async (db, ids) =>
    (await readOrders(db, ids)).map((order) => ({ objectId: order.id, data: orderData(order) })),
  "order.paid": async (db, ids) =>
    (await readOrders(db, ids)).map((order) => ({
      objectId: order.id,
      data: { ...orderData(order), amount: rupees(order.paidPaise - order.refundedPaise) },
    })),
  "payment.received": async (db, ids) =>
    (await readPayments(db, ids)).map(({ order, amountPaise, userId }) => ({
      objectId: order.id,
      data: {
        ...orderData(order),
        amount: rupees(amountPaise),
        due: rupees(order.outstandingPaise > 0n ? order.outstandingPaise : 0n),
      },
      push: { event: "order.paid", author: userId, facts: orderFacts(order, amountPaise) },
    })),
  "order.refunded": async (db, ids) =>
    (await readPayments(db, ids)).map(({ order, amountPaise }) => ({
      objectId: order.id,
      data: { ...orderData(order), amount: rupees(amountPaise) },
    })),
  "order.dispatched": async (db, ids) => {
    const dispatches = await db.orderDispatch.findMany({
      where: { id: { in: ids } },
      select: { id: true, carrier: true, number: true, order: { select: ORDER } },
    });
    return dispatches.map(({ id: _id, carrier, number, order }) => ({
      objectId: order.id,
      data: { ...orderData(order), dispatch: { _id, carrier, number } },
    }));
  },
  "stock.low": readProducts,
  "product.changed": readProducts,
  "message.received": async (db, ids) => [
    ...(await readContactMessages(db, ids)),
    ...(await readOfferMessages(db, ids)),
    ...(await readRequests(db, ids)),
  ],
  "offer.changed": async (db, ids) => {
    const offers = await db.offer.findMany({
      where: { id: { in: ids } },
      select: { id: true, number: true, state: true, version: true },
    });
    return offers.map(({ id, ...offer }) => ({ objectId: id, data: { _id: id, ...offer } }));
  },
  "proof.changed": async (db, ids) => {
    const order = { select: { id: true, orderId: true } };
    const proofs = await db.proof.findMany({
      where: { id: { in: ids } },
      select: { id: true, n: true, state: true, orderLine: { select: { id: true, order } } },
    });
    return proofs.flatMap(({ id, n, state, orderLine: line }) =>
      line === null
        ? []
        : {
            objectId: id,
            data: {
              _id: id,
              n,
              state,
              line: line.id,
              order: line.order.id,
              orderId: line.order.orderId,
            },
          },
    );
  },
};

const ORDER = {
  id: true,
  orderId: true,
  status: true,
  totalPaise: true,
  paidPaise: true,
  refundedPaise: true,
  outstandingPaise: true,
} as const satisfies Prisma.OrderSelect;

type OrderRow = Prisma.OrderGetPayload<{ select: typeof ORDER }>;

interface AnnouncedOrder extends Pick<OrderRow, "id" | "orderId" | "status"> {
  totalPaise: bigint | number;
}

const readOrders = (db: Db, ids: string[]) =>
  db.order.findMany({ where: { id: { in: ids } }, select: ORDER });

const readPayments = (db: Db, ids: string[]) =>
  db.payment.findMany({
    where: { id: { in: ids } },
    select: { amountPaise: true, userId: true, order: { select: ORDER } },
  });

const rupees = (paise: bigint | number): number => toRupees(toSafePaise(BigInt(paise)));

const orderData = ({ id, orderId, status, totalPaise }: AnnouncedOrder) => ({
  _id: id,
  orderId,
  status,
  totalAmount: rupees(totalPaise),
});

const orderFacts = ({ id, orderId }: AnnouncedOrder, paise: bigint | number) => ({
  _id: id,
  orderId,
  amountPaise: Number(paise),
});

/** The payload of a placed order; the statement that writes the order announces it too. */
export const placedNews = (order: AnnouncedOrder): News<"order.placed"> & { push: PushNews } => ({
  objectId: order.id,
  data: orderData(order),
  push: { event: "order.placed", author: null, facts: orderFacts(order, order.totalPaise) },
});

async function readProducts(db: Db, ids: string[]) {
  const products = await db.product.findMany({
    where: { id: { in: ids } },
    select: { id: true, name: true, sku: true, pricePaise: true, stockCount: true },
  });
  return products.map(({ id, name, sku, pricePaise, stockCount }) => ({
    objectId: id,
    data: { _id: id, name, sku, price: rupees(pricePaise), stockCount },
  }));
}

const messagePush = (facts: object): PushNews => ({
  event: "message.received",
  author: null,
  facts,
});

async function readContactMessages(db: Db, ids: string[]): Promise<News<"message.received">[]> {
  const messages = await db.contactMessage.findMany({
    where: { id: { in: ids }, writtenBy: null },
    select: { id: true, kind: true, orderId: true },
  });
  return messages.map(({ id, kind, orderId: order }) => ({
    objectId: id,
    data: { _id: id, kind, order },
    push: messagePush({ kind, order }),
  }));
}

async function readOfferMessages(db: Db, ids: string[]): Promise<News<"message.received">[]> {
  const messages = await db.offerMessage.findMany({
    where: { id: { in: ids }, party: "customer" },
    select: { id: true, offerId: true },
  });
  return messages.map(({ id, offerId: offer }) => ({
    objectId: id,
    data: { _id: id, kind: "offer", offer },
    push: messagePush({ kind: "offer", offer }),
  }));
}

/** Price requests, by the ids of their offers. */
async function readRequests(db: Db, ids: string[]): Promise<News<"message.received">[]> {
  const offers = await db.offer.findMany({
    where: { id: { in: ids }, request: { not: Prisma.AnyNull } },
    select: { id: true },
  });
  return offers.map(({ id }) => ({
    objectId: id,
    data: { _id: id, kind: "quote", order: null },
    push: messagePush({ kind: "quote", offer: id }),
  }));
}
