import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { log } from "@/lib/base/log";
import { readCode } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { moneySteps } from "@/e2e/steps/money-steps";
import { orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { doJobs } from "@/e2e/support/outbox";
import { sendingBoss } from "@/lib/messaging/queue/send-jobs";
import { documentSteps } from "@/e2e/steps/document-steps";
import { razorpaySteps, startGateway } from "@/e2e/steps/razorpay/razorpay-steps";
import { readRefundResult } from "../movement-answers";
import { readActions } from "../read-actions";
import { queueOpenRefunds, refundWorker } from "./refund-worker";

const database = testDatabase();
const { db } = database;
const gateway = await startGateway();
afterAll(() => gateway.close());

const { opened, callBack, tell, ledgerOf } = razorpaySteps(db, gateway);
const { refund, moneyOf, pay, cancel } = moneySteps(db);
const { invoice } = documentSteps(db);
const { mails, entries } = orderDeskSteps(db);

const TOTAL = 112_200;

async function givenPaid() {
  const { id, razorpayOrderId } = await opened({ status: "Processing" });
  const payment = gateway.pay(razorpayOrderId);
  await callBack(payment);
  await db.$executeRaw`DELETE FROM pgboss.job`;
  return { id, payment };
}

const readRefunds = (paymentId: string) =>
  [...gateway.refunds.values()].filter(({ payment_id }) => payment_id === paymentId);

const doRefunds = () => doJobs(database, "refund", refundWorker(db));
const readJobs = () =>
  db.$queryRaw<unknown[]>`
    SELECT state::text, start_after > now() + interval '20 seconds' AS later FROM pgboss.job
    WHERE name = 'refund'`;

describe("a refund by Razorpay", () => {
  // A gateway without an answer is logged.
  beforeEach(() => void vi.spyOn(log, "error").mockImplementation(() => undefined));

  it("returns by the original means, and is in the ledger with Razorpay's id", async () => {
    const { id, payment } = await givenPaid();
    const { refundId } = await refund(id, 100);
    const [sent] = readRefunds(payment.id);
    expect(sent).toMatchObject({ amount: 10_000 });
    expect(await ledgerOf(id)).toEqual([
      `receipt ${TOTAL} ${payment.id}`,
      `refund 10000 ${sent?.id}`,
    ]);
    const { refund: answer } = await readRefundResult(db, refundId);
    expect(answer).toMatchObject({ means: "razorpay", state: "done", by: "Meera Nair" });
    expect(await mails()).toEqual(["order-refunded"]);
    expect(await entries("Refund Requested")).toMatchObject([{ actor: "meera@shop.example" }]);
  });

  it("stays open while Razorpay does not answer, and is retried until it does", async () => {
    const { id, payment } = await givenPaid();
    gateway.faults.set("refund", 503);
    const { refundId } = await refund(id, 100, {}, "one-press");
    expect((await readRefundResult(db, refundId)).refund.state).toBe("under_way");
    expect(await readActions(db, id, "admin")).toMatchObject({ refundable: { most: 1022 } });
    expect(await readCode(refund(id, 1022.01))).toBe("above_paid");
    expect(await mails()).toEqual([]);
    expect(await readJobs()).toEqual([{ state: "created", later: true }]);
    expect(await doRefunds()).toBe(1);
    expect(await readJobs()).toEqual([{ state: "retry", later: true }]);
    gateway.faults.clear();
    await Promise.all([doRefunds(), refund(id, 100, {}, "one-press")]);
    expect(readRefunds(payment.id)).toHaveLength(1);
    expect((await readRefundResult(db, refundId)).refund.state).toBe("done");
    expect(await ledgerOf(id)).toHaveLength(2);
    expect(await mails()).toEqual(["order-refunded"]);
    expect(await readJobs()).toEqual([]);
  });

  it("is retried after a worker crashed with it, and when the queue lost its job", async () => {
    const { id, payment } = await givenPaid();
    gateway.faults.set("refund", 503);
    const { refundId } = await refund(id, 100);
    gateway.faults.clear();
    // The worker's request reached the gateway, and the worker died before it wrote that down.
    const body = { amount: 10_000, receipt: refundId, notes: { by: "shop" } };
    gateway.refund(payment.id, body, refundId);
    await db.$executeRaw`
      UPDATE pgboss.job SET state = 'active', started_on = now() - interval '1 hour' WHERE name = 'refund'`;
    await (await sendingBoss()).supervise("refund");
    expect(await readJobs()).toMatchObject([{ state: "retry" }]);
    await db.$executeRaw`DELETE FROM pgboss.job`;
    expect(await db.$transaction(queueOpenRefunds)).toBe(1);
    expect(await db.$transaction(queueOpenRefunds)).toBe(0);
    expect(await doRefunds()).toBe(1);
    expect(readRefunds(payment.id)).toHaveLength(1);
    expect((await readRefundResult(db, refundId)).refund.state).toBe("done");
    expect(await ledgerOf(id)).toHaveLength(2);
  });

  it("with a lost answer is paid once, also when the webhook comes first", async () => {
    const { id, payment } = await givenPaid();
    gateway.faults.set("refund", 503);
    const { refundId } = await refund(id, 100);
    gateway.faults.clear();
    // The first request did reach the gateway.
    const body = { amount: 10_000, receipt: refundId, notes: { by: "shop" } };
    const sent = gateway.refund(payment.id, body, refundId);
    sent.created_at -= 3600;
    await tell(gateway.eventOf("refund.processed", { refund: sent }));
    expect(await ledgerOf(id)).toEqual([
      `receipt ${TOTAL} ${payment.id}`,
      `refund 10000 ${sent.id}`,
    ]);
    await doRefunds();
    expect(readRefunds(payment.id)).toHaveLength(1);
    expect(await ledgerOf(id)).toHaveLength(2);
    expect((await readRefundResult(db, refundId)).refund).toMatchObject({ state: "done" });
    expect(await moneyOf(id)).toMatchObject({ state: "paid", credited: 10_000, refunded: 10_000 });
  });

  it("refused by Razorpay fails, notifies the owner, and keeps the money", async () => {
    const silenced = vi.spyOn(log, "error").mockImplementation(() => undefined);
    const { id } = await givenPaid();
    gateway.faults.set("refund", 400);
    const { refundId } = await refund(id, 100);
    expect((await readRefundResult(db, refundId)).refund).toMatchObject({
      state: "failed",
      failure: expect.stringContaining("A fault on demand") as string,
    });
    expect(await moneyOf(id)).toMatchObject({ state: "paid", refunded: 0, credited: 0 });
    expect(await mails()).toEqual(["refund-needed"]);
    expect(await entries("Refund Failed")).toMatchObject([{ status: "failed" }]);
    gateway.faults.clear();
    await refund(id, TOTAL / 100);
    expect(await moneyOf(id)).toMatchObject({ state: "refunded" });
    silenced.mockRestore();
  });

  it("returned later by the bank is reversed, and can be made again", async () => {
    const { id, payment } = await givenPaid();
    const { refundId } = await refund(id, 1122);
    const [sent] = readRefunds(payment.id);
    if (!sent) throw new Error("Nothing was refunded.");
    gateway.failRefund(sent);
    await tell(gateway.eventOf("refund.failed", { refund: sent }));
    expect((await readRefundResult(db, refundId)).refund.state).toBe("taken_back");
    await refund(id, 1122);
    expect(await moneyOf(id)).toMatchObject({ state: "refunded", refunded: TOTAL });
  });

  it("takes at most the rest of a payment, and the remainder by other means", async () => {
    const { id } = await givenPaid();
    await pay(id, 100);
    await expect(refund(id, 1200, { means: "razorpay" })).rejects.toMatchObject({
      code: "invalid_input",
      details: { fields: { means: expect.stringContaining("by Razorpay") as string } },
    });
    await refund(id, 1122, { means: "razorpay" });
    expect(await readCode(refund(id, 100, { means: "razorpay" }))).toBe("invalid_input");
    await refund(id, 100, { means: "bank" });
    expect(await moneyOf(id)).toMatchObject({ state: "refunded" });
  });

  it("is credited on an invoice issued while it was open", async () => {
    const { id } = await givenPaid();
    gateway.faults.set("refund", 503);
    await refund(id, 100);
    await invoice(id);
    gateway.faults.clear();
    await doRefunds();
    const notes = await db.orderDocument.findMany({ where: { kind: "credit_note" } });
    expect(notes).toMatchObject([{ orderId: id, totalPaise: 10_000n }]);
    expect(await moneyOf(id)).toEqual({
      state: "paid",
      outstanding: 0,
      credited: 10_000,
      refunded: 10_000,
    });
  });

  /** A refund requested before the invoice was issued, with its response lost. */
  async function givenLostBeforeInvoice() {
    const { id, payment } = await givenPaid();
    gateway.faults.set("refund", 503);
    const { refundId } = await refund(id, 100);
    gateway.faults.clear();
    await invoice(id);
    const body = { amount: 10_000, receipt: refundId, notes: { by: "shop" } };
    const sent = gateway.refund(payment.id, body, refundId);
    sent.created_at -= 3600;
    return { id, refundId, told: gateway.eventOf("refund.processed", { refund: sent }) };
  }

  it("is credited on that invoice also when the webhook comes first", async () => {
    const { id, refundId, told } = await givenLostBeforeInvoice();
    await tell(told);
    await doRefunds();
    const { refund: made, creditNote } = await readRefundResult(db, refundId);
    expect(made).toMatchObject({ state: "done", creditDue: 0 });
    expect(creditNote).toMatchObject({ total: 100 });
    expect(await moneyOf(id)).toEqual({
      state: "paid",
      outstanding: 0,
      credited: 10_000,
      refunded: 10_000,
    });
  });

  it("is completed without a credit note when the order was cancelled meanwhile", async () => {
    const { id, refundId } = await givenLostBeforeInvoice();
    await cancel(id);
    await doRefunds();
    const made = await readRefundResult(db, refundId);
    expect(made).toMatchObject({ refund: { state: "done", creditNote: null } });
    const notes = await db.orderDocument.findMany({ where: { kind: "credit_note" } });
    expect(notes).toMatchObject([{ totalPaise: BigInt(TOTAL) }]);
    expect(await moneyOf(id)).toMatchObject({ outstanding: 10_000 - TOTAL, refunded: 10_000 });
  });
});
