import { beforeEach, describe, expect, it } from "vitest";
import { announcedOrder } from "@/e2e/steps/announced-steps";
import { givenOrder, givenProduct, givenProof } from "@/e2e/steps/factories";
import { offerSteps } from "@/e2e/steps/offer-steps";
import { FROM, meera, orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { orderSteps } from "@/e2e/steps/order-steps";
import { productSteps } from "@/e2e/steps/product-steps";
import { testDatabase } from "@/e2e/support/database";
import { limitedDatabase } from "@/e2e/support/limited-role";
import { requireProof } from "@/lib/artwork/require-proof";
import { requestChanges } from "@/lib/artwork/proofs/request-changes";
import { deleteProduct } from "@/lib/catalogue/editing/delete-product";
import { changeStock } from "@/lib/catalogue/stock/change-stock";
import type { PrismaClient } from "@/lib/db/generated/client";
import { sendContactMessage } from "@/lib/messaging/inbox/send-message";
import { writeMessage } from "@/lib/offers/answer-offer";
import { createPriceRequest } from "@/lib/offers/requests/create-price-request";
import { quoteFormSchema } from "@/lib/offers/requests/quote-form";
import { requireOffer } from "@/lib/offers/require-offer";
import { writeToCustomer } from "@/lib/orders/messages/write-to-customer";
import { lockOrder } from "@/lib/orders/lock-order";
import { recordReceipt, recordRefund } from "@/lib/payments/record-payment";
import { WEBHOOK_EVENTS, type WebhookEvent } from "./events";
import { webhookBodySchema } from "./payloads";

/** Tests which changes write deliveries, and their data. */

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

const { advance, cancel } = orderDeskSteps(db);
const { create, update } = productSteps(db);
const { sentOffer } = offerSteps(db);

/** Places an order of two packs as a customer with an account, which takes one statement. */
async function place(client: PrismaClient = db) {
  const product = await givenProduct(db, { pricePaise: 45_000, stockCount: 100 });
  const email = `${product.id}@example.in`;
  const { id: userId } = await db.user.create({
    data: { name: "Asha Rao", email, emailVerifiedAt: new Date() },
  });
  const { order } = orderSteps(client);
  return order({ lines: [{ product: product.id, quantity: 2 }], userId, email });
}

async function receive(id: string, rupees: number) {
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    const amountPaise = Math.round(rupees * 100);
    await recordReceipt(tx, { order, amountPaise, means: "bank", at: new Date(), by });
  });
}

beforeEach(async () => {
  await subscribe(...WEBHOOK_EVENTS);
});

describe("an order", () => {
  it("announces its placement, status changes and dispatch", async () => {
    const { id, orderId, totalPaise } = await place();
    const told = { _id: id, orderId, totalAmount: totalPaise / 100 };
    expect(await bodies()).toEqual([
      {
        type: "order.placed",
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
        data: { ...told, status: "Pending" },
      },
    ]);
    await advance(id, { status: "Processing" });
    const tracking = { carrier: "Blue Dart", number: "69120456781" };
    await advance(id, { status: "Shipped", tracking });
    expect(await readData("order.status")).toEqual([
      { ...told, status: "Processing" },
      { ...told, status: "Shipped" },
    ]);
    expect(await readData("order.dispatched")).toMatchObject([
      { ...told, dispatch: { carrier: "Blue Dart", number: "69120456781" } },
    ]);
    const types = (await bodies()).map(({ type }) => type);
    expect(types.slice(-3)).toEqual(["order.status", "order.dispatched", "order.status"]);
  });

  it("announces each receipt and refund, and once that it is paid", async () => {
    const { id, totalPaise } = await givenOrder(db);
    const total = Number(totalPaise) / 100;
    await receive(id, 10);
    expect(await readData("order.paid")).toEqual([]);
    await receive(id, total - 10);
    await receive(id, 5);
    await db.$transaction(async (tx) => {
      const order = await lockOrder(tx, id);
      const refund = { amountPaise: 20_000, creditedPaise: 0, reason: "Paid twice" };
      await recordRefund(tx, { order, ...refund, means: "bank", at: new Date(), by });
    });
    await receive(id, 195);
    expect(await readData("payment.received")).toMatchObject([
      { _id: id, totalAmount: total, amount: 10, due: total - 10 },
      { amount: total - 10, due: 0 },
      { amount: 5, due: 0 },
      { amount: 195, due: 0 },
    ]);
    expect(await readData("order.paid")).toMatchObject([{ _id: id, amount: total }]);
    expect(await readData("order.refunded")).toMatchObject([{ _id: id, amount: 200 }]);
    const types = (await bodies()).map(({ type }) => type);
    expect(types.slice(0, 3)).toEqual(["payment.received", "order.paid", "payment.received"]);
  });

  it("is paid by an overpayment, and not by being cancelled", async () => {
    const over = await givenOrder(db);
    await receive(over.id, Number(over.totalPaise) / 100 + 1);
    expect(await readData("order.paid")).toMatchObject([{ _id: over.id }]);
    const part = await givenOrder(db);
    await receive(part.id, 10);
    await cancel(part);
    expect(await readData("order.status")).toMatchObject([{ _id: part.id, status: "Cancelled" }]);
    expect(await readData("order.paid")).toHaveLength(1);
  });

  it("is announced as paid once, however many payments arrive concurrently", async () => {
    const { id, totalPaise } = await givenOrder(db);
    const each = Number(totalPaise) / 100;
    await Promise.all([receive(id, each), receive(id, each), receive(id, each)]);
    expect(await readData("payment.received")).toHaveLength(3);
    expect(await readData("order.paid")).toHaveLength(1);
  });

  it("that is refused leaves nothing", async () => {
    const placing = db.$transaction(async (tx) => {
      await announcedOrder(tx as typeof db);
      throw new Error("no");
    });
    await expect(placing).rejects.toThrow("no");
    expect(await bodies()).toEqual([]);
  });

  it("has the same text as before", async () => {
    const { id, orderId, totalPaise } = await place();
    const { body } = await db.webhookDelivery.findFirstOrThrow();
    expect(body.replace(/\d{4}-[^"]+Z/, "…")).toBe(
      `{"type" : "order.placed", "timestamp" : "…", "data" : {"_id": "${id}", "status": "Pending", "orderId": "${orderId}", "totalAmount": ${totalPaise / 100}}}`,
    );
  });
});

describe("a product", () => {
  it("is announced when saved, and not when sold", async () => {
    const { _id: id, images } = await create({ price: "125.50", stockCount: "100" });
    await orderSteps(db).sell(id, 10);
    expect(await readData("product.changed")).toMatchObject([
      { _id: id, price: 125.5, stockCount: 100 },
    ]);
    const kept = { price: "125.50", existingImages: JSON.stringify(images) };
    await update(id, { ...kept, name: "Renamed" });
    await update(id, { ...kept, name: "Renamed", stockCount: "70" });
    await deleteProduct({ db, id, ...by });
    expect(await readData("product.changed")).toMatchObject([{}, { name: "Renamed" }, {}]);
    const { body } = await db.webhookDelivery.findFirstOrThrow({
      where: { type: "product.changed" },
      orderBy: { queuedAt: "desc" },
    });
    expect(body).toContain(
      `"data" : {"_id" : "${id}", "name" : "Renamed", "sku" : null, "price" : 125.5, "stockCount" : 70}}`,
    );
  });

  it("is announced as low once, until its stock recovers", async () => {
    const { id } = await givenProduct(db, { stockCount: 25 });
    for (const counted of [21, 20, 10, 0, 40, 0]) {
      const request = { counted, reason: "Counted again" };
      await changeStock({ db, productId: id, request, ...by });
    }
    expect(await readData("stock.low")).toMatchObject([
      { _id: id, stockCount: 20 },
      { _id: id, stockCount: 0 },
    ]);
  });

  it("is announced as low together with the order that caused it", async () => {
    const { id } = await givenProduct(db, { stockCount: 22 });
    const { id: userId } = await db.user.create({
      data: { name: "Asha Rao", email: "asha@example.in", emailVerifiedAt: new Date() },
    });
    const buy = () => orderSteps(db).order({ lines: [{ product: id, quantity: 2 }], userId });
    await buy();
    await buy();
    expect(await readData("stock.low")).toMatchObject([{ _id: id, stockCount: 20 }]);
    expect(await readData("order.placed")).toHaveLength(2);
  });
});

it("a customer's message is announced without its text", async () => {
  const { orderId } = await givenOrder(db);
  const message = { name: "Asha", email: "asha@example.in", message: "Hello" };
  await sendContactMessage({ db, message, client: { ipAddress: FROM } });
  const { id } = await db.contactMessage.findFirstOrThrow();
  await writeToCustomer({ db, id: orderId, text: "Hello Asha", ...by });
  expect(await readData("message.received")).toEqual([{ _id: id, kind: "contact", order: null }]);
});

it("a price request is announced as a message and as an offer", async () => {
  const form = quoteFormSchema.parse({ name: "Asha", email: "asha@example.in", quantity: "5000" });
  await createPriceRequest({ db, form, files: [], ipAddress: FROM });
  const { id } = await db.offer.findFirstOrThrow();
  expect(await readData("message.received")).toEqual([{ _id: id, kind: "quote", order: null }]);
  expect(await readData("offer.changed")).toMatchObject([{ _id: id, state: "asked" }]);
});

it("offers and proofs are announced as their states change", async () => {
  const { id, key, offer } = await sentOffer();
  const { number } = offer;
  const seen = await requireOffer(db, id, { identity: { state: "visitor" }, key });
  await writeMessage({ db, seen, text: "When?", ipAddress: FROM });
  const requested = await db.offerMessage.findFirstOrThrow();
  expect(await readData("message.received")).toEqual([
    { _id: requested.id, kind: "offer", offer: id },
  ]);
  expect(await readData("offer.changed")).toEqual([
    { _id: id, number, state: "draft", version: null },
    { _id: id, number, state: "sent", version: 1 },
  ]);
  const proof = await givenProof(db, { emailProven: true, proof: "link" });
  const { order } = await db.orderLine.findUniqueOrThrow({
    where: { id: proof.orderLineId },
    select: { order: { select: { accessKey: true } } },
  });
  const buyer = { identity: { state: "visitor" } as const, key: order.accessKey };
  const ask = async (text: string) =>
    requestChanges({ db, seen: await requireProof(db, proof.id, buyer), text, ipAddress: FROM });
  await ask("Larger");
  await ask("And bolder");
  expect(await readData("proof.changed")).toMatchObject([
    { _id: proof.id, n: 1, line: proof.orderLineId, state: "changes_asked" },
  ]);
});

it("the limited role can write deliveries too, for each webhook, without a key", async () => {
  await subscribe("order.placed");
  const { accessKey } = await place(limited);
  const rows = await db.webhookDelivery.findMany();
  expect(rows).toHaveLength(2);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
  expect(JSON.stringify(rows.map(({ body }) => body))).not.toContain(accessKey);
});

it("no delivery is written for a webhook being deleted, and its order is still placed", async () => {
  let placing: Promise<unknown> = Promise.resolve();
  await db.$transaction(async (tx) => {
    await tx.webhook.deleteMany();
    placing = place(limited);
    await expect.poll(isHeldUp).toBe(true);
  });
  await placing;
  expect(await db.order.count()).toBe(1);
  expect(await db.webhookDelivery.count()).toBe(0);
});

/** True while a statement waits for another transaction. */
async function isHeldUp(): Promise<boolean> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return (row?.count ?? 0) > 0;
}

it("changing a webhook meanwhile does not block", async () => {
  await db.$transaction(async (tx) => {
    await tx.webhook.updateMany({ data: { url: "https://other.example/" } });
    await place(limited);
  });
  expect(await bodies("order.placed")).toHaveLength(1);
});
