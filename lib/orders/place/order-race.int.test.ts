import { describe, expect, it } from "vitest";
import { readCode } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder } from "@/e2e/steps/factories";
import { orderDeskSteps, TRACKING } from "@/e2e/steps/order-admin-steps";
import type { StatusChange } from "../admin-schemas";

const { db } = testDatabase();
const { advance, cancel, givenStockedOrder, stockOf, mails, historyOf } = orderDeskSteps(db);

describe("concurrent changes of one order", () => {
  it.each<StatusChange>([{ status: "Processing" }, { status: "Cancelled" }])(
    "write one history row and one mail for twenty equal requests: %j",
    async (request) => {
      const { id, productId } = await givenStockedOrder();
      const done = await Promise.all(Array.from({ length: 20 }, () => advance(id, request)));
      expect(done.filter(({ changed }) => changed)).toHaveLength(1);
      expect(await historyOf(id)).toHaveLength(2);
      expect(await mails()).toHaveLength(1);
      expect(await db.auditLog.count()).toBe(1);
      expect(await stockOf(productId)).toBe(request.status === "Cancelled" ? 7 : 5);
    },
  );

  it("mail the same tracking details once", async () => {
    const { id } = await givenOrder(db, { status: "Shipped" });
    await Promise.all(Array.from({ length: 10 }, () => advance(id, { tracking: TRACKING })));
    expect(await mails()).toEqual(["order-tracking"]);
  });

  it("let either the customer's cancellation or the start of production win", async () => {
    for (let round = 0; round < 8; round += 1) {
      const order = await givenStockedOrder();
      const codes = await Promise.all([
        readCode(cancel(order)),
        readCode(advance(order.id, { status: "Processing" })),
      ]);
      expect(codes.toSorted()).toEqual(["done", "invalid_transition"]);
      const cancelled = codes[0] === "done";
      expect(await stockOf(order.productId)).toBe(cancelled ? 7 : 5);
      expect(await historyOf(order.id)).toEqual([
        "Pending Asha Verma",
        cancelled ? "Cancelled Asha Verma" : "Processing Meera Nair",
      ]);
    }
  });

  it("return the stock once for two cancellations", async () => {
    const order = await givenStockedOrder();
    await Promise.all([
      readCode(cancel(order)),
      readCode(advance(order.id, { status: "Cancelled" })),
      readCode(cancel(order)),
    ]);
    expect(await stockOf(order.productId)).toBe(7);
    expect(await mails()).toEqual(["order-cancelled"]);
  });

  it("record two concurrent steps of admins in order", async () => {
    const { id } = await givenOrder(db);
    const shipping = async () => {
      while ((await readCode(advance(id, { status: "Shipped" }))) !== "done");
    };
    await Promise.all([shipping(), advance(id, { status: "Processing" })]);
    const rows = await db.orderStatusChange.findMany({
      where: { orderId: id },
      orderBy: [{ at: "asc" }, { id: "asc" }],
    });
    expect(rows.map(({ status }) => status)).toEqual(["Pending", "Processing", "Shipped"]);
  });
});
