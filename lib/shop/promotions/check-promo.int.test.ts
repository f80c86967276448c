import { describe, expect, it } from "vitest";
import { cancelOrder } from "@/lib/fulfilment/status/cancel-order";
import { placeOrder } from "@/lib/orders/place/place-order";
import { SYSTEM_ACTOR } from "@/lib/audit/record";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct, givenPromoCode } from "@/e2e/steps/factories";
import { orderSteps, readRefusal, type Wish } from "@/e2e/steps/order-steps";
import { checkPromo, INVALID_PROMO, USED_BY_CUSTOMER, USED_UP } from "./check-promo";

const { db } = testDatabase();
const { optionsFor, order } = orderSteps(db);

const CODE = "TEST25";

const givenUser = (email: string) => db.user.create({ data: { name: "Asha Rao", email } });

async function givenWish(): Promise<Wish> {
  const product = await givenProduct(db, { stockCount: 1_000 });
  return { lines: [{ product: product.id, quantity: 1 }], promoCode: CODE };
}

/** Returns how many of the orders were placed, and the messages that refused the others. */
async function race(wishes: Wish[]): Promise<{ placed: number; refusals: Set<string> }> {
  const attempts = await Promise.all(wishes.map(optionsFor));
  const outcomes = await Promise.allSettled(attempts.map(placeOrder));
  const refused = outcomes.filter((outcome) => outcome.status === "rejected");
  return {
    placed: outcomes.length - refused.length,
    refusals: new Set(refused.map(({ reason }) => (reason as Error).message)),
  };
}

describe("a promo code's overall limit", () => {
  it("lets five of twenty concurrent orders use a code for five", async () => {
    await givenPromoCode(db, { maxUses: 5 });
    const request = await givenWish();
    const wishes = Array.from({ length: 20 }, (_, n) => ({
      ...request,
      email: `b${n}@example.in`,
    }));
    expect(await race(wishes)).toEqual({ placed: 5, refusals: new Set([USED_UP]) });
    expect(await db.order.count({ where: { promoCode: CODE } })).toBe(5);
  });

  it("is shown in a cart and refused like any other code at the order", async () => {
    await givenPromoCode(db, { maxUses: 1 });
    const request = await givenWish();
    const late = await optionsFor({ ...request, email: "late@example.in" });
    await order(request);
    expect(await checkPromo(db, CODE)).toEqual({ error: USED_UP });
    const refusal = await readRefusal(placeOrder(late));
    expect(refusal).toMatchObject({ code: "invalid_promo", message: USED_UP });
    expect(refusal.details.extra).toMatchObject({ quote: { promo: null, promoError: USED_UP } });
  });

  it("gets the use of a cancelled order back", async () => {
    await givenPromoCode(db, { maxUses: 1, maxUsesPerCustomer: 1 });
    const request = await givenWish();
    const first = await order(request);
    await cancelOrder({
      db,
      order: first,
      actor: SYSTEM_ACTOR,
      party: "system",
      ipAddress: "127.0.0.1",
    });
    await order(request);
    expect(await checkPromo(db, CODE)).toEqual({ error: USED_UP });
  });

  it("does not count a request that is repeated with its key", async () => {
    await givenPromoCode(db, { maxUses: 1 });
    const options = await optionsFor({ ...(await givenWish()), key: "one-click" });
    const placed = await Promise.all([placeOrder(options), placeOrder(options)]);
    expect(new Set(placed.map(({ orderId }) => orderId)).size).toBe(1);
  });
});

describe("a promo code's limit per customer", () => {
  it("lets one of ten concurrent orders by one guest use it", async () => {
    await givenPromoCode(db, { maxUsesPerCustomer: 1 });
    const request = await givenWish();
    const result = await race(Array.from({ length: 10 }, () => request));
    expect(result).toEqual({ placed: 1, refusals: new Set([USED_BY_CUSTOMER]) });
  });

  it("is shown in the cart of a known customer, by account or mailbox", async () => {
    await givenPromoCode(db, { maxUsesPerCustomer: 1 });
    const { id: userId, email } = await givenUser("asha@example.in");
    await order({ ...(await givenWish()), userId, email });
    const used = { error: USED_BY_CUSTOMER };
    expect(await checkPromo(db, CODE, { userId, email, phone: null })).toEqual(used);
    const guest = { userId: null, email: "asha+1@example.in", phone: null };
    expect(await checkPromo(db, CODE, guest)).toEqual(used);
    const other = { userId: null, email: "ravi@example.in", phone: null };
    for (const customer of [other, undefined]) {
      expect(await checkPromo(db, CODE, customer)).toMatchObject({ promo: { code: CODE } });
    }
  });

  it("holds for everybody in a crowd, together with the limit in all", async () => {
    await givenPromoCode(db, { maxUses: 6, maxUsesPerCustomer: 2 });
    const request = await givenWish();
    const wishes = Array.from({ length: 20 }, (_, n) => ({ ...request, email: `b${n % 4}@x.in` }));
    const { placed } = await race(wishes);
    expect(placed).toBe(6);
    const perCustomer = await db.order.groupBy({ by: ["email"], _count: true });
    expect(Math.max(...perCustomer.map(({ _count }) => _count))).toBeLessThanOrEqual(2);
  });

  it("counts an account and guest orders to its email together, in a race too", async () => {
    await givenPromoCode(db, { maxUsesPerCustomer: 1 });
    const { id: userId, email } = await givenUser("asha@example.in");
    const request = await givenWish();
    const asGuest = { ...request, email };
    const asAccount = { ...request, userId, email: "accounts@example.in" };
    expect((await race([asGuest, asAccount, asGuest, asAccount])).placed).toBe(1);
    for (const again of [asGuest, asAccount]) {
      expect((await readRefusal(order(again))).message).toBe(USED_BY_CUSTOMER);
    }
  });

  it.each([
    ["vip@gmail.com", ["v.i.p@gmail.com", "vip+1@gmail.com", "vip@googlemail.com"]],
    ["vip@example.in", ["vip+1@example.in", "vip+a+b@example.in"]],
  ])(
    "counts the spellings of %s as one customer, guests and accounts alike",
    async (first, remaining) => {
      await givenPromoCode(db, { maxUsesPerCustomer: 1 });
      const request = await givenWish();
      await order({ ...request, email: first });
      for (const email of remaining) {
        const { id: userId } = await givenUser(email);
        for (const again of [
          { ...request, email },
          { ...request, email, userId },
        ]) {
          expect((await readRefusal(order(again))).message).toBe(USED_BY_CUSTOMER);
        }
      }
      await order({ ...request, email: "v.i.p@example.in", proven: true });
    },
  );

  it("is not used up by another person's order to the same address", async () => {
    await givenPromoCode(db, { maxUsesPerCustomer: 1 });
    const { id: userId } = await givenUser("ravi@example.in");
    const request = { ...(await givenWish()), email: "asha@example.in" };
    await order({ ...request, userId });
    await order(request);
    expect(await db.order.count({ where: { promoCode: CODE } })).toBe(2);
  });
});

describe("what was typed", () => {
  it.each(["test25", " TEST25 ", "Test25"])("%j is the code", async (typed) => {
    await givenPromoCode(db);
    expect(await checkPromo(db, typed)).toEqual({ promo: { code: CODE, percent: 25 } });
  });

  it.each(["", "TEST", "TEST25\u0000", "' OR 1=1 --", "ＴＥＳＴ２５"])(
    "%j is none",
    async (typed) => {
      await givenPromoCode(db);
      expect(await checkPromo(db, typed)).toEqual({ error: INVALID_PROMO });
    },
  );
});

describe("a promo code under change", () => {
  it("is refused once it is ended, and the cart shows that", async () => {
    await givenPromoCode(db);
    const options = await optionsFor(await givenWish());
    await db.promoCode.update({ where: { code: CODE }, data: { active: false } });
    expect(await checkPromo(db, CODE)).toEqual({ error: INVALID_PROMO });
    expect(await readRefusal(placeOrder(options))).toMatchObject({ message: INVALID_PROMO });
  });

  it("makes no deadlock with orders that hold the same products in other orders", async () => {
    await givenPromoCode(db, { maxUses: 100 });
    await givenPromoCode(db, { code: "OTHER", percent: 5, maxUses: 100 });
    const a = await givenProduct(db, { stockCount: 100 });
    const b = await givenProduct(db, { stockCount: 100 });
    const lines = [
      { product: a.id, quantity: 1 },
      { product: b.id, quantity: 1 },
    ];
    const wishes = Array.from({ length: 20 }, (_, n) => ({
      lines: n % 2 ? lines : lines.toReversed(),
      promoCode: [CODE, "OTHER", undefined][n % 3],
      email: `b${n}@example.in`,
    }));
    expect(await race(wishes)).toEqual({ placed: 20, refusals: new Set() });
  });
});
