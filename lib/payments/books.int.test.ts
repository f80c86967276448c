import { expect, describe, it } from "vitest";
import { givenDocument, givenPayment } from "@/e2e/steps/book-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder } from "@/e2e/steps/factories";
import { GATEWAY_METHODS } from "@/lib/shop/payment-methods/methods";
import { RECORDED_MEANS } from "./kinds";

const { db } = testDatabase();

async function readPayment(id: string) {
  const { paymentState, outstandingPaise } = await db.order.findUniqueOrThrow({ where: { id } });
  return [paymentState, Number(outstandingPaise)];
}

async function computeTotal(id: string): Promise<number> {
  return Number((await db.order.findUniqueOrThrow({ where: { id } })).totalPaise);
}

describe("the payment state of an order", () => {
  it("follows each receipt, refund and reversal", async () => {
    const { id: orderId } = await givenOrder(db);
    const total = await computeTotal(orderId);
    expect(await readPayment(orderId)).toEqual(["unpaid", total]);
    const first = await givenPayment(db, { orderId, amountPaise: 1000 });
    expect(await readPayment(orderId)).toEqual(["part", total - 1000]);
    await givenPayment(db, { orderId, amountPaise: total });
    expect(await readPayment(orderId)).toEqual(["over", -1000]);
    await givenPayment(db, { orderId, amountPaise: 1000, kind: "refund" });
    expect(await readPayment(orderId)).toEqual(["paid", 0]);
    await givenPayment(db, { orderId, amountPaise: 400, kind: "refund", creditedPaise: 400 });
    expect(await readPayment(orderId)).toEqual(["paid", 0]);
    await givenPayment(db, { orderId, amountPaise: 1000, kind: "reversal", reversesId: first.id });
    expect(await readPayment(orderId)).toEqual(["part", 1000]);
  });

  it("is nothing due once cancelled, and less after a credit note", async () => {
    const { id: orderId } = await givenOrder(db);
    const total = await computeTotal(orderId);
    const invoice = await givenDocument(db, { orderId, totalPaise: total });
    await givenDocument(db, { orderId, totalPaise: 500, invoiceId: invoice.id });
    await givenPayment(db, { orderId, amountPaise: total - 500 });
    expect(await readPayment(orderId)).toEqual(["paid", 0]);
    await db.order.update({ where: { id: orderId }, data: { status: "Cancelled" } });
    expect(await readPayment(orderId)).toEqual(["over", 500 - total]);
    await givenPayment(db, { orderId, amountPaise: total - 500, kind: "refund" });
    expect(await readPayment(orderId)).toEqual(["refunded", 0]);
  });

  it("never refunds more than received, and credits no more than the total", async () => {
    const { id: orderId } = await givenOrder(db);
    await givenPayment(db, { orderId, amountPaise: 1000 });
    await givenPayment(db, { orderId, amountPaise: 600, kind: "refund" });
    const second = givenPayment(db, { orderId, amountPaise: 401, kind: "refund" });
    await expect(second).rejects.toThrow("orders_refunded_of_paid");
    const invoice = await givenDocument(db, { orderId, totalPaise: 1 });
    const above = { orderId, totalPaise: (await computeTotal(orderId)) + 1, invoiceId: invoice.id };
    await expect(givenDocument(db, above)).rejects.toThrow("orders_credited_of_total");
  });
});

describe("the ledger", () => {
  it.each(RECORDED_MEANS)(
    "has no gateway id for payments by %s, and no open refund",
    async (means) => {
      const { id: orderId } = await givenOrder(db);
      const recorded = { orderId, amountPaise: 1000, means };
      const given = givenPayment(db, { ...recorded, providerId: "pay_1" });
      await expect(given).rejects.toThrow("payments_provider");
      const underWay = { state: "under_way", reason: "Agreed", by: "Meera Nair" } as const;
      const data = { ...recorded, ...underWay };
      await expect(db.orderRefund.create({ data })).rejects.toThrow("order_refunds_provider");
    },
  );

  it.each(GATEWAY_METHODS)(
    "has the gateway id of payments by %s, and its open refunds",
    async (means) => {
      const { id: orderId } = await givenOrder(db);
      const moved = { orderId, amountPaise: 1000, means };
      await givenPayment(db, { ...moved, providerId: "pay_1" });
      const underWay = { state: "under_way", reason: "Agreed", by: "Meera Nair" } as const;
      const data = { ...moved, ...underWay };
      await db.orderRefund.create({ data: { ...data, providerPaymentId: "pay_1" } });
      await expect(db.orderRefund.create({ data })).rejects.toThrow("order_refunds_provider");
    },
  );

  it("accepts a bank reference once, and again after its receipt was reversed", async () => {
    const { id: orderId } = await givenOrder(db);
    const { id: otherId } = await givenOrder(db);
    const receipt = { amountPaise: 1000, reference: "UTR123" };
    const first = await givenPayment(db, { orderId, ...receipt });
    await expect(givenPayment(db, { orderId: otherId, ...receipt })).rejects.toThrow(
      "Unique constraint",
    );
    const reversal = {
      orderId,
      amountPaise: 1000,
      kind: "reversal",
      reversesId: first.id,
    } as const;
    await givenPayment(db, reversal);
    await givenPayment(db, { orderId: otherId, ...receipt });
    expect(await readPayment(otherId)).toEqual(["part", (await computeTotal(otherId)) - 1000]);
    await expect(givenPayment(db, reversal)).rejects.toThrow("Unique constraint");
  });

  it("reverses only whole rows of the same order", async () => {
    const { id: orderId } = await givenOrder(db);
    const { id: otherId } = await givenOrder(db);
    const { id: reversesId } = await givenPayment(db, { orderId, amountPaise: 1000 });
    const part = { orderId, amountPaise: 999, kind: "reversal", reversesId } as const;
    await expect(givenPayment(db, part)).rejects.toThrow("whole receipt");
    const foreign = { ...part, orderId: otherId, amountPaise: 1000 };
    await expect(givenPayment(db, foreign)).rejects.toThrow("whole receipt");
  });

  it("and documents are append-only, and nothing else sets the paid amounts", async () => {
    const { id: orderId } = await givenOrder(db);
    await givenPayment(db, { orderId, amountPaise: 1000 });
    await givenDocument(db, { orderId, totalPaise: 1000 });
    for (const change of [
      `UPDATE "payments" SET "amountPaise" = 1`,
      `DELETE FROM "payments"`,
      `TRUNCATE "payments" CASCADE`,
      `UPDATE "order_documents" SET "totalPaise" = 1`,
      `DELETE FROM "order_documents"`,
      `DELETE FROM "order_document_lines"`,
      `UPDATE "orders" SET "paidPaise" = "totalPaise"`,
    ]) {
      await expect(db.$executeRawUnsafe(change), change).rejects.toThrow(/42501/);
    }
    await expect(givenOrder(db, { paidPaise: 1 })).rejects.toThrow(/42501/);
  });

  it("adds up under concurrency", async () => {
    const { id: orderId } = await givenOrder(db);
    const many = Array.from({ length: 10 }, (_, index) =>
      givenPayment(db, { orderId, amountPaise: 100, reference: `U${index % 5}` }).catch(() => null),
    );
    const taken = (await Promise.all(many)).filter((row) => row !== null);
    expect(taken).toHaveLength(5);
    expect(await db.order.findUniqueOrThrow({ where: { id: orderId } })).toMatchObject({
      paidPaise: 500n,
    });
  });
});
