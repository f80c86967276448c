import { afterAll, describe, expect, it, vi } from "vitest";
import { log } from "@/lib/base/log";
import { givenDocument, givenPayment } from "@/e2e/steps/book-steps";
import { testDatabase } from "@/e2e/support/database";
import { readRefusal } from "@/e2e/steps/order-steps";
import { razorpaySteps, startGateway } from "@/e2e/steps/razorpay/razorpay-steps";
import { doJobs } from "@/e2e/support/outbox";
import { refundWorker } from "@/lib/fulfilment/refunds/refund-worker";
import { reconcilePayments } from "../reconcile";
import { refundPayment } from "./client";

const database = testDatabase();
const { db } = database;
const gateway = await startGateway();
afterAll(() => gateway.close());

const { opened, tell, callBack, poll, ledgerOf, stateOf } = razorpaySteps(db, gateway);

const doRefunds = () => doJobs(database, "refund", refundWorker(db));

const TOTAL = 112_200;
type Payment = ReturnType<typeof gateway.pay>;

const captured = (payment: Payment) => gateway.eventOf("payment.captured", { payment });
const readRefunds = ({ id }: Payment) =>
  [...gateway.refunds.values()].filter((refund) => refund.payment_id === id);

async function readMails(orderId: string): Promise<number> {
  const [row] = await db.$queryRaw<{ count: bigint }[]>`
    SELECT count(*) FROM pgboss.job
    WHERE data->>'template' = 'refund-needed' AND data->>'orderId' = ${orderId}`;
  return Number(row?.count);
}

/** An order opened for payment, then cancelled by its customer before the payment arrived. */
async function cancelled() {
  const order = await opened();
  await db.order.update({ where: { id: order.id }, data: { status: "Cancelled" } });
  return order;
}

describe("a payment for a cancelled order", () => {
  it.each(["callback", "webhook", "poller"])(
    "is refunded automatically when reported by the %s",
    async (way) => {
      const { id, razorpayOrderId } = await cancelled();
      const payment = gateway.pay(razorpayOrderId);
      if (way === "callback") await callBack(payment);
      else if (way === "webhook") await tell(captured(payment));
      else await reconcilePayments(db, new Date(Date.now() + 60 * 60_000));
      expect(await doRefunds()).toBe(1);
      const [refund] = readRefunds(payment);
      expect(await ledgerOf(id)).toEqual([
        `receipt ${TOTAL} ${payment.id}`,
        `refund ${TOTAL} ${refund?.id}`,
      ]);
      expect(await stateOf(id)).toEqual(["refunded", 0]);
      await Promise.all([callBack(payment), tell(captured(payment)), poll()]);
      expect(await doRefunds()).toBe(0);
      expect(await ledgerOf(id)).toHaveLength(2);
      expect(readRefunds(payment)).toHaveLength(1);
      expect(await readMails(id)).toBe(0);
    },
  );

  it("is left with its bank while only authorized", async () => {
    const { id, razorpayOrderId } = await cancelled();
    const payment = gateway.pay(razorpayOrderId, { status: "authorized" });
    await Promise.all([callBack(payment), poll()]);
    expect(payment.status).toBe("authorized");
    expect(await ledgerOf(id)).toEqual([]);
  });

  it("is refunded later when Razorpay is down, and once even if its answer is lost", async () => {
    vi.spyOn(log, "error").mockImplementation(() => undefined);
    const { id, razorpayOrderId } = await cancelled();
    const payment = gateway.pay(razorpayOrderId);
    gateway.faults.set("refund", 503);
    await callBack(payment);
    expect(await doRefunds()).toBe(1);
    expect(await stateOf(id)).toEqual(["over", -TOTAL]);
    gateway.faults.clear();
    // Refunded by Razorpay, with the response lost.
    const request = { paymentId: payment.id, amountPaise: TOTAL };
    await refundPayment({ ...request, idempotencyKey: `late-${payment.id}` });
    expect(await doRefunds()).toBe(1);
    expect(readRefunds(payment)).toHaveLength(1);
    expect(await stateOf(id)).toEqual(["refunded", 0]);
    expect(await doRefunds()).toBe(0);
  });

  it("counts as an overpayment for the owner to refund when Razorpay refuses", async () => {
    vi.spyOn(log, "error").mockImplementation(() => undefined);
    const { id, razorpayOrderId } = await cancelled();
    gateway.faults.set("refund", 400);
    await callBack(gateway.pay(razorpayOrderId));
    await Promise.all([poll(), doRefunds()]);
    expect(await stateOf(id)).toEqual(["over", -TOTAL]);
    expect(await readMails(id)).toBe(1);
    expect(await db.auditLog.count({ where: { action: "Refund Failed" } })).toBe(1);
    gateway.faults.clear();
    expect(await doRefunds()).toBe(0);
    expect(await poll()).toMatchObject({ refunds: 0 });
  });

  it("is also left to the owner when Razorpay is down for a week", async () => {
    vi.spyOn(log, "error").mockImplementation(() => undefined);
    const { id, razorpayOrderId } = await cancelled();
    gateway.faults.set("refund", 503);
    await callBack(gateway.pay(razorpayOrderId));
    await db.orderRefund.updateMany({ data: { createdAt: new Date("2026-01-01") } });
    await poll();
    expect(await readMails(id)).toBe(1);
  });
});

describe("a refund reported by Razorpay", () => {
  async function paid() {
    const order = await opened();
    const payment = gateway.pay(order.razorpayOrderId);
    await callBack(payment);
    return { ...order, payment };
  }

  it("from its dashboard is recorded once, and lowers the amount due", async () => {
    const { id, payment } = await paid();
    const refund = gateway.refund(payment.id, { amount: 20_000 });
    const event = gateway.eventOf("refund.processed", { payment, refund });
    await Promise.all([tell(event), tell(event)]);
    await tell(gateway.eventOf("refund.created", { payment, refund }));
    expect(await ledgerOf(id)).toEqual([
      `receipt ${TOTAL} ${payment.id}`,
      `refund 20000 ${refund.id}`,
    ]);
    expect(await stateOf(id)).toEqual(["paid", 0]);
  });

  it("leaves the reduction to a credit note when there is an invoice", async () => {
    const { id, payment } = await paid();
    await givenDocument(db, { orderId: id, totalPaise: TOTAL });
    const refund = gateway.refund(payment.id, { amount: 20_000 });
    await tell(gateway.eventOf("refund.processed", { payment, refund }));
    expect(await stateOf(id)).toEqual(["part", 20_000]);
  });

  it("requested by the shop is left to its request for ten minutes", async () => {
    const { id, payment } = await paid();
    const request = { paymentId: payment.id, amountPaise: 500, idempotencyKey: "refund-of-500" };
    const { id: refundId } = await refundPayment(request);
    const refund = gateway.refunds.get(refundId);
    const event = gateway.eventOf("refund.processed", { payment, ...(refund && { refund }) });
    expect((await readRefusal(tell(event))).code).toBe("unavailable");
    expect(await ledgerOf(id)).toHaveLength(1);
    if (refund) refund.created_at -= 601;
    await tell(event);
    expect(await ledgerOf(id)).toHaveLength(2);
  });

  it("as failed is reversed once, and the owner is asked", async () => {
    const { id, razorpayOrderId } = await cancelled();
    const payment = gateway.pay(razorpayOrderId);
    await callBack(payment);
    await poll();
    const [refund] = readRefunds(payment);
    if (!refund) throw new Error("There was no refund.");
    gateway.failRefund(refund);
    const event = gateway.eventOf("refund.failed", { payment, refund });
    await Promise.all([tell(event), tell(gateway.eventOf("refund.failed", { payment, refund }))]);
    expect(await stateOf(id)).toEqual(["over", -TOTAL]);
    expect(await readMails(id)).toBe(1);
    expect((await ledgerOf(id)).map((row) => row.split(" ")[0])).toEqual([
      "receipt",
      "refund",
      "reversal",
    ]);
  });

  it("beyond the ledger's rest is reported to the owner, and accepted", async () => {
    const { id, payment } = await paid();
    await givenPayment(db, { orderId: id, amountPaise: TOTAL, kind: "refund" });
    const refund = gateway.refund(payment.id, {});
    await tell(gateway.eventOf("refund.processed", { payment, refund }));
    expect(await ledgerOf(id)).toHaveLength(2);
    expect(await readMails(id)).toBe(1);
  });

  it("of an uncaptured payment is ignored", async () => {
    const { id, razorpayOrderId } = await opened();
    const payment = gateway.pay(razorpayOrderId);
    const refund = gateway.refund(payment.id, {});
    Object.assign(payment, { captured: false });
    await tell(gateway.eventOf("refund.processed", { payment, refund }));
    expect(await ledgerOf(id)).toEqual([]);
  });

  it("before any report of its payment is recorded together with it", async () => {
    const { id, razorpayOrderId } = await opened();
    const payment = gateway.pay(razorpayOrderId);
    const refund = gateway.refund(payment.id, { amount: 500 });
    await poll();
    await tell(gateway.eventOf("refund.processed", { payment, refund }));
    expect(await ledgerOf(id)).toEqual([
      `receipt ${TOTAL} ${payment.id}`,
      `refund 500 ${refund.id}`,
    ]);
  });
});
