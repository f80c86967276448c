import { afterAll, describe, expect, it, vi } from "vitest";
import { log } from "@/lib/base/log";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { givenPayment } from "@/e2e/steps/book-steps";
import { testDatabase } from "@/e2e/support/database";
import { readRefusal } from "@/e2e/steps/order-steps";
import { signedEvent } from "@/e2e/support/stand-ins/razorpay-signatures";
import { razorpaySteps, startGateway } from "@/e2e/steps/razorpay/razorpay-steps";
import { confirmPayment } from "./gateway";
import { startPayment } from "./start";

const { db } = testDatabase();
const gateway = await startGateway();
afterAll(() => gateway.close());

const { givenPayable, opened, tell, callBack, poll, ledgerOf, stateOf } = razorpaySteps(
  db,
  gateway,
);

const TOTAL = 112_200;
const captured = (payment: ReturnType<typeof gateway.pay>) =>
  gateway.eventOf("payment.captured", { payment });

describe("a payment", () => {
  it("is recorded once through the browser", async () => {
    const { id, razorpayOrderId } = await opened();
    const payment = gateway.pay(razorpayOrderId);
    const order = await callBack(payment);
    expect(order).toMatchObject({ id, payment: { state: "paid", outstandingPaise: 0 } });
    await callBack(payment);
    await tell(captured(payment));
    expect(await poll()).toMatchObject({ checked: 0 });
    expect(await ledgerOf(id)).toEqual([`receipt ${TOTAL} ${payment.id}`]);
    const entries = await auditEntries(db, { action: "Payment Created" });
    expect(entries).toMatchObject([{ actorName: "Razorpay", userId: null }]);
  });

  it("is recorded through the webhook when the browser is gone", async () => {
    const { id, razorpayOrderId } = await opened();
    await tell(captured(gateway.pay(razorpayOrderId)));
    expect(await stateOf(id)).toEqual(["paid", 0]);
  });

  it("is found by polling when neither reported it", async () => {
    const { id, razorpayOrderId } = await opened();
    expect(await poll()).toEqual({ checked: 1, found: 0, refunds: 0 });
    const payment = gateway.pay(razorpayOrderId);
    expect(await poll()).toEqual({ checked: 1, found: 1, refunds: 0 });
    expect(await ledgerOf(id)).toEqual([`receipt ${TOTAL} ${payment.id}`]);
  });

  it("is recorded once for another event's id, and its event once for its own", async () => {
    const { id, razorpayOrderId } = await opened();
    const payment = gateway.pay(razorpayOrderId);
    const event = captured(payment);
    await tell(event);
    const requested = gateway.calls.length;
    await tell(event);
    expect(gateway.calls).toHaveLength(requested);
    await tell(captured(payment));
    await tell(gateway.eventOf("order.paid", { payment }));
    expect(await ledgerOf(id)).toHaveLength(1);
    expect(await db.receivedEvent.count()).toBe(3);
  });

  it("is captured when only authorized", async () => {
    const { id, razorpayOrderId } = await opened();
    const payment = gateway.pay(razorpayOrderId, { status: "authorized" });
    await Promise.all([
      tell(gateway.eventOf("payment.authorized", { payment })),
      callBack(payment),
    ]);
    expect(payment.status).toBe("captured");
    expect(await ledgerOf(id)).toHaveLength(1);
  });

  it("that failed or is unknown is ignored", async () => {
    const { id, razorpayOrderId } = await opened();
    for (const status of ["failed", "created"] as const) {
      const payment = gateway.pay(razorpayOrderId, { status });
      await tell(gateway.eventOf("payment.failed", { payment }));
      await callBack(payment);
    }
    expect(await stateOf(id)).toEqual(["unpaid", TOTAL]);
    const late = gateway.pay(razorpayOrderId);
    expect(await poll()).toMatchObject({ found: 1 });
    expect(await ledgerOf(id)).toEqual([`receipt ${TOTAL} ${late.id}`]);
  });

  it("verifies an unconfirmed order", async () => {
    const { id, razorpayOrderId } = await opened({ proof: null });
    await callBack(gateway.pay(razorpayOrderId));
    expect(await db.order.findUniqueOrThrow({ where: { id } })).toMatchObject({ proof: "payment" });
  });
});

describe("a payment with a fee borne by the customer", () => {
  const FEE = 2_655;
  const borne = { amount: TOTAL + FEE };

  it("pays the order's own amount, however it is reported", async () => {
    const reports = [
      callBack,
      (payment: Parameters<typeof captured>[0]) => tell(captured(payment)),
    ];
    for (const report of [...reports, () => poll()]) {
      const { id, razorpayOrderId } = await opened();
      const payment = gateway.pay(razorpayOrderId, borne);
      await report(payment);
      expect(await ledgerOf(id)).toEqual([`receipt ${TOTAL} ${payment.id}`]);
      expect(await stateOf(id)).toEqual(["paid", 0]);
    }
  });

  it("is captured at the order's own amount, and accepted while Razorpay is down", async () => {
    const authorized = await opened();
    const held = gateway.pay(authorized.razorpayOrderId, { ...borne, status: "authorized" });
    await callBack(held);
    expect(held.status).toBe("captured");
    expect(await stateOf(authorized.id)).toEqual(["paid", 0]);
    const { id, razorpayOrderId } = await opened();
    const payment = gateway.pay(razorpayOrderId, borne);
    gateway.faults.set("read", 502);
    await tell(captured(payment));
    expect(await stateOf(id)).toEqual(["paid", 0]);
  });

  it("is refunded up to the shop's part when the dashboard refunds it in full", async () => {
    const { id, razorpayOrderId } = await opened();
    const payment = gateway.pay(razorpayOrderId, borne);
    await callBack(payment);
    const refund = gateway.refund(payment.id, { amount: payment.amount });
    await tell(gateway.eventOf("refund.processed", { refund, payment }));
    expect(await ledgerOf(id)).toEqual([
      `receipt ${TOTAL} ${payment.id}`,
      `refund ${TOTAL} ${refund.id}`,
    ]);
  });

  it("after the cancellation is refunded without the fee", async () => {
    const { id, razorpayOrderId } = await opened();
    await db.order.update({ where: { id }, data: { status: "Cancelled" } });
    const payment = gateway.pay(razorpayOrderId, borne);
    await callBack(payment);
    await poll();
    expect(await stateOf(id)).toEqual(["refunded", 0]);
    expect(payment.amount_refunded).toBe(TOTAL);
  });
});

describe("a false report", () => {
  it("with a wrong signature is refused, without a call or a write", async () => {
    const { id, razorpayOrderId } = await opened();
    const payment = gateway.pay(razorpayOrderId);
    const receipt = gateway.receiptOf(payment);
    const requested = gateway.calls.length;
    const forged = [
      { ...receipt, razorpay_signature: "0".repeat(64) },
      { ...receipt, razorpay_signature: "" },
      { ...receipt, razorpay_payment_id: "pay_other" },
    ];
    for (const each of forged) {
      expect(await readRefusal(confirmPayment(db, each))).toMatchObject({
        code: "invalid_signature",
      });
    }
    const event = captured(payment);
    const wrong = [
      { ...event, headers: { ...event.headers, "x-razorpay-signature": "0".repeat(64) } },
      { ...event, headers: {} },
      { ...event, body: event.body.replace(String(TOTAL), "1") },
      signedEvent(JSON.parse(event.body), "another secret"),
    ];
    for (const each of wrong) {
      expect(await readRefusal(tell(each))).toMatchObject({ code: "invalid_signature" });
    }
    expect(gateway.calls).toHaveLength(requested);
    expect(await db.receivedEvent.count()).toBe(0);
    expect(await ledgerOf(id)).toEqual([]);
  });

  it("of the amount is ignored: the captured amount counts", async () => {
    const { id, razorpayOrderId } = await opened();
    const payment = gateway.pay(razorpayOrderId, { amount: 100 });
    const told = { ...payment, amount: TOTAL };
    await tell(gateway.eventOf("payment.captured", { payment: told }));
    expect(await ledgerOf(id)).toEqual([`receipt 100 ${payment.id}`]);
    expect(await stateOf(id)).toEqual(["part", TOTAL - 100]);
  });

  it("of the owner pays the order that it was made for, and no other", async () => {
    const mine = await opened();
    const other = await opened();
    const payment = gateway.pay(other.razorpayOrderId);
    const receipt = { ...gateway.receiptOf({ ...payment, order_id: mine.razorpayOrderId }) };
    expect(await readRefusal(confirmPayment(db, receipt))).toMatchObject({ code: "not_found" });
    const told = { ...payment, order_id: mine.razorpayOrderId };
    await tell(gateway.eventOf("payment.captured", { payment: told }));
    expect(await stateOf(mine.id)).toEqual(["unpaid", TOTAL]);
    expect(await stateOf(other.id)).toEqual(["paid", 0]);
  });

  it("of another shop's payment on the same account changes nothing, and is then known", async () => {
    const { id } = await opened();
    vi.spyOn(log, "error").mockImplementation(() => undefined);
    const foreign = gateway.pay("order_ofanothershop", { amount: TOTAL });
    await tell(captured(foreign));
    await tell(gateway.eventOf("payment.captured", { payment: { ...foreign, id: "pay_unknown" } }));
    await tell(signedEvent({ event: "invoice.paid", payload: { invoice: {} } }));
    expect(await db.payment.count()).toBe(0);
    expect(await db.receivedEvent.count()).toBe(3);
    expect(await stateOf(id)).toEqual(["unpaid", TOTAL]);
    expect((await readRefusal(callBack(foreign))).code).toBe("not_found");
  });
});

describe("while Razorpay is down", () => {
  it("a signed event is accepted if it matches the request; all others are sent again", async () => {
    const { id, razorpayOrderId } = await opened();
    const payment = gateway.pay(razorpayOrderId);
    gateway.faults.set("read", 502);
    const less = gateway.eventOf("payment.captured", { payment: { ...payment, amount: 100 } });
    expect((await readRefusal(tell(less))).code).toBe("unavailable");
    expect(await db.receivedEvent.count()).toBe(0);
    expect((await readRefusal(callBack(payment))).code).toBe("unavailable");
    await tell(captured(payment));
    expect(await ledgerOf(id)).toEqual([`receipt ${TOTAL} ${payment.id}`]);
  });

  it("later checks continue for every order, at growing intervals", async () => {
    vi.spyOn(log, "error").mockImplementation(() => undefined);
    const { razorpayOrderId } = await opened();
    const read = () => db.razorpayOrder.findUniqueOrThrow({ where: { id: razorpayOrderId } });
    gateway.faults.set("read", 500);
    const pauses: number[] = [];
    for (let look = 0; look < 12; look += 1) {
      const now = new Date();
      await poll(now);
      pauses.push(((await read()).nextLookAt.getTime() - now.getTime()) / 60_000);
    }
    expect(pauses).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360, 360]);
    await db.razorpayOrder.updateMany({ data: { createdAt: new Date("2026-01-01") } });
    expect(await poll()).toMatchObject({ checked: 0 });
  });
});

describe("an opened checkout", () => {
  it("is for the amount due, and is reused while that stays the same", async () => {
    const { id, orderId } = await givenPayable();
    const all = await Promise.all(Array.from({ length: 5 }, () => startPayment(db, { id })));
    expect(new Set(all.map((one) => one.razorpayOrderId)).size).toBe(1);
    expect(all[0]).toMatchObject({ key: "rzp_test_gateway", amount: 1122, currency: "INR" });
    expect(gateway.orders.get(all[0]?.razorpayOrderId ?? "")).toMatchObject({
      amount: TOTAL,
      receipt: orderId,
      notes: { order: orderId },
    });
    await givenPayment(db, { orderId: id, amountPaise: 20_000 });
    const remaining = await startPayment(db, { id });
    expect(remaining).toMatchObject({ amount: 922 });
    expect(remaining.razorpayOrderId).not.toBe(all[0]?.razorpayOrderId);
  });

  it("is refused to a customer who has already paid without knowing", async () => {
    const { id, razorpayOrderId } = await opened();
    gateway.pay(razorpayOrderId);
    expect(await readRefusal(startPayment(db, { id }))).toMatchObject({
      code: "invalid_transition",
      message: "This order is fully paid.",
    });
    expect(await stateOf(id)).toEqual(["paid", 0]);
  });

  it("is replaced when Razorpay does not know it with these keys", async () => {
    vi.spyOn(log, "error").mockImplementation(() => undefined);
    const { id } = await givenPayable();
    const before = await startPayment(db, { id });
    gateway.faults.set("read", 400);
    const next = await startPayment(db, { id });
    expect(next.razorpayOrderId).not.toBe(before.razorpayOrderId);
    await tell(captured(gateway.pay(before.razorpayOrderId)));
    expect(await stateOf(id)).toEqual(["paid", 0]);
  });

  it.each([
    ["is cancelled", { status: "Cancelled" }],
    ["is paid by another method", { paymentMethod: "bank" }],
    ["was placed before there were ways to pay", { paymentMethod: null }],
  ] as const)("is refused for an order that %s", async (_what, order) => {
    const { id } = await givenPayable(order);
    expect((await readRefusal(startPayment(db, { id }))).code).toBe("invalid_transition");
    expect(gateway.calls).toEqual([]);
  });

  it("is refused below Razorpay's minimum amount", async () => {
    const { id } = await givenPayable();
    await givenPayment(db, { orderId: id, amountPaise: TOTAL - 99 });
    expect((await readRefusal(startPayment(db, { id }))).code).toBe("invalid_transition");
  });

  it("is refused while Razorpay is disabled, or refuses", async () => {
    const { id } = await givenPayable();
    vi.spyOn(log, "error").mockImplementation(() => undefined);
    gateway.faults.set("order", 400);
    expect((await readRefusal(startPayment(db, { id }))).code).toBe("unavailable");
    gateway.faults.clear();
    await db.setting.update({ where: { key: "paymentMethods" }, data: { value: "cod" } });
    expect((await readRefusal(startPayment(db, { id }))).code).toBe("invalid_transition");
  });
});
