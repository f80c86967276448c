import { describe, expect, it } from "vitest";
import type { AppError } from "@/lib/base/errors";
import { toAppError as httpRefusalOf } from "@/lib/api/route/respond";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct } from "@/e2e/steps/factories";
import { queuedMails } from "@/e2e/steps/messaging/queue-steps";
import { orderSteps, readRefusal } from "@/e2e/steps/order-steps";
import { identifyCustomer } from "../customer";
import { orderAnswer } from "../read/order-answer";
import { placeOrder } from "./place-order";
import { findOrder } from "../read/queries";

const { db } = testDatabase();

const { optionsFor, order } = orderSteps(db);

async function findOrderByKey(id: string, key: string) {
  const order = await findOrder(db, id, { identity: { state: "visitor" }, key });
  return order && orderAnswer(order);
}

const readStock = async (id: string) =>
  (await db.product.findUniqueOrThrow({ where: { id }, select: { stockCount: true } })).stockCount;

describe("placing an order", () => {
  it("takes stock, keeps a snapshot, and leaves history, audit row and mails behind", async () => {
    const product = await givenProduct(db, { pricePaise: 125_050, stockCount: 9, sku: "KM-1" });
    const placed = await order({
      lines: [{ product: product.id, quantity: 2 }],
      promoCode: "save10",
    });

    await db.product.update({
      where: { id: product.id },
      data: {
        name: "Renamed",
        sku: "X",
        pricePaise: 1,
        specifications: { "Pack size": "7 pieces" },
      },
    });
    const stored = await findOrderByKey(placed.orderId, placed.accessKey);
    expect(stored).toMatchObject({
      _id: placed.id,
      status: "Pending",
      subtotal: 2501,
      discount: 250.1,
      promoCode: "SAVE10",
      shipping: 0,
      tax: 180.07,
      totalAmount: 2430.97,
      user: { name: "Asha Verma", email: "asha@example.in" },
      products: [
        {
          quantity: 2,
          price: 1250.5,
          product: { name: product.name, packSize: "100 pieces", sku: "KM-1" },
        },
      ],
      history: [{ status: "Pending", by: "Asha Verma", party: "customer" }],
      dispatchBy: placed.dispatchBy,
      tracking: null,
    });
    expect(await readStock(product.id)).toBe(7);
    expect(await auditEntries(db, { action: "Order Created" })).toMatchObject([
      { actor: "asha@example.in", type: "order", status: "success" },
    ]);
    expect(await queuedMails(db)).toEqual([
      { template: "new-order", orderId: placed.id },
      { template: "order-confirmation", orderId: placed.id },
    ]);
  });

  it("assigns readable numbers, and needs the key to open an order", async () => {
    const product = await givenProduct(db);
    const placed = await order({ lines: [{ product: product.id, quantity: 1 }] });
    expect(placed.orderId).toMatch(/^KLN-\d{6}-[0-9A-HJKMNP-TV-Z]{6}$/);
    expect(placed.accessKey.length).toBeGreaterThanOrEqual(43);
    expect(await findOrderByKey(placed.id, placed.accessKey)).not.toBeNull();
    for (const key of ["", placed.orderId, placed.accessKey.slice(1), `${placed.accessKey}x`]) {
      expect(await findOrderByKey(placed.orderId, key)).toBeNull();
    }
    expect(await findOrderByKey("KLN-000000-000000", placed.accessKey)).toBeNull();
  });

  it("merges duplicate lines of a product", async () => {
    const product = await givenProduct(db, { stockCount: 5 });
    const twice = [
      { product: product.id, quantity: 2 },
      { product: product.id, quantity: 3 },
    ];
    const placed = await order({ lines: twice, proven: true });
    const stored = await findOrderByKey(placed.id, placed.accessKey);
    expect(stored?.products).toMatchObject([{ quantity: 5 }]);
    expect(await readStock(product.id)).toBe(0);
    expect(placed.soldOut).toBe(true);
  });
});

describe("an order that cannot be placed as requested", () => {
  it("is refused with the right figures after a price change, and stores nothing", async () => {
    const product = await givenProduct(db, { pricePaise: 50_000, stockCount: 5 });
    const lines = [{ product: product.id, quantity: 1 }];
    const stale = await optionsFor({ lines });
    await db.product.update({ where: { id: product.id }, data: { pricePaise: 60_000 } });

    const refusal = await readRefusal(placeOrder(stale));
    expect(refusal.code).toBe("price_changed");
    expect(refusal.details.extra).toMatchObject({ quote: { subtotal: 600, total: 798 } });
    expect(await db.order.count()).toBe(0);
    expect(await readStock(product.id)).toBe(5);
    expect(await queuedMails(db)).toEqual([]);
  });

  it("is refused by name when the stock is too small, all lines or none", async () => {
    const plenty = await givenProduct(db, { stockCount: 100 });
    const scarce = await givenProduct(db, { name: "Cake box", stockCount: 1 });
    const refusal = await readRefusal(
      order({
        lines: [
          { product: plenty.id, quantity: 2 },
          { product: scarce.id, quantity: 2 },
        ],
      }),
    );
    expect(refusal).toMatchObject({
      code: "out_of_stock",
      message: "Only 1 of Cake box left in stock.",
    });
    expect(await readStock(plenty.id)).toBe(100);
  });

  it.each([
    ["switched off", { forSale: false }],
    ["removed", { deletedAt: new Date() }],
    ["a draft", { draft: true }],
  ])("is refused when a product is %s", async (_state, change) => {
    const product = await givenProduct(db, { stockCount: 10, ...change });
    const refusal = await readRefusal(order({ lines: [{ product: product.id, quantity: 1 }] }));
    expect(refusal.code).toBe("out_of_stock");
  });

  it.each(["00000000-0000-7000-8000-000000000000", "nonsense", "' OR 1=1 --"])(
    "is refused when the product is unknown: %s",
    async (product) => {
      const refusal = await readRefusal(order({ lines: [{ product, quantity: 1 }] }));
      expect(refusal.code).toBe("out_of_stock");
    },
  );

  it("is refused with an expired promo code", async () => {
    const product = await givenProduct(db);
    await db.promoCode.update({ where: { code: "BULK20" }, data: { active: false } });
    const refusal = await readRefusal(
      order({ lines: [{ product: product.id, quantity: 1 }], promoCode: "BULK20" }),
    );
    expect(refusal).toMatchObject({
      code: "invalid_promo",
      message: "Please enter a valid promo code.",
    });
  });

  it("is refused for a state that the shop does not ship to", async () => {
    const product = await givenProduct(db);
    const refusal = await readRefusal(
      order({ lines: [{ product: product.id, quantity: 1 }], state: "Atlantis" }),
    );
    expect(refusal.code).toBe("invalid_input");
    expect(refusal.details.fields).toHaveProperty(["shippingAddress.state"]);
  });
});

describe("text that PostgreSQL cannot store", () => {
  const attemptWith = async (company: string) => {
    const product = await givenProduct(db);
    const options = await optionsFor({ lines: [{ product: product.id, quantity: 1 }] });
    return placeOrder({ ...options, request: { ...options.request, company } });
  };

  it("loses unpaired surrogates", async () => {
    await attemptWith("Half \ud83d");
    expect(await db.order.findMany()).toMatchObject([{ company: "Half \ufffd" }]);
  });

  it("is refused as invalid input when it contains NUL", async () => {
    const error = await attemptWith("No\0").catch((thrown: unknown) => thrown);
    expect(httpRefusalOf(error)).toMatchObject({ code: "invalid_input" });
    expect(await db.order.count()).toBe(0);
  });
});

describe("orders under concurrency", () => {
  it("sells ten of ten pieces to fifty buyers", async () => {
    const product = await givenProduct(db, { stockCount: 10 });
    const attempts = await Promise.all(
      Array.from({ length: 50 }, (_, buyer) =>
        optionsFor({
          lines: [{ product: product.id, quantity: 1 }],
          email: `buyer${buyer}@example.in`,
          proven: true,
          totalAmount: quoteTotalOfOne(product.pricePaise),
        }),
      ),
    );
    const outcomes = await Promise.allSettled(attempts.map(placeOrder));
    const refused = outcomes.filter((outcome) => outcome.status === "rejected");
    expect(outcomes.length - refused.length).toBe(10);
    expect(new Set(refused.map(({ reason }) => (reason as AppError).code))).toEqual(
      new Set(["out_of_stock"]),
    );
    expect(await readStock(product.id)).toBe(0);
    expect(await db.order.count()).toBe(10);
  });

  it("does not deadlock when carts name the same products in opposite orders", async () => {
    const a = await givenProduct(db, { stockCount: 100 });
    const b = await givenProduct(db, { stockCount: 100 });
    const there = [
      { product: a.id, quantity: 1 },
      { product: b.id, quantity: 1 },
    ];
    const attempts = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        optionsFor({
          lines: turn % 2 ? there : there.toReversed(),
          email: `b${turn}@example.in`,
          proven: turn % 4 > 1,
        }),
      ),
    );
    await Promise.all(attempts.map(placeOrder));
    expect([await readStock(a.id), await readStock(b.id)]).toEqual([80, 80]);
  });

  it("creates one order from twenty requests with the same key", async () => {
    const product = await givenProduct(db, { stockCount: 100 });
    const options = await optionsFor({
      lines: [{ product: product.id, quantity: 1 }],
      key: "one-click",
    });
    const placed = await Promise.all(Array.from({ length: 20 }, () => placeOrder(options)));
    expect(new Set(placed.map(({ orderId }) => orderId)).size).toBe(1);
    expect(new Set(placed.map(({ accessKey }) => accessKey)).size).toBe(1);
    expect(await readStock(product.id)).toBe(99);
    expect(await queuedMails(db)).toHaveLength(2);
  });
});

describe("the audit log", () => {
  it("does not attribute a guest's order to the account with that email", async () => {
    const { id } = await db.user.create({
      data: {
        name: "Shop Admin",
        email: "admin@example.in",
        role: "admin",
        emailVerifiedAt: new Date(),
      },
    });
    const product = await givenProduct(db);
    const options = await optionsFor({ lines: [{ product: product.id, quantity: 1 }] });
    const customer = await identifyCustomer(
      db,
      { state: "visitor" },
      { email: "admin@example.in" },
    );
    expect(customer.userId).toBe(id);
    await placeOrder({ ...options, customer });
    expect(await db.auditLog.findFirst({ where: { action: "Order Created" } })).toMatchObject({
      userId: null,
      actor: "admin@example.in",
      actorName: "Asha Verma (not signed in)",
    });
  });

  it("names the ordering account, whatever the form contains", async () => {
    const email = "own@example.in";
    const account = await db.user.create({ data: { name: "Own Name", email } });
    const product = await givenProduct(db);
    const options = await optionsFor({ lines: [{ product: product.id, quantity: 1 }] });
    const identity = {
      state: "signed-in" as const,
      account: { ...account, emailVerified: true, membership: null },
      session: { id: "", remember: false, expiresAt: new Date() },
    };
    const customer = await identifyCustomer(db, identity, { email: "admin@example.in" });
    await placeOrder({ ...options, customer });
    expect(await db.auditLog.findFirst({ where: { action: "Order Created" } })).toMatchObject({
      userId: account.id,
      actor: email,
      actorName: "Own Name",
    });
  });
});

/** One pack below the free shipping threshold at the default settings, in rupees. */
function quoteTotalOfOne(pricePaise: number): number {
  return (pricePaise + 15_000 + Math.round(pricePaise * 0.08)) / 100;
}
