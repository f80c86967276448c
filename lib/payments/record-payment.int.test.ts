import { describe, expect, it } from "vitest";
import { lockOrder } from "@/lib/orders/lock-order";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { readCode } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder } from "@/e2e/steps/factories";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { readRefusal } from "@/e2e/steps/order-steps";
import { readLedger } from "./ledger";
import { recordReceipt, recordRefund, reversePayment } from "./record-payment";

const { db } = testDatabase();
const by = { actor: meera, ipAddress: FROM };
const at = new Date("2026-11-21T06:00:00Z");

type Given = Partial<Parameters<typeof recordReceipt>[1]>;

const receive = (id: string, given: Given = {}) =>
  db.$transaction(async (tx) =>
    recordReceipt(tx, {
      order: await lockOrder(tx, id),
      amountPaise: 50_000,
      means: "bank",
      at,
      by,
      ...given,
    }),
  );
const giveBack = (id: string, amountPaise: number, creditedPaise = 0) =>
  db.$transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    const reason = "Paid twice";
    return recordRefund(tx, {
      order,
      amountPaise,
      creditedPaise,
      reason,
      means: "upi",
      at,
      by,
    });
  });
const takeBack = (id: string, paymentId: string) =>
  db.$transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    return reversePayment(tx, { order, paymentId, reason: "Another customer's", at, by });
  });
const readOrder = (id: string) => db.order.findUniqueOrThrow({ where: { id } });

describe("a receipt", () => {
  it("is in the ledger and the audit log, and updates the order", async () => {
    const { id, orderId } = await givenOrder(db);
    const row = await receive(id, { reference: "UTR1" });
    expect(row).toMatchObject({ kind: "receipt", amountPaise: 50_000, by: "Meera Nair", at });
    expect(await readLedger(db, id)).toEqual([row]);
    expect(await readOrder(id)).toMatchObject({ paymentState: "part", paidPaise: 50_000n });
    expect(await auditEntries(db, { action: "Payment Created" })).toMatchObject([
      {
        actor: meera.identifier,
        ipAddress: FROM,
        details: { order: orderId, payment: row.id, amountPaise: 50_000, reference: "UTR1" },
      },
    ]);
  });

  it("with a used UTR is refused with the name of its order, and changes nothing", async () => {
    const { id, orderId } = await givenOrder(db);
    const { id: other } = await givenOrder(db);
    await receive(id, { reference: "UTR1" });
    for (const reference of [" utr 1", "UTR-1", "\uFF35TR1", "UT\u00ADR1"]) {
      const refusal = await readRefusal(receive(other, { reference, means: "upi" }));
      expect(refusal).toMatchObject({ code: "duplicate_reference" });
      expect(refusal.message).toContain(orderId);
    }
    expect(await readLedger(db, other)).toEqual([]);
    await receive(other, { reference: "UTR1", means: "cash" });
  });

  it("is recorded once when sent eight times concurrently", async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, () => givenOrder(db)));
    const attempts = orders.map(({ id }) => readCode(receive(id, { reference: "UTR2" })));
    const outcomes = await Promise.all(attempts);
    expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "duplicate_reference")).toHaveLength(7);
    expect(await db.payment.count()).toBe(1);
    expect(await db.auditLog.count({ where: { action: "Payment Created" } })).toBe(1);
  });

  it("from Razorpay is recorded once by its id", async () => {
    const { id } = await givenOrder(db);
    const given: Given = { means: "razorpay", providerId: "pay_1" };
    await receive(id, given);
    expect(await readRefusal(receive(id, given))).toMatchObject({ code: "duplicate_reference" });
  });

  it.each([0, -1, 0.5, Number.NaN, 100_000_000_001])(
    "of %d paise is refused",
    async (amountPaise) => {
      const { id } = await givenOrder(db);
      expect(await readRefusal(receive(id, { amountPaise }))).toMatchObject({
        code: "invalid_input",
      });
    },
  );
});

describe("a refund", () => {
  it("never exceeds the money received, even when two are made concurrently", async () => {
    const { id } = await givenOrder(db);
    await receive(id);
    expect(await readRefusal(giveBack(id, 50_001))).toMatchObject({ code: "above_paid" });
    const both = await Promise.allSettled([giveBack(id, 30_000), giveBack(id, 30_000)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await readOrder(id)).toMatchObject({ refundedPaise: 30_000n });
  });

  it("lowers the amount due where it is credited", async () => {
    const { id, totalPaise } = await givenOrder(db);
    await receive(id, { amountPaise: Number(totalPaise) });
    const row = await giveBack(id, 20_000, 20_000);
    expect(row).toMatchObject({ kind: "refund", creditedPaise: 20_000, reason: "Paid twice" });
    expect(await readOrder(id)).toMatchObject({ paymentState: "paid", outstandingPaise: 0n });
  });
});

describe("a mistaken row", () => {
  it("is reversed in full and once, which frees its UTR", async () => {
    const { id } = await givenOrder(db);
    const { id: other } = await givenOrder(db);
    const row = await receive(id, { reference: "UTR1" });
    expect(await takeBack(id, row.id)).toMatchObject({ kind: "reversal", reversesId: row.id });
    expect(await readOrder(id)).toMatchObject({ paymentState: "unpaid" });
    expect((await readLedger(db, id))[0]).toMatchObject({ id: row.id, isReversed: true });
    await receive(other, { reference: "UTR1" });
    expect(await readRefusal(takeBack(id, row.id))).toMatchObject({ code: "invalid_transition" });
  });

  it("stays if it belongs to another order or Razorpay, is a reversal, or covers a refund", async () => {
    const { id } = await givenOrder(db);
    const { id: other } = await givenOrder(db);
    const row = await receive(id);
    expect(await readRefusal(takeBack(other, row.id))).toMatchObject({ code: "not_found" });
    const captured = await receive(other, { means: "razorpay", providerId: "pay_1" });
    const ofRazorpay = await readRefusal(takeBack(other, captured.id));
    expect(ofRazorpay).toMatchObject({ code: "invalid_transition" });
    const refund = await giveBack(id, 10_000);
    expect(await readRefusal(takeBack(id, row.id))).toMatchObject({ code: "above_paid" });
    const reversal = await takeBack(id, refund.id);
    expect(await readRefusal(takeBack(id, reversal.id))).toMatchObject({
      code: "invalid_transition",
    });
    await takeBack(id, row.id);
    expect(await readOrder(id)).toMatchObject({ paidPaise: 0n, refundedPaise: 0n });
  });
});
