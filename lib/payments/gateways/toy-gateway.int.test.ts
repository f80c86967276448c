import { NextRequest } from "next/server";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Endpoint } from "@/lib/api/endpoint";
import type { Handler } from "@/lib/api/route/handler";
import { route } from "@/lib/api/route/route";
import { CLIENT_ADDRESS_HEADER } from "@/lib/base/http/proxies";
import { log } from "@/lib/base/log";
import type { Prisma } from "@/lib/db/generated/client";
import { lapseUnconfirmed } from "@/lib/fulfilment/status/lapse-unconfirmed";
import { refundWorker } from "@/lib/fulfilment/refunds/refund-worker";
import { contentSecurityPolicy } from "@/lib/runtime/answers/security-headers";
import { givenOrder, givenSetting } from "@/e2e/steps/factories";
import { doJobs } from "@/e2e/support/outbox";
import { moneySteps } from "@/e2e/steps/money-steps";
import { testDatabase } from "@/e2e/support/database";
import { toyEndpoints } from "@/e2e/toy-gateway/endpoints";
import { toyFacts } from "@/e2e/toy-gateway/facts";
import { bank, toy } from "@/e2e/toy-gateway/gateway";
import { giveToyItsKeys, TOY } from "@/e2e/toy-gateway/toy-method";
import { listGatewaySources, GATEWAY_FACTS } from "./facts";
import { GATEWAYS } from "./gateways";
import { confirmPayment, startPayment, handleEvent } from "./handlers";
import { reconcilePayments } from "./reconcile";
import { reconcileIsDue } from "./reconcile-due";

/**
 * A gateway added as docs/contributing.md describes: its folder (e2e/toy-gateway) and its line in each table. The tests
 * reach it only through the common interface.
 */
const database = testDatabase();
const { db } = database;
giveToyItsKeys();
Object.assign(GATEWAYS, { [TOY]: toy });
Object.assign(GATEWAY_FACTS, { [TOY]: toyFacts });

const { refund, moneyOf } = moneySteps(db);
const doRefunds = () => doJobs(database, "refund", refundWorker(db));

const TOTAL = 112_200;
const KEY = "k".repeat(43);
const HOUR_MS = 60 * 60 * 1000;
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

beforeAll(
  () => db.$executeRaw`CREATE TABLE toy_payments (
    "id" text PRIMARY KEY, "orderId" uuid NOT NULL, "isSettled" boolean NOT NULL DEFAULT false)`,
);
afterAll(() => db.$executeRaw`DROP TABLE toy_payments`);

beforeEach(async () => {
  bank.isAway = false;
  await db.$executeRaw`TRUNCATE toy_payments`;
  await givenSetting(db, "paymentMethods", TOY);
});

/** A route of the toy gateway. */
const toRoute = (endpoint: Endpoint, handle: unknown) =>
  route(endpoint, handle as Handler<Endpoint>);

const ROUTES = {
  orders: toRoute(toyEndpoints.openToy, startPayment(TOY)),
  confirm: toRoute(toyEndpoints.confirmToy, confirmPayment(TOY)),
  webhook: toRoute(toyEndpoints.tellToy, handleEvent(TOY)),
};

async function post(to: keyof typeof ROUTES, body: string, headers: Record<string, string> = {}) {
  const request = new NextRequest(`http://localhost:3000/api/payments/toy/${to}?key=${KEY}`, {
    method: "POST",
    headers: {
      [CLIENT_ADDRESS_HEADER]: "203.0.113.9",
      "Content-Type": "application/json",
      ...headers,
    },
    body,
  });
  const response = await ROUTES[to](request, { params: Promise.resolve({}) });
  const text = await response.text();
  return { status: response.status, body: text ? (JSON.parse(text) as unknown) : undefined };
}

/** An order whose customer has the toy gateway's checkout open. */
async function givenStarted(given: Partial<Prisma.OrderUncheckedCreateInput> = {}) {
  const order = { paymentMethod: TOY, proof: "account", accessKey: KEY, ...given } as const;
  const { id, orderId } = await givenOrder(db, order);
  const { status, body } = await post("orders", JSON.stringify({ order: orderId }));
  expect([status, body]).toMatchObject([200, { amount: TOTAL / 100 }]);
  return { id, payment: (body as { payment: string }).payment };
}

/** Sends the webhook for the payment; can be repeated. */
const tell = (payment: string, signature = bank.sign(payment)) =>
  post("webhook", payment, { "X-Toy-Signature": signature });

async function givenPaid(given: Partial<Prisma.OrderUncheckedCreateInput> = {}) {
  const started = await givenStarted(given);
  bank.pay(started.payment);
  expect((await tell(started.payment)).status).toBe(200);
  return started;
}

const readLedger = async (orderId: string) =>
  (await db.payment.findMany({ where: { orderId }, orderBy: { createdAt: "asc" } })).map(
    ({ kind, amountPaise, means }) => `${kind} ${amountPaise} ${means}`,
  );

it("starts a payment, and confirms the result to the browser", async () => {
  const { id, payment } = await givenStarted();
  const receipt = bank.pay(payment);
  const forged = await post("confirm", JSON.stringify({ ...receipt, signature: "forged" }));
  expect(forged).toMatchObject({ status: 400, body: { code: "invalid_signature" } });
  const confirmed = await post("confirm", JSON.stringify(receipt));
  expect(confirmed).toMatchObject({ status: 200, body: { _id: id, payment: { state: "paid" } } });
  expect(await readLedger(id)).toEqual([`receipt ${TOTAL} ${TOY}`]);
});

it("refuses an order that is paid, or has another method", async () => {
  await givenPaid();
  const paid = await db.order.findFirstOrThrow({ select: { orderId: true } });
  const other = await givenOrder(db, { paymentMethod: "bank", accessKey: KEY.replace("k", "j") });
  const again = await post("orders", JSON.stringify({ order: paid.orderId }));
  const key = other.accessKey;
  const elsewhere = await post("orders", JSON.stringify({ order: other.orderId, key }));
  for (const { body } of [again, elsewhere]) {
    expect(body).toMatchObject({ code: "invalid_transition" });
  }
});

it("processes a repeated webhook once, and none without its signature", async () => {
  const { id, payment } = await givenPaid();
  expect((await tell(payment)).status).toBe(200);
  expect(await tell(payment, "forged")).toMatchObject({ status: 400 });
  expect(await readLedger(id)).toEqual([`receipt ${TOTAL} ${TOY}`]);
});

it("makes a refund requested by staff, later if it does not answer", async () => {
  const { id, payment } = await givenPaid({ status: "Processing" });
  await refund(id, 100);
  bank.isAway = true;
  await refund(id, 200);
  expect(await readLedger(id)).toEqual([`receipt ${TOTAL} ${TOY}`, `refund 10000 ${TOY}`]);
  bank.isAway = false;
  expect(await doRefunds()).toBe(1);
  expect(await moneyOf(id)).toMatchObject({ state: "paid", refunded: 30_000 });
  expect(bank.payments.get(payment)?.refundedPaise).toBe(30_000);
});

it("refunds a payment after the cancellation of its order, later if it does not answer", async () => {
  const { id, payment } = await givenStarted();
  await db.order.update({ where: { id }, data: { status: "Cancelled" } });
  bank.pay(payment);
  const refunding = vi.spyOn(bank, "refund").mockImplementationOnce(() => {
    bank.isAway = true;
    return bank.find(payment) as never;
  });
  const silenced = vi.spyOn(log, "error").mockImplementation(() => undefined);
  expect((await tell(payment)).status).toBe(200);
  expect(await doRefunds()).toBe(1);
  expect(await readLedger(id)).toEqual([`receipt ${TOTAL} ${TOY}`]);
  bank.isAway = false;
  refunding.mockRestore();
  expect(await doRefunds()).toBe(1);
  expect(await moneyOf(id)).toMatchObject({ refunded: TOTAL });
  silenced.mockRestore();
});

it("reconciles unreported payments once it answers", async () => {
  const silenced = vi.spyOn(log, "error").mockImplementation(() => undefined);
  expect(await reconcileIsDue(pool)).toBe(false);
  const { id, payment } = await givenStarted();
  expect(await reconcileIsDue(pool)).toBe(true);
  expect(await reconcilePayments(db)).toEqual({ checked: 1, found: 0 });
  bank.pay(payment);
  bank.isAway = true;
  expect(await reconcilePayments(db)).toMatchObject({ found: 0 });
  bank.isAway = false;
  expect(await reconcilePayments(db)).toMatchObject({ found: 1 });
  expect(await moneyOf(id)).toMatchObject({ state: "paid" });
  silenced.mockRestore();
});

it("is checked before an order paid through it expires", async () => {
  await givenSetting(db, "unprovenOrderHours", "24");
  const over = { createdAt: hoursFromNow(-100), remindedAt: hoursFromNow(-80) };
  const { id, payment } = await givenStarted({ ...over, proof: null });
  bank.pay(payment);
  expect(await lapseUnconfirmed(db)).toMatchObject({ cancelled: 0 });
  expect(await moneyOf(id)).toMatchObject({ state: "paid" });
});

it("is allowed by the policy of its payment page, unlike other gateways", () => {
  const gatewaySources = Object.values(listGatewaySources(process.env));
  const policy = contentSecurityPolicy([], { gatewaySources }).split("; ");
  expect(policy).toContain("script-src 'self' https://toy.example");
  expect(policy).toContain("frame-src https://toy.example");
});

/** The database pool that the supervisor queries. */
const pool = {
  query: async (text: string) => ({ rows: await db.$queryRawUnsafe(text) }),
} as unknown as Parameters<typeof reconcileIsDue>[0];
