import { beforeEach, describe, expect, it } from "vitest";
import { givenPayment } from "@/e2e/steps/book-steps";
import { givenOrder, givenProduct, givenProof } from "@/e2e/steps/factories";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { testDatabase } from "@/e2e/support/database";
import { limitedDatabase } from "@/e2e/support/limited-role";
import { changeOrderStatus } from "@/lib/fulfilment/status/change-order-status";
import { lockOrder } from "@/lib/orders/lock-order";
import { recordReceipt, recordRefund } from "@/lib/payments/record-payment";
import { WEBHOOK_EVENTS, type WebhookEvent } from "./events";
import { webhookBodySchema } from "./payloads";

/** Tests which changes the database writes deliveries for, and what they say. */

const { db, url } = testDatabase();
const limited = limitedDatabase(url);
const by = { actor: meera, ipAddress: FROM };

const subscribe = (...events: WebhookEvent[]) =>
  db.webhook.create({ data: { url: "https://hooks.example/", events, secret: "sealed" } });

interface Body {
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}

async function bodies(type?: WebhookEvent): Promise<Body[]> {
  const rows = await db.webhookDelivery.findMany({
    where: type ? { type } : {},
    orderBy: { queuedAt: "asc" },
  });
  return rows.map(({ type: event, body }) => {
    const schema = webhookBodySchema(event as WebhookEvent);
    return schema.parse(JSON.parse(body));
  });
}

const readData = async (type: WebhookEvent) => (await bodies(type)).map(({ data }) => data);

beforeEach(async () => {
  await subscribe(...WEBHOOK_EVENTS);
});

describe("an order", () => {
  it("is placed, changes its status, and is dispatched", async () => {
    const { id, orderId, totalPaise } = await givenOrder(db, { proof: "owner" });
    const told = { _id: id, orderId, totalAmount: Number(totalPaise) / 100 };
    expect(await bodies()).toEqual([
      {
        type: "order.placed",
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
        data: { ...told, status: "Pending" },
      },
    ]);
    await changeOrderStatus({ db, id, request: { status: "Processing" }, ...by });
    const tracking = { carrier: "Blue Dart", number: "69120456781" };
    await changeOrderStatus({ db, id, request: { status: "Shipped", tracking }, ...by });
    expect(await readData("order.status")).toEqual([
      { ...told, status: "Processing" },
      { ...told, status: "Shipped" },
    ]);
    expect(await readData("order.dispatched")).toMatchObject([
      { ...told, dispatch: { carrier: "Blue Dart", number: "69120456781" } },
    ]);
  });

  it("tells of each receipt and refund, and once that it is paid", async () => {
    const { id, totalPaise } = await givenOrder(db);
    const total = Number(totalPaise) / 100;
    const movement = { means: "bank", at: new Date(), by } as const;
    const receive = (rupees: number) =>
      db.$transaction(async (tx) => {
        const order = await lockOrder(tx, id);
        const amountPaise = Math.round(rupees * 100);
        return recordReceipt(tx, { order, amountPaise, ...movement });
      });
    await receive(10);
    expect(await readData("order.paid")).toEqual([]);
    await receive(total - 10);
    await receive(5);
    await db.$transaction(async (tx) => {
      const order = await lockOrder(tx, id);
      const refund = { amountPaise: 20_000, creditedPaise: 0, reason: "Paid twice" };
      await recordRefund(tx, { order, ...refund, ...movement });
    });
    await receive(195);
    expect(await readData("payment.received")).toMatchObject([
      { _id: id, totalAmount: total, amount: 10, due: total - 10 },
      { amount: total - 10, due: 0 },
      { amount: 5, due: 0 },
      { amount: 195, due: 0 },
    ]);
    expect(await readData("order.paid")).toMatchObject([{ _id: id, amount: total }]);
    expect(await readData("order.refunded")).toMatchObject([{ _id: id, amount: 200 }]);
  });

  it("is paid by more than it asks for, and not by being cancelled", async () => {
    const over = await givenOrder(db);
    await givenPayment(db, { orderId: over.id, amountPaise: Number(over.totalPaise) + 100 });
    expect(await readData("order.paid")).toMatchObject([{ _id: over.id }]);
    const part = await givenOrder(db);
    await givenPayment(db, { orderId: part.id, amountPaise: 1000 });
    await db.order.update({ where: { id: part.id }, data: { status: "Cancelled" } });
    expect(await readData("order.paid")).toHaveLength(1);
  });

  it("that is not placed after all leaves nothing", async () => {
    const placing = db.$transaction(async (tx) => {
      await givenOrder(tx as typeof db);
      throw new Error("no");
    });
    await expect(placing).rejects.toThrow("no");
    expect(await bodies()).toEqual([]);
  });
});

describe("a product", () => {
  it("is notified of when it is saved, and not when it is sold", async () => {
    const { id } = await givenProduct(db, { stockCount: 100, pricePaise: 12_550 });
    const update = (data: object) => db.product.update({ where: { id }, data });
    await update({ stockCount: 90, rating: 4 });
    expect(await readData("product.changed")).toMatchObject([{ _id: id, price: 125.5 }]);
    await update({ name: "Renamed", updatedAt: new Date() });
    await update({ name: "Renamed" });
    await update({ deletedAt: new Date() });
    expect(await readData("product.changed")).toMatchObject([{}, { name: "Renamed" }, {}]);
  });

  it("is low once, until it was enough again", async () => {
    const { id } = await givenProduct(db, { stockCount: 25 });
    for (const stockCount of [21, 20, 10, 0, 40, 0]) {
      await db.product.update({ where: { id }, data: { stockCount } });
    }
    expect(await readData("stock.low")).toMatchObject([
      { _id: id, stockCount: 20 },
      { _id: id, stockCount: 0 },
    ]);
  });
});

it("a message that a customer wrote is notified of without its text", async () => {
  const message = { name: "Asha", email: "asha@example.in", message: "Hello", ipAddress: FROM };
  const { id } = await db.contactMessage.create({ data: message });
  await db.contactMessage.create({
    data: { ...message, status: "answered", writtenBy: "Meera" },
  });
  expect(await readData("message.received")).toEqual([{ _id: id, kind: "contact", order: null }]);
});

it("an offer and a proof are notified of as their states change", async () => {
  const { id, number } = await db.offer.create({
    data: {
      number: "OF-261126-7K4Q9X",
      state: "asked",
      name: "Asha",
      accessKey: "a-key",
      keyExpiresAt: new Date(),
    },
  });
  await db.offer.update({ where: { id }, data: { waitingSince: new Date() } });
  await db.offer.update({ where: { id }, data: { state: "sent", version: 1 } });
  const text = { offerId: id, text: "When?", by: "Asha" };
  const asked = await db.offerMessage.create({ data: { ...text, party: "customer" } });
  await db.offerMessage.create({ data: { ...text, party: "shop" } });
  expect(await readData("message.received")).toEqual([{ _id: asked.id, kind: "offer", offer: id }]);
  expect(await readData("offer.changed")).toEqual([
    { _id: id, number, state: "asked", version: null },
    { _id: id, number, state: "sent", version: 1 },
  ]);
  const proof = await givenProof(db);
  await db.proof.update({ where: { id: proof.id }, data: { state: "changes_asked" } });
  expect(await readData("proof.changed")).toMatchObject([
    { _id: proof.id, n: 1, state: "sent", line: proof.orderLineId },
    { _id: proof.id, state: "changes_asked" },
  ]);
});

it("is written by the limited role too, for each webhook, and holds no key", async () => {
  await subscribe("order.placed");
  const { accessKey } = await givenOrder(limited);
  const rows = await db.webhookDelivery.findMany();
  expect(rows).toHaveLength(2);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
  expect(JSON.stringify(rows.map(({ body }) => body))).not.toContain(accessKey);
});

it("is not written for a webhook that is being deleted, whose order is placed all the same", async () => {
  let placing: Promise<unknown> = Promise.resolve();
  await db.$transaction(async (tx) => {
    await tx.webhook.deleteMany();
    // Prisma begins once somebody waits.
    placing = Promise.resolve(givenOrder(limited));
    await expect.poll(isHeldUp).toBe(true);
  });
  await placing;
  expect(await db.order.count()).toBe(1);
  expect(await db.webhookDelivery.count()).toBe(0);
});

/** Whether a statement waits for another transaction. */
async function isHeldUp(): Promise<boolean> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return (row?.count ?? 0) > 0;
}

it("keeps nobody waiting who changes a webhook meanwhile", async () => {
  await db.$transaction(async (tx) => {
    await tx.webhook.updateMany({ data: { url: "https://other.example/" } });
    await givenOrder(limited);
  });
  expect(await bodies("order.placed")).toHaveLength(1);
});
