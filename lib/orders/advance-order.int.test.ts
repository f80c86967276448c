import { describe, expect, it } from "vitest";
import { exportAccount } from "@/lib/accounts/export-account";
import type { AuditActor } from "@/lib/audit/record";
import type { Prisma } from "@/lib/db/generated/client";
import { accountSteps, codeOf } from "@/lib/testing/account-steps";
import { testDatabase } from "@/lib/testing/database";
import { givenOrder, givenProduct } from "@/lib/testing/factories";
import type { UpdateOrderRequest } from "./admin-schemas";
import { advanceOrder } from "./advance-order";
import { advanceOrders } from "./advance-orders";
import { cancelOrder } from "./cancel-order";
import { addOrderNote, listOrderNotes } from "./order-notes";
import { findOrder } from "./queries";
import { ORDER_STATUSES, type OrderStatus } from "./status";

const { db } = testDatabase();

const ipAddress = "203.0.113.7";
const meera: AuditActor = { userId: null, identifier: "meera@shop.example", name: "Meera Nair" };
const asha: AuditActor = { userId: null, identifier: "asha@example.com", name: "Asha Verma" };
const tracking = { carrier: "Delhivery", number: "DL-42", url: "https://track.example.com/DL-42" };

const advance = (id: string, request: UpdateOrderRequest, actor = meera) =>
  advanceOrder({ db, id, request, actor, ipAddress });

const cancel = (order: { id: string }) =>
  cancelOrder({ db, order: { _id: order.id }, actor: asha, ipAddress });

/** An order of two packs of a product of which five are left. */
async function givenStockedOrder(order: Partial<Prisma.OrderUncheckedCreateInput> = {}) {
  const product = await givenProduct(db, { stockCount: 5 });
  const { name, thumbnailImage, pricePaise } = product;
  const line = { position: 0, productId: product.id, name, thumbnailImage, pricePaise };
  const row = await givenOrder(db, {
    lines: { create: { ...line, quantity: 2, lineTotalPaise: 90_000 } },
    ...order,
  });
  return { ...row, productId: product.id };
}

const stockOf = async (id: string) =>
  (await db.product.findUniqueOrThrow({ where: { id } })).stockCount;

async function mails(): Promise<string[]> {
  const rows = await db.$queryRaw<{ template: string }[]>`
    SELECT data->>'template' AS template FROM pgboss.job WHERE name = 'mail' ORDER BY created_on`;
  return rows.map(({ template }) => template);
}

const historyOf = async (orderId: string) =>
  (await db.orderStatusChange.findMany({ where: { orderId }, orderBy: { at: "asc" } })).map(
    ({ status, by }) => `${status} ${by}`,
  );

const entries = (action: string) => db.auditLog.findMany({ where: { action } });

describe("advancing an order", () => {
  it("goes step by step, with history, mail and an audit entry of before and after", async () => {
    const { id, orderId } = await givenOrder(db);
    await advance(orderId, { status: "Processing" });
    await advance(id, { status: "Shipped", tracking });
    await advance(id, { status: "Delivered" });
    const order = await findOrder(db, id, {
      identity: { state: "visitor" },
      key: (await db.order.findUniqueOrThrow({ where: { id } })).accessKey,
    });
    expect(order).toMatchObject({ status: "Delivered", tracking });
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
        tracking: { before: null, after: tracking },
      },
    });
    expect(written[0]).toMatchObject({ actor: "meera@shop.example", type: "order", ipAddress });
  });

  const allowed = ["Pending>Processing", "Pending>Cancelled", "Processing>Shipped"];
  allowed.push("Shipped>Delivered");
  const steps = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => [from, to] as const));
  const refused = steps.filter(([from, to]) => from !== to && !allowed.includes(`${from}>${to}`));

  it.each(refused)("refuses %s to %s and says what is possible", async (from, to) => {
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
    await advance(id, { status: "Shipped", tracking });
    await advance(id, { tracking });
    expect(await mails()).toEqual(["order-shipped", "order-tracking", "order-tracking"]);
    expect(await historyOf(id)).toHaveLength(2);
    expect((await entries("Order Tracking Updated")).map(({ details }) => details)).toContainEqual(
      expect.objectContaining({
        changes: {
          trackingCarrier: { before: "DTDC", after: "Delhivery" },
          trackingNumber: { before: "D1", after: "DL-42" },
          trackingUrl: { before: null, after: tracking.url },
        },
      }),
    );
  });

  it.each<OrderStatus>(["Pending", "Processing", "Delivered", "Cancelled"])(
    "takes no tracking details for an order that is %s",
    async (status) => {
      const { id } = await givenOrder(db, { status });
      expect(await codeOf(advance(id, { tracking }))).toBe("invalid_transition");
    },
  );

  it.each(["KLN-000000-NOTONE", "0199c0de-0000-7000-8000-000000000001", "' OR 1=1 --"])(
    "does not know %s",
    async (id) => {
      expect(await codeOf(advance(id, { status: "Processing" }))).toBe("not_found");
    },
  );

  it("cancels while Pending: the stock returns, and the entry says how much", async () => {
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

  it("are not sent to an account that wants none, but the cancellation always is", async () => {
    await registerAsha();
    const [user] = await db.user.updateManyAndReturn({ data: { orderUpdates: false } });
    await db.$executeRaw`DELETE FROM pgboss.job`;
    const data = { userId: user?.id ?? null };
    const quiet = await givenOrder(db, data);
    await advance(quiet.id, { status: "Processing" });
    await advance(quiet.id, { status: "Shipped" });
    await advance(quiet.id, { tracking });
    await advance(quiet.id, { status: "Delivered" });
    expect(await mails()).toEqual([]);
    const cancelled = await givenOrder(db, data);
    await advance(cancelled.id, { status: "Cancelled" });
    expect(await mails()).toEqual(["order-cancelled"]);
  });
});

describe("in a race", () => {
  it.each<UpdateOrderRequest>([{ status: "Processing" }, { status: "Cancelled" }])(
    "the same request twenty times leaves one history row and one mail: %j",
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

  it("the same tracking details ten times are mailed once", async () => {
    const { id } = await givenOrder(db, { status: "Shipped" });
    await Promise.all(Array.from({ length: 10 }, () => advance(id, { tracking })));
    expect(await mails()).toEqual(["order-tracking"]);
  });

  it("of a customer who cancels and an admin who begins production one wins", async () => {
    for (let round = 0; round < 8; round += 1) {
      const order = await givenStockedOrder();
      const codes = await Promise.all([
        codeOf(cancel(order)),
        codeOf(advance(order.id, { status: "Processing" })),
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

  it("a cancellation by both returns the stock once", async () => {
    const order = await givenStockedOrder();
    await Promise.all([
      codeOf(cancel(order)),
      codeOf(advance(order.id, { status: "Cancelled" })),
      codeOf(cancel(order)),
    ]);
    expect(await stockOf(order.productId)).toBe(7);
    expect(await mails()).toEqual(["order-cancelled"]);
  });

  it("two admins who go on at once are in the history in their order", async () => {
    const { id } = await givenOrder(db);
    const shipping = async () => {
      while ((await codeOf(advance(id, { status: "Shipped" }))) !== "done");
    };
    await Promise.all([shipping(), advance(id, { status: "Processing" })]);
    const rows = await db.orderStatusChange.findMany({
      where: { orderId: id },
      orderBy: [{ at: "asc" }, { id: "asc" }],
    });
    expect(rows.map(({ status }) => status)).toEqual(["Pending", "Processing", "Shipped"]);
  });
});

describe("many orders at once", () => {
  it("answers for each, and what one refuses leaves the others alone", async () => {
    const pending = await givenStockedOrder();
    const shipped = await givenOrder(db, { status: "Shipped" });
    const done = await givenOrder(db, { status: "Processing" });
    const ids = [pending.id, shipped.id, done.orderId, pending.id, "KLN-000000-NOTONE"];
    const { outcomes, changedProducts } = await advanceOrders({
      db,
      request: { ids, status: "Processing" },
      actor: meera,
      ipAddress,
    });
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

  it("two admins with overlapping choices change each order once", async () => {
    const orders = [
      await givenStockedOrder(),
      await givenStockedOrder(),
      await givenStockedOrder(),
    ];
    const ids = orders.map(({ id }) => id);
    const choose = (chosen: string[]) =>
      advanceOrders({
        db,
        request: { ids: chosen, status: "Cancelled" },
        actor: meera,
        ipAddress,
      });
    await Promise.all([choose(ids), choose(ids.toReversed())]);
    expect(await mails()).toHaveLength(3);
    for (const { productId } of orders) expect(await stockOf(productId)).toBe(7);
  });
});

describe("internal notes", () => {
  const { registerAsha, signedIn } = accountSteps(db);
  const SECRET = "Pays late, ask for an advance";

  it("are kept with who wrote them, newest first, and audited without their text", async () => {
    const { id, orderId } = await givenOrder(db);
    await addOrderNote({ db, id, text: "First", actor: meera, ipAddress });
    await addOrderNote({ db, id: orderId, text: SECRET, actor: asha, ipAddress });
    expect(await listOrderNotes(db, orderId)).toMatchObject([
      { text: SECRET, by: "Asha Verma" },
      { text: "First", by: "Meera Nair" },
    ]);
    expect(await entries("Order Note Created")).toHaveLength(2);
    const unknown = addOrderNote({ db, id: "nothing", text: "x", actor: meera, ipAddress });
    expect(await codeOf(unknown)).toBe("not_found");
    expect(await codeOf(listOrderNotes(db, "nothing"))).toBe("not_found");
  });

  it("never reach the customer, neither with the order nor with the account's data", async () => {
    const { token } = await registerAsha();
    const identity = await signedIn(token);
    const { id } = await givenOrder(db, { userId: identity.account.id });
    await addOrderNote({ db, id, text: SECRET, actor: meera, ipAddress });
    const seen = [
      await findOrder(db, id, { identity }),
      await exportAccount({ db, identity, ipAddress }),
    ];
    expect(JSON.stringify(seen)).toContain(id);
    expect(JSON.stringify(seen)).not.toContain(SECRET);
  });
});
