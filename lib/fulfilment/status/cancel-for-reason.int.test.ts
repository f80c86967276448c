import { describe, expect, it } from "vitest";
import { findOrder } from "@/lib/orders/read/queries";
import type { OrderStatus } from "@/lib/orders/status";
import { readCode } from "@/e2e/steps/account-steps";
import { givenPayment } from "@/e2e/steps/book-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder } from "@/e2e/steps/factories";
import { FROM, meera, orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { cancelForReason } from "./cancel-for-reason";
import type { CancellationRequest } from "../schemas";

const { db } = testDatabase();
const { advance, cancel, givenStockedOrder, stockOf, mails, entries } = orderDeskSteps(db);

const REASON = "The board is sold out";
const withReason = (id: string, request: Partial<CancellationRequest> = {}) =>
  cancelForReason({
    db,
    id,
    request: { reason: REASON, ...request },
    actor: meera,
    ipAddress: FROM,
  });

const readOrder = (id: string) => db.order.findUniqueOrThrow({ where: { id } });

describe("the owner cancels an order", () => {
  it("from Pending: its packs return to stock unless stated otherwise", async () => {
    const back = await givenStockedOrder();
    expect(await withReason(back.orderId)).toEqual([back.productId]);
    expect(await stockOf(back.productId)).toBe(7);
    const kept = await givenStockedOrder();
    expect(await withReason(kept.id, { restock: false })).toEqual([]);
    expect(await stockOf(kept.productId)).toBe(5);
    expect(await mails()).toEqual(["order-cancelled", "order-cancelled"]);
  });

  it.each([
    [true, 7],
    [false, 5],
  ])("from Processing, with a choice for the packs: %s", async (restock, left) => {
    const { id, orderId, productId } = await givenStockedOrder({ status: "Processing" });
    await withReason(id, { restock });
    expect(await stockOf(productId)).toBe(left);
    expect(await readOrder(id)).toMatchObject({ status: "Cancelled" });
    const returned = restock ? [{ productId, quantity: 2 }] : [];
    expect(await entries("Order Cancelled")).toMatchObject([
      {
        actor: "meera@shop.example",
        details: {
          order: orderId,
          reason: REASON,
          returned,
          changes: { status: { before: "Processing", after: "Cancelled" } },
        },
      },
    ]);
  });

  it.each([
    ["Pending", 7],
    ["Processing", 5],
  ] as const)("from %s: printed packs return only while they are blank", async (status, left) => {
    const { id, productId } = await givenStockedOrder({ status });
    const print = { option: "Your mark", sides: 1, colours: 2 };
    const printed = { print, leadDays: 7, stage: "approved" } as const;
    await db.orderLine.updateMany({ where: { orderId: id }, data: printed });
    expect(await withReason(id, { restock: true })).toEqual(left === 7 ? [productId] : []);
    expect(await stockOf(productId)).toBe(left);
  });

  it("without restocking made-to-order goods", async () => {
    const { id, productId } = await givenStockedOrder();
    await db.orderLine.updateMany({ where: { orderId: id }, data: { fromStock: false } });
    expect(await withReason(id)).toEqual([]);
    expect(await stockOf(productId)).toBe(5);
  });

  it("with a required choice once production has begun", async () => {
    const { id, productId } = await givenStockedOrder({ status: "Processing" });
    await expect(withReason(id)).rejects.toMatchObject({
      code: "invalid_input",
      details: { fields: { restock: expect.stringContaining("go back to stock") as string } },
    });
    expect(await readOrder(id)).toMatchObject({ status: "Processing" });
    expect(await stockOf(productId)).toBe(5);
    expect(await db.auditLog.count()).toBe(0);
  });

  it.each([false, true])(
    "with a reason that the customer reads only if shared: %s",
    async (told) => {
      const { id, accessKey } = await givenOrder(db);
      await withReason(id, { tellReason: told });
      const order = await findOrder(db, id, { identity: { state: "visitor" }, key: accessKey });
      expect(order?.history.at(-1)?.reason).toBe(told ? REASON : undefined);
      const [change] = await db.orderStatusChange.findMany({ where: { reason: REASON } });
      expect(change).toMatchObject({ orderId: id, reasonTold: told });
    },
  );

  it("leaving the payment to be refunded", async () => {
    const { id } = await givenStockedOrder({ status: "Processing" });
    await givenPayment(db, { orderId: id, amountPaise: 112_200 });
    await withReason(id, { restock: true });
    expect(await readOrder(id)).toMatchObject({
      paymentState: "over",
      outstandingPaise: -112_200n,
    });
  });

  it.each<OrderStatus>(["Shipped", "Delivered", "Cancelled"])(
    "not when it is %s",
    async (status) => {
      const { id, productId } = await givenStockedOrder({ status });
      expect(await readCode(withReason(id, { restock: true }))).toBe("invalid_transition");
      expect(await stockOf(productId)).toBe(5);
    },
  );

  it("once, while its customer cancels and staff start production", async () => {
    const { id, productId } = await givenStockedOrder();
    const all = [
      withReason(id, { restock: true }),
      withReason(id, { restock: true }),
      cancel({ id }),
      advance(id, { status: "Processing" }),
    ];
    const done = await Promise.allSettled(all);
    expect(done.slice(0, 3).filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await readOrder(id)).toMatchObject({ status: "Cancelled" });
    expect(await stockOf(productId)).toBe(7);
    expect((await mails()).filter((name) => name === "order-cancelled")).toHaveLength(1);
  });

  it("while the customer can no longer cancel once production has begun", async () => {
    const { id } = await givenStockedOrder({ status: "Processing" });
    expect(await readCode(cancel({ id }))).toBe("invalid_transition");
    expect(await readCode(advance(id, { status: "Cancelled" }))).toBe("invalid_transition");
  });
});
