import { describe, expect, it } from "vitest";
import type { CounterTopic } from "@/lib/db/generated/enums";
import { SYSTEM_ACTOR } from "@/lib/audit/record";
import { FIRST_CATEGORIES } from "@/prisma/demo/types";
import { cancelForReason } from "@/lib/fulfilment/status/cancel-for-reason";
import { cancelOrder } from "@/lib/fulfilment/status/cancel-order";
import { changeOrderStatus } from "@/lib/fulfilment/status/change-order-status";
import type { StepBackRequest } from "@/lib/fulfilment/schemas";
import { stepBack } from "@/lib/fulfilment/status/step-back";
import { placeOrder } from "@/lib/orders/place/place-order";
import type { OrderStatus } from "@/lib/orders/status";
import { testDatabase } from "@/e2e/support/database";
import { givenDocument, givenPayment } from "@/e2e/steps/book-steps";
import { givenOrder, givenProduct } from "@/e2e/steps/factories";
import { orderSteps } from "@/e2e/steps/order-steps";
import { Random } from "@/e2e/support/arbitrary/random";
import { documentSteps } from "@/e2e/steps/document-steps";
import { readCount, foldCounters } from "./counters";

const { db } = testDatabase();
const { optionsFor } = orderSteps(db);
const { invoice } = documentSteps(db);

/** Outstanding amounts are counted by the day of each change, which orders do not store. */
const SUMS = `
  SELECT "topic"::text,
    CASE WHEN "topic" = 'outstanding' THEN NULL ELSE "day"::text END AS "day",
    "key", "part", sum("count")::text AS "count", sum("paise")::text AS "paise"
  FROM SOURCE GROUP BY 1, 2, 3, 4
  HAVING sum("count") <> 0 OR sum("paise") <> 0
  ORDER BY 1, 2, 3, 4`;

const sums = (source: string) => db.$queryRawUnsafe(SUMS.replace("SOURCE", source));

async function expectExact(): Promise<void> {
  const all = "SELECT * FROM count_afresh() UNION ALL SELECT * FROM count_money_afresh()";
  expect(await sums('"counters" t')).toEqual(await sums(`(${all}) t`));
}

const STATUSES: OrderStatus[] = ["Pending", "Processing", "Shipped", "Delivered", "Cancelled"];
const NOBODY = "00000000-0000-4000-8000-000000000000";
const DAY_MS = 24 * 60 * 60 * 1000;

/** Ordered by id: with any other order a seed would choose different rows each time. */
const OLDEST = { orderBy: { id: "asc" } } as const;

/** Returns every kind of change to counted rows, to be made one at a time. */
function changes(random: Random) {
  const someday = () => new Date(Date.UTC(2026, 5, 1) + random.between(0, 89) * (DAY_MS / 3));
  const pick = async (ids: Promise<{ id: string }[]>) => {
    const found = await ids;
    return found.length > 0 ? random.of(found).id : NOBODY;
  };
  const product = () => pick(db.product.findMany({ ...OLDEST, select: { id: true } }));
  const order = () => pick(db.order.findMany({ ...OLDEST, select: { id: true } }));
  return [
    () => givenProduct(db, { category: random.of(FIRST_CATEGORIES) }),
    async () => {
      const data = { category: random.of(FIRST_CATEGORIES) };
      await db.product.updateMany({ where: { id: await product() }, data });
    },
    async () => db.product.deleteMany({ where: { id: await product() } }),
    async () => {
      const line = (position: number, id: string) => ({
        position,
        productId: id === NOBODY ? null : id,
        name: random.of(["Carton", "Tape", "Paper cup"]),
        thumbnailImage: "/media/x.webp",
        pricePaise: 100,
        quantity: 1 + position,
        lineTotalPaise: 100 * (1 + position),
      });
      const lines = [line(0, await product()), line(1, await product())];
      const promo = random.of([{}, { promoCode: "SAVE10", promoPercent: 10 }]);
      const status = random.of(STATUSES);
      const createdAt = someday();
      const paymentMethod = random.of([null, "bank", "cod"] as const);
      const data = { status, createdAt, paymentMethod, ...promo };
      await givenOrder(db, { ...data, lines: { createMany: { data: lines } } });
    },
    async () => {
      const unpaid = await db.order.findFirst({ ...OLDEST, where: { paymentState: "unpaid" } });
      if (!unpaid) return;
      const means = random.of(["bank", "cash"] as const);
      const payment = { orderId: unpaid.id, amountPaise: 50_000, means, at: someday() };
      await givenPayment(db, payment);
    },
    async () => {
      const where = { kind: "receipt", reversal: null } as const;
      const paid = await db.payment.findFirst({ ...OLDEST, where });
      const refunded =
        paid && (await db.payment.count({ where: { orderId: paid.orderId, kind: "refund" } }));
      if (!paid || refunded) return;
      const { id: reversesId, orderId, amountPaise } = paid;
      const back = random.of([
        { kind: "reversal", reversesId, amountPaise },
        { kind: "refund", amountPaise: 20_000 },
      ] as const);
      await givenPayment(db, { orderId, at: someday(), ...back });
    },
    async () => {
      const orderId = await pick(
        db.order.findMany({ ...OLDEST, where: { documents: { none: {} } } }),
      );
      if (orderId === NOBODY) return;
      const { id: invoiceId } = await givenDocument(db, { orderId, totalPaise: 112_200 });
      if (random.between(0, 1) === 0)
        await givenDocument(db, { orderId, invoiceId, totalPaise: 10_000 });
    },
    async () => {
      const status = random.of(STATUSES);
      const orderId = await order();
      if (orderId === NOBODY) return;
      await db.order.update({ where: { id: orderId }, data: { status } });
      const takesBack = random.of([null, null, ...STATUSES]);
      const change = {
        orderId,
        status,
        at: someday(),
        by: "Meera",
        takesBack,
        reason: "By chance",
      };
      await db.orderStatusChange.create({ data: change });
    },
    async () => {
      const data = { createdAt: someday() };
      await db.order.updateMany({ where: { id: await order() }, data });
    },
    () => foldCounters(db),
  ];
}

describe("the counters", () => {
  it.each([2, 3, 4])("are what counting afresh finds, whatever was changed (%i)", async (seed) => {
    const random = new Random(seed);
    const all = changes(random);
    for (let n = 1; n <= 150; n += 1) {
      await random.of(all)();
      if (n % 25 === 0) await expectExact();
    }
    const met = await db.counter.groupBy({ by: ["topic"], orderBy: { topic: "asc" } });
    const topics: CounterTopic[] = ["orders", "sales", "billed", "received", "outstanding"];
    expect(met.map(({ topic }) => topic)).toEqual(expect.arrayContaining(topics));
  });

  it("take away an order that is removed, with its lines", async () => {
    const { id } = await givenOrder(db);
    // Its history is removed too, which the shop itself never does.
    await db.$transaction([
      db.orderStatusChange.deleteMany({ where: { orderId: id } }),
      db.order.delete({ where: { id } }),
    ]);
    await expectExact();
    expect(await readCount(db, { topic: "orders" })).toBe(0);
  });

  it("follow an order that is placed, and cancelled, as the shop does it", async () => {
    const categories = ["Boxes", "Mailers", "Boxes"] as const;
    const made = categories.map((category) => givenProduct(db, { category, stockCount: 21 }));
    const lines = (await Promise.all(made)).map(({ id }) => ({ product: id, quantity: 1 }));
    const order = await placeOrder(await optionsFor({ lines, promoCode: "SAVE10" }));
    await expectExact();
    expect(await readCount(db, { topic: "sales", keys: ["Boxes"] })).toBe(2);
    const by = { actor: SYSTEM_ACTOR, party: "system" as const, ipAddress: "" };
    await cancelOrder({ db, order, ...by });
    await expectExact();
    expect(await readCount(db, { topic: "sales" })).toBe(0);
  });

  it("follow an order that is stepped back and cancelled", async () => {
    const { id: productId } = await givenProduct(db, { category: "Boxes" });
    const order = await placeOrder(
      await optionsFor({ lines: [{ product: productId, quantity: 2 }], proven: true }),
    );
    const by = { actor: SYSTEM_ACTOR, ipAddress: "" };
    const go = (status: OrderStatus) =>
      changeOrderStatus({ db, id: order.id, request: { status }, ...by });
    const back = (to: StepBackRequest["to"]) =>
      stepBack({ db, id: order.id, request: { to, reason: "By mistake" }, ...by });
    const steps: (readonly [() => Promise<unknown>, departures: number])[] = [
      // Issued first, because an invoice that is issued at shipping would keep the order from stepping back.
      [() => invoice(order.id), 0],
      [() => go("Processing"), 0],
      [() => go("Shipped"), 1],
      [() => go("Delivered"), 1],
      [() => back("Shipped"), 1],
      [() => back("Processing"), 0],
      [() => go("Shipped"), 1],
      [() => back("Processing"), 0],
      [() => back("Pending"), 0],
      [() => go("Processing"), 0],
    ];
    for (const [step, departures] of steps) {
      await step();
      await expectExact();
      expect(await readCount(db, { topic: "departures" })).toBe(departures);
      expect(await readCount(db, { topic: "sales" })).toBe(2);
    }
    const request = { reason: "No board", restock: true };
    await cancelForReason({ db, id: order.id, request, ...by });
    await expectExact();
    expect(await readCount(db, { topic: "departures" })).toBe(1);
    expect(await readCount(db, { topic: "sales" })).toBe(0);
  });

  it("keep the category in which a line was sold", async () => {
    const { id: productId } = await givenProduct(db, { category: "Mailers" });
    const line = {
      position: 0,
      productId,
      name: "Mailer",
      thumbnailImage: "/media/x.webp",
      pricePaise: 100,
      quantity: 3,
      lineTotalPaise: 300,
    };
    await givenOrder(db, { lines: { create: line } });
    await db.product.update({ where: { id: productId }, data: { category: "Boxes" } });
    await db.product.delete({ where: { id: productId } });
    expect(await readCount(db, { topic: "sales", keys: ["Mailers"] })).toBe(3);
    await expectExact();
  });

  it("are folded into one row of each key, while others write", async () => {
    const work = Array.from({ length: 30 }, () => givenOrder(db));
    const folding = (async () => {
      for (let n = 0; n < 10; n += 1) await foldCounters(db);
    })();
    const reading = (async () => {
      const seen: number[] = [];
      for (let n = 0; n < 20; n += 1) seen.push(await readCount(db, { topic: "orders" }));
      return seen;
    })();
    await Promise.all([...work, folding]);
    // The count never decreases.
    const seen = await reading;
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    await foldCounters(db);
    const rows = await db.counter.findMany({ where: { topic: "orders" } });
    expect(rows.map(({ count }) => count)).toEqual([30n]);
  });
});
