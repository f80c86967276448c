import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dayName } from "@/lib/base/india-time";
import { givenDocument, givenPayment } from "@/e2e/steps/book-steps";
import { testDatabase } from "@/e2e/support/database";
import {
  givenOrder,
  givenProduct,
  givenPromoCode,
  givenSetting,
  givenUser,
} from "@/e2e/steps/factories";
import { orderSteps, readRefusal, type Wish } from "@/e2e/steps/order-steps";
import { readQueries } from "@/e2e/query-plans/query-count";
import { DEMO_PAYMENTS } from "@/lib/shop/settings/demo/demo-payments";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { placeOrder } from "./place-order";

const { db } = testDatabase();
const { order, optionsFor } = orderSteps(db);

// The clock is fixed for the whole test, because midnight in India may pass while it runs.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const DAY_MS = 24 * 60 * 60 * 1000;
const dayIn = (days: number) => dayName(new Date(Date.now() + days * DAY_MS));
const stored = async ({ id }: { id: string }) => {
  const { paymentMethod, paymentDueOn } = await db.order.findUniqueOrThrow({ where: { id } });
  return [paymentMethod, paymentDueOn?.toISOString().slice(0, 10) ?? null];
};

let product: string;
/** Two packs with shipping and tax: ₹1,122. */
const request = (remaining: Partial<Wish>): Wish => ({
  lines: [{ product, quantity: 2 }],
  ...remaining,
});

beforeEach(async () => {
  product = (await givenProduct(db)).id;
});

async function switchOn(methods: string): Promise<void> {
  await givenSetting(db, "upiId", "kln@okicici");
  await givenSetting(db, "upiPayee", "KLN Packaging");
  await givenSetting(db, "paymentMethods", methods);
}

const givenApproved = (creditLimitPaise: number) =>
  givenUser(db, { creditDays: 30, creditLimitPaise });

describe("the payment method of an order", () => {
  it("is absent while none is enabled", async () => {
    expect(await stored(await order(request({})))).toEqual([null, null]);
    const refusal = await readRefusal(order(request({ paymentMethod: "upi" })));
    expect(refusal).toMatchObject({ code: "invalid_input" });
  });

  it("keeps the shop closed to customers until its owner has set one", async () => {
    const undecided = async (remaining: Partial<Wish> = {}) => {
      const options = await optionsFor(request(remaining));
      return { ...options, settings: await readShopSettings(db) };
    };
    expect(await readRefusal(placeOrder(await undecided()))).toMatchObject({
      code: "no_way_to_pay",
      message: expect.stringContaining("has not set how it is paid") as string,
    });
    const enteredBy = { userId: null, identifier: "meera@example.in", name: "Meera" };
    const who = {
      name: "Asha",
      userId: null,
      companyId: null,
      email: "a@x.in",
      emailProven: false,
    };
    await placeOrder({
      ...(await undecided()),
      customer: { ...who, proof: "owner", account: null, enteredBy },
    });
    await givenSetting(db, "paymentMethods", "");
    await placeOrder(await undecided());
    expect(await db.order.count()).toBe(2);
  });

  it("is required once one is enabled, among the enabled ones", async () => {
    await switchOn("upi,cod");
    const missing = await readRefusal(order(request({})));
    expect(missing.details.fields).toEqual({ paymentMethod: "Please choose a way to pay." });
    const other = await readRefusal(order(request({ paymentMethod: "bank" })));
    expect(other.details.fields?.paymentMethod).toContain("do not offer");
    expect(await stored(await order(request({ paymentMethod: "upi" })))).toEqual(["upi", dayIn(3)]);
    expect(await stored(await order(request({ paymentMethod: "cod" })))).toEqual(["cod", null]);
  });

  it("is optional while the demo provides the methods", async () => {
    await switchOn("upi,cod");
    await givenSetting(db, "upiId", DEMO_PAYMENTS.upiId);
    expect(await stored(await order(request({})))).toEqual([null, null]);
    expect(await stored(await order(request({ paymentMethod: "cod" })))).toEqual(["cod", null]);
  });

  it("is cash up to the limit; above it nothing is sold", async () => {
    await switchOn("cod");
    await givenSetting(db, "codLimit", "1122");
    await order(request({ paymentMethod: "cod" }));
    await givenSetting(db, "codLimit", "1121.99");
    const refusal = await readRefusal(order(request({ paymentMethod: "cod", proven: true })));
    expect(refusal).toMatchObject({ code: "invalid_input" });
    expect(refusal.details.fields?.paymentMethod).toContain("up to ₹1,121.99");
    expect(await db.product.findUniqueOrThrow({ where: { id: product } })).toMatchObject({
      stockCount: 98,
    });
  });

  it("is not required for a total of zero, and such an order is paid at once", async () => {
    await switchOn("upi,cod");
    await givenSetting(db, "freeShippingAbove", "0");
    await givenPromoCode(db, { percent: 100 });
    const free = await order(request({ promoCode: "TEST25" }));
    const read = () => db.order.findUniqueOrThrow({ where: { id: free.id } });
    expect(await read()).toMatchObject({
      totalPaise: 0n,
      paymentMethod: null,
      paymentState: "paid",
      outstandingPaise: 0n,
    });
    await db.order.update({ where: { id: free.id }, data: { status: "Cancelled" } });
    expect(await read()).toMatchObject({ paymentState: "unpaid" });
  });

  it("is UPI up to the limit; above it only with bank transfer", async () => {
    await switchOn("upi");
    await givenSetting(db, "upiLimit", "1121.99");
    const refusal = await readRefusal(order(request({ paymentMethod: "upi" })));
    expect(refusal.details.fields?.paymentMethod).toContain("up to ₹1,121.99");
    await givenSetting(db, "bankAccount", "50100123456789");
    expect(await stored(await order(request({ paymentMethod: "upi" })))).toEqual(["upi", dayIn(3)]);
  });

  it("needs no more statements than before there was a choice", async () => {
    const { id: userId, email } = await givenUser(db);
    const known = request({ userId, email, key: "first" });
    const before = await optionsFor(known);
    await placeOrder(await optionsFor({ ...known, key: "warm" }));
    const plain = await readQueries(() => placeOrder(before));
    await switchOn("upi,bank,cod");
    for (const paymentMethod of ["upi", "cod"] as const) {
      const options = await optionsFor({ ...known, key: paymentMethod, paymentMethod });
      expect(await readQueries(() => placeOrder(options))).toHaveLength(plain.length);
    }
  });
});

describe("an order on account", () => {
  it("needs an approved, signed-in customer, and is due the agreed days after its invoice", async () => {
    await switchOn("account");
    const { id: userId, email } = await givenApproved(500_000);
    const placed = await order(request({ userId, email, paymentMethod: "account" }));
    expect(await stored(placed)).toEqual(["account", null]);
    const invoice = { orderId: placed.id, totalPaise: placed.totalPaise };
    await givenDocument(db, { ...invoice, issuedOn: new Date(dayIn(5)) });
    expect(await stored(placed)).toEqual(["account", dayIn(35)]);
    const { id: other, email: theirs } = await givenUser(db);
    for (const who of [{ userId: other, email: theirs }, { email }, { email, proven: true }]) {
      const refusal = await readRefusal(order(request({ ...who, paymentMethod: "account" })));
      expect(refusal.details.fields?.paymentMethod).toContain("do not offer");
    }
  });

  it("fits the open credit, which payments and cancellations restore", async () => {
    await switchOn("account");
    const { id: userId, email } = await givenApproved(2 * 112_200);
    const buy = () => order(request({ userId, email, paymentMethod: "account" }));
    const first = await buy();
    await buy();
    expect((await readRefusal(buy())).message).toContain("₹0 of your limit of ₹2,244 is free");
    await givenPayment(db, { orderId: first.id, amountPaise: 112_199 });
    expect((await readRefusal(buy())).message).toContain("₹1,121.99 of your limit");
    await givenPayment(db, { orderId: first.id, amountPaise: 1 });
    const third = await buy();
    await db.order.update({ where: { id: third.id }, data: { status: "Cancelled" } });
    await buy();
    await readRefusal(buy());
  });

  it("never exceeds the credit under concurrency", async () => {
    await switchOn("account");
    const { id: userId, email } = await givenApproved(3 * 112_200 - 1);
    const attempts = Array.from({ length: 8 }, (_, n) =>
      order(request({ userId, email, key: `k${n}`, paymentMethod: "account" })),
    );
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    const { _sum } = await db.order.aggregate({
      where: { userId },
      _sum: { outstandingPaise: true },
    });
    expect(_sum.outstandingPaise).toBe(2n * 112_200n);
  });

  it("ignores orders with other payment methods", async () => {
    await switchOn("upi,account");
    const { id: userId, email } = await givenApproved(112_200);
    await givenOrder(db, { userId, paymentMethod: "upi" });
    const { id } = await order(request({ userId, email, paymentMethod: "account" }));
    expect(await db.order.findUniqueOrThrow({ where: { id } })).toMatchObject({
      outstandingPaise: 112_200n,
    });
  });
});
