import { describe, expect, it } from "vitest";
import { readCode } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { moneySteps } from "@/e2e/steps/money-steps";
import { orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { documentSteps } from "@/e2e/steps/document-steps";
import { readRefundResult } from "../movement-answers";

const { db } = testDatabase();
const { pay, refund, cancel, givenTwoLines, moneyOf } = moneySteps(db);
const { invoice } = documentSteps(db);
const { mails, entries, stockOf } = orderDeskSteps(db);

const TOTAL = 1122;
const made = async (refundId: string) => readRefundResult(db, refundId);

describe("a refund", () => {
  it("of an overpayment leaves the order's total", async () => {
    const { id, orderId } = await givenTwoLines("Processing");
    await pay(id, TOTAL + 100);
    const { refundId } = await refund(orderId, 100, { reference: "utr 42" });
    expect(await moneyOf(id)).toEqual({
      state: "paid",
      outstanding: 0,
      credited: 0,
      refunded: 10_000,
    });
    expect(await made(refundId)).toMatchObject({
      refund: { amount: 100, means: "bank", state: "done", by: "Meera Nair", creditNote: null },
    });
    expect(await mails()).toEqual(["order-refunded"]);
    expect(await entries("Refund Created")).toMatchObject([
      { actor: "meera@shop.example", details: { order: orderId, amountPaise: 10_000 } },
    ]);
  });

  it("is made once when two tabs showed the same amount", async () => {
    const { id } = await givenTwoLines("Shipped");
    await invoice(id);
    await pay(id, TOTAL);
    await refund(id, 100, { mostRead: TOTAL });
    expect(await readCode(refund(id, 100, { mostRead: TOTAL }))).toBe("edit_conflict");
    expect(await moneyOf(id)).toMatchObject({ refunded: 10_000, credited: 10_000 });
    await refund(id, 100, { mostRead: TOTAL - 100 });
  });

  it("beyond it lowers the total, without a document before the invoice", async () => {
    const { id } = await givenTwoLines("Processing");
    await pay(id, TOTAL + 100);
    await refund(id, 300);
    expect(await moneyOf(id)).toEqual({
      state: "paid",
      outstanding: 0,
      credited: 20_000,
      refunded: 30_000,
    });
    expect(await db.orderDocument.count()).toBe(0);
  });

  it("beyond it lowers the total by a credit note after the invoice", async () => {
    const { id } = await givenTwoLines("Shipped");
    await invoice(id);
    await pay(id, TOTAL + 100);
    const { refundId } = await refund(id, 300);
    expect(await moneyOf(id)).toEqual({
      state: "paid",
      outstanding: 0,
      credited: 20_000,
      refunded: 30_000,
    });
    const answer = await made(refundId);
    expect(answer.creditNote).toMatchObject({ total: 200 });
    expect(answer.refund.creditNote).toEqual(answer.creditNote);
    const row = await db.payment.findFirstOrThrow({ where: { kind: "refund" } });
    expect(row).toMatchObject({ amountPaise: 30_000n, creditedPaise: 0n });
  });

  it("before the invoice is deducted when it is issued, and counts once", async () => {
    const { id } = await givenTwoLines("Processing");
    await pay(id, TOTAL);
    await refund(id, 122);
    const books = { state: "paid", outstanding: 0, credited: 12_200, refunded: 12_200 };
    expect(await moneyOf(id)).toEqual(books);
    await invoice(id);
    expect(await moneyOf(id)).toEqual(books);
    await refund(id, 100);
    expect(await moneyOf(id)).toMatchObject({ state: "paid", outstanding: 0, credited: 22_200 });
    await cancel(id);
    const documents = await db.orderDocument.findMany({ orderBy: { issuedAt: "asc" } });
    expect(documents.map(({ totalPaise }) => Number(totalPaise)).toSorted((a, b) => a - b)).toEqual(
      [10_000, 12_200, 90_000, 112_200],
    );
    expect(await moneyOf(id)).toMatchObject({ state: "over", credited: 112_200 });
  });

  it("of a cancelled order returns the money received, without another credit note", async () => {
    const { id } = await givenTwoLines("Processing");
    await invoice(id);
    await pay(id, TOTAL);
    await cancel(id);
    expect(await moneyOf(id)).toMatchObject({ state: "over", outstanding: -TOTAL * 100 });
    const { refundId } = await refund(id, TOTAL);
    expect(await moneyOf(id)).toMatchObject({ state: "refunded", outstanding: 0 });
    expect((await made(refundId)).creditNote).toBeUndefined();
    const documents = await db.orderDocument.findMany({ orderBy: { kind: "asc" } });
    expect(documents.map(({ kind, totalPaise }) => [kind, totalPaise])).toEqual([
      ["invoice", 112_200n],
      ["credit_note", 112_200n],
    ]);
  });

  it("is refused above the amount received, and writes nothing", async () => {
    const { id } = await givenTwoLines("Shipped");
    await invoice(id);
    await pay(id, 500);
    await expect(refund(id, 500.01)).rejects.toMatchObject({
      code: "above_paid",
      message: "Refund at most ₹500.00: no more of what came in is still here.",
    });
    await refund(id, 500);
    await expect(refund(id, 0.01)).rejects.toThrow("there is nothing to refund");
    expect(await db.orderRefund.count()).toBe(1);
    expect(await db.orderDocument.count({ where: { kind: "credit_note" } })).toBe(1);
  });

  it("is made once, however often it is pressed", async () => {
    const { id } = await givenTwoLines("Processing");
    await pay(id, TOTAL);
    const all = await Promise.all([1, 2, 3, 4].map(() => refund(id, 100, {}, "one-press")));
    expect(new Set(all.map(({ refundId }) => refundId)).size).toBe(1);
    expect(await moneyOf(id)).toMatchObject({ refunded: 10_000 });
    expect(await readCode(refund(id, 101, {}, "one-press"))).toBe("idempotency_conflict");
    await refund(id, 100, {}, "another-press");
    expect(await moneyOf(id)).toMatchObject({ refunded: 20_000 });
  });

  it("is refused for one of two that together exceed the amount", async () => {
    const { id } = await givenTwoLines("Processing");
    await pay(id, 1000);
    const both = await Promise.allSettled([refund(id, 600), refund(id, 600)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await moneyOf(id)).toMatchObject({ refunded: 60_000 });
  });
});

describe("a refund that restocks packs", () => {
  it("records the return of all packs not yet returned", async () => {
    const { id, boxId, tapeId } = await givenTwoLines("Delivered");
    await invoice(id);
    await pay(id, TOTAL);
    const { refundId, changedProducts } = await refund(id, 972, { restock: true });
    expect(changedProducts.toSorted()).toEqual([boxId, tapeId].toSorted());
    expect([await stockOf(boxId), await stockOf(tapeId)]).toEqual([13, 11]);
    expect((await made(refundId)).creditNote).toMatchObject({ total: 972 });
    // Only the shipping is left.
    expect(await moneyOf(id)).toMatchObject({ state: "paid", outstanding: 0, credited: 97_200 });
    expect(await readCode(refund(id, 1, { restock: true }))).toBe("invalid_transition");
    expect(await moneyOf(id)).toMatchObject({ refunded: 97_200 });
  });

  it.each([
    [false, 13],
    [true, 13],
  ])("of a cancelled order once: restocked then %s", async (restock, stock) => {
    const { id, boxId } = await givenTwoLines("Processing");
    await pay(id, TOTAL);
    await cancel(id, { restock });
    const again = refund(id, 100, { restock: true });
    if (restock) expect(await readCode(again)).toBe("invalid_transition");
    else await again;
    expect(await stockOf(boxId)).toBe(stock);
    expect(await readCode(refund(id, 100, { restock: true }))).toBe("invalid_transition");
    expect(await stockOf(boxId)).toBe(stock);
    expect(await db.orderDocument.count()).toBe(0);
  });

  it("is refused while the order keeps them", async () => {
    const { id } = await givenTwoLines("Processing");
    await pay(id, TOTAL);
    expect(await readCode(refund(id, 100, { restock: true }))).toBe("invalid_transition");
    expect(await moneyOf(id)).toMatchObject({ refunded: 0 });
  });
});
