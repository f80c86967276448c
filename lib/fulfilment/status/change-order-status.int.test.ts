import { describe, expect, it } from "vitest";
import { accountSteps, readCode } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder } from "@/e2e/steps/factories";
import { FROM, orderDeskSteps, TRACKING } from "@/e2e/steps/order-admin-steps";
import { findOrder } from "@/lib/orders/read/queries";
import { ORDER_STATUSES, type OrderStatus } from "@/lib/orders/status";

const { db } = testDatabase();
const { advance, givenStockedOrder, stockOf, mails, historyOf, entries } = orderDeskSteps(db);

describe("advancing an order", () => {
  it("goes step by step, with history, mail and an audit entry of old and new status", async () => {
    const { id, orderId } = await givenOrder(db);
    await advance(orderId, { status: "Processing" });
    await advance(id, { status: "Shipped", tracking: TRACKING });
    await advance(id, { status: "Delivered" });
    const order = await findOrder(db, id, {
      identity: { state: "visitor" },
      key: (await db.order.findUniqueOrThrow({ where: { id } })).accessKey,
    });
    expect(order).toMatchObject({ status: "Delivered", tracking: TRACKING });
    expect(order?.history.map(({ status, by }) => `${status} ${by}`)).toEqual([
      "Pending Asha Verma",
      "Processing Meera Nair",
      "Shipped Meera Nair",
      "Delivered Meera Nair",
    ]);
    expect(await mails()).toEqual(["order-processing", "order-shipped", "order-delivered"]);
    const written = await entries("Order Status Updated");
    expect(written.map(({ details }) => details)).toContainEqual({
      order: orderId,
      changes: {
        status: { before: "Processing", after: "Shipped" },
        tracking: { before: null, after: TRACKING },
      },
    });
    expect(written[0]).toMatchObject({
      actor: "meera@shop.example",
      type: "order",
      ipAddress: FROM,
    });
  });

  it("issues the invoice when the goods leave, and not before", async () => {
    const { id, orderId } = await givenOrder(db);
    const documents = () => db.orderDocument.findMany({ where: { orderId: id } });
    await advance(id, { status: "Processing" });
    expect(await documents()).toEqual([]);
    await advance(id, { status: "Shipped" });
    expect(await documents()).toMatchObject([{ kind: "invoice", by: "Meera Nair" }]);
    await advance(id, { status: "Delivered" });
    expect(await documents()).toHaveLength(1);
    expect(await entries("Invoice Issued")).toMatchObject([{ details: { order: orderId } }]);
  });

  it("does not ship an order that cannot legally be invoiced", async () => {
    const { id } = await givenOrder(db, {
      status: "Processing",
      taxRegime: "gst",
      taxPercent: 0,
      sellerState: "06",
      placeOfSupply: "06",
    });
    const refusal = advance(id, { status: "Shipped" });
    await expect(refusal).rejects.toMatchObject({ code: "invalid_transition" });
    expect(await mails()).toEqual([]);
    expect(await historyOf(id)).toHaveLength(1);
  });

  const allowed = ["Pending>Processing", "Pending>Cancelled", "Processing>Shipped"];
  allowed.push("Shipped>Delivered");
  const steps = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => [from, to] as const));
  const refused = steps.filter(([from, to]) => from !== to && !allowed.includes(`${from}>${to}`));

  it.each(refused)("refuses %s to %s and names the allowed steps", async (from, to) => {
    const { id } = await givenOrder(db, { status: from });
    await expect(advance(id, { status: to })).rejects.toMatchObject({
      code: "invalid_transition",
      message: expect.stringContaining(`The order is ${from}`) as string,
    });
    expect(await mails()).toEqual([]);
    expect(await db.auditLog.count()).toBe(0);
  });

  it.each(ORDER_STATUSES)("changes nothing when the order is %s already", async (status) => {
    const { id } = await givenOrder(db, { status });
    const done = await advance(id, { status });
    expect(done).toEqual({ status, changed: false, changedProducts: [] });
    expect(await mails()).toEqual([]);
    expect(await db.auditLog.count()).toBe(0);
  });

  it("ships without tracking details and takes them later", async () => {
    const { id } = await givenOrder(db, { status: "Processing" });
    await advance(id, { status: "Shipped" });
    await advance(id, { tracking: { carrier: "DTDC", number: "D1" } });
    await advance(id, { status: "Shipped", tracking: TRACKING });
    await advance(id, { tracking: TRACKING });
    expect(await mails()).toEqual(["order-shipped", "order-tracking", "order-tracking"]);
    expect(await historyOf(id)).toHaveLength(2);
    expect((await entries("Order Tracking Updated")).map(({ details }) => details)).toContainEqual(
      expect.objectContaining({
        changes: {
          trackingCarrier: { before: "DTDC", after: "Delhivery" },
          trackingNumber: { before: "D1", after: "DL-42" },
          trackingUrl: {
            before: "https://www.dtdc.in/tracking/tracking_results.asp?strCnno=D1",
            after: TRACKING.url,
          },
        },
      }),
    );
  });

  it("links to no page of an unknown carrier", async () => {
    const order = await givenOrder(db, { status: "Processing" });
    await advance(order.id, { status: "Shipped", tracking: { carrier: "Van 3", number: "D1" } });
    const { trackingUrl } = await db.order.findUniqueOrThrow({ where: { id: order.id } });
    expect(trackingUrl).toBeNull();
  });

  it.each<OrderStatus>(["Pending", "Processing", "Delivered", "Cancelled"])(
    "refuses tracking details for an order that is %s",
    async (status) => {
      const { id } = await givenOrder(db, { status });
      expect(await readCode(advance(id, { tracking: TRACKING }))).toBe("invalid_transition");
    },
  );

  it.each(["KLN-000000-NOTONE", "0199c0de-0000-7000-8000-000000000001", "' OR 1=1 --"])(
    "does not find %s",
    async (id) => {
      expect(await readCode(advance(id, { status: "Processing" }))).toBe("not_found");
    },
  );

  it("cancels while Pending: the stock returns, and the entry has the quantity", async () => {
    const { id, orderId, productId } = await givenStockedOrder();
    const done = await advance(id, { status: "Cancelled" });
    expect(done.changedProducts).toEqual([productId]);
    expect(await stockOf(productId)).toBe(7);
    expect(await mails()).toEqual(["order-cancelled"]);
    expect(await entries("Order Cancelled")).toMatchObject([
      {
        actor: "meera@shop.example",
        details: {
          order: orderId,
          changes: { status: { before: "Pending", after: "Cancelled" } },
          returned: [{ productId, quantity: 2 }],
        },
      },
    ]);
  });
});

describe("the mails about an order", () => {
  const { registerAsha } = accountSteps(db);

  it("are not sent to an account that opted out, except the cancellation", async () => {
    await registerAsha();
    const [user] = await db.user.updateManyAndReturn({ data: { orderUpdates: false } });
    await db.$executeRaw`DELETE FROM pgboss.job`;
    const data = { userId: user?.id ?? null };
    const quiet = await givenOrder(db, data);
    await advance(quiet.id, { status: "Processing" });
    await advance(quiet.id, { status: "Shipped" });
    await advance(quiet.id, { tracking: TRACKING });
    await advance(quiet.id, { status: "Delivered" });
    expect(await mails()).toEqual([]);
    const cancelled = await givenOrder(db, data);
    await advance(cancelled.id, { status: "Cancelled" });
    expect(await mails()).toEqual(["order-cancelled"]);
  });
});
