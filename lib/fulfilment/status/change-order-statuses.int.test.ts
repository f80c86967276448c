import { describe, expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder } from "@/e2e/steps/factories";
import { FROM, meera, orderDeskSteps, TRACKING } from "@/e2e/steps/order-admin-steps";
import type { UpdateOrdersRequest } from "@/lib/orders/admin-schemas";
import { changeOrderStatuses } from "./change-order-statuses";

const { db } = testDatabase();
const { givenStockedOrder, stockOf, mails } = orderDeskSteps(db);

const advanceMany = (request: UpdateOrdersRequest) =>
  changeOrderStatuses({ db, request, actor: meera, ipAddress: FROM });

describe("a bulk status change", () => {
  it("answers for each order, and a refusal leaves the others alone", async () => {
    const pending = await givenStockedOrder();
    const shipped = await givenOrder(db, { status: "Shipped" });
    const done = await givenOrder(db, { status: "Processing" });
    const ids = [pending.id, shipped.id, done.orderId, pending.id, "KLN-000000-NOTONE"];
    const { outcomes, changedProducts } = await advanceMany({ ids, status: "Processing" });
    expect(outcomes).toEqual([
      { orderId: pending.orderId, ok: true, message: "Now Processing." },
      {
        orderId: shipped.orderId,
        ok: false,
        message: "The order is Shipped. It cannot become Processing, only Delivered.",
      },
      { orderId: done.orderId, ok: true, message: "Was Processing already." },
      { orderId: "KLN-000000-NOTONE", ok: false, message: "There is no such order." },
    ]);
    expect(changedProducts).toEqual([]);
    expect(await mails()).toEqual(["order-processing"]);
  });

  it("ships each order with its own number, and those without one too", async () => {
    const [one, two, three] = [
      await givenOrder(db, { status: "Processing" }),
      await givenOrder(db, { status: "Processing" }),
      await givenOrder(db, { status: "Pending" }),
    ];
    const { outcomes } = await advanceMany({
      ids: [one.id, two.orderId, three.id],
      status: "Shipped",
      tracking: { [one.id]: TRACKING, [three.id]: TRACKING },
    });
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, false]);
    const select = { status: true, trackingCarrier: true, trackingNumber: true };
    expect(await db.order.findUnique({ where: { id: one.id }, select })).toEqual({
      status: "Shipped",
      trackingCarrier: TRACKING.carrier,
      trackingNumber: TRACKING.number,
    });
    const none = { trackingCarrier: null, trackingNumber: null };
    expect(await db.order.findUnique({ where: { id: two.id }, select })).toEqual({
      status: "Shipped",
      ...none,
    });
    expect(await db.order.findUnique({ where: { id: three.id }, select })).toEqual({
      status: "Pending",
      ...none,
    });
    expect(await mails()).toEqual(["order-shipped", "order-shipped"]);
  });

  it("changes each order once when two admins choose overlapping orders", async () => {
    const orders = [
      await givenStockedOrder(),
      await givenStockedOrder(),
      await givenStockedOrder(),
    ];
    const ids = orders.map(({ id }) => id);
    const choose = (chosen: string[]) => advanceMany({ ids: chosen, status: "Cancelled" });
    await Promise.all([choose(ids), choose(ids.toReversed())]);
    expect(await mails()).toHaveLength(3);
    for (const { productId } of orders) expect(await stockOf(productId)).toBe(7);
  });
});
