import { describe, expect, it } from "vitest";
import { readCode } from "@/e2e/steps/account-steps";
import { givenProduct, givenUser } from "@/e2e/steps/factories";
import { moneySteps } from "@/e2e/steps/money-steps";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { orderSteps, readRefusal } from "@/e2e/steps/order-steps";
import { testDatabase } from "@/e2e/support/database";
import { cancelOrder } from "@/lib/fulfilment/status/cancel-order";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { priceCart, quoteSources } from "./price-cart";
import { toQuote } from "./quote-answer";
import type { CartItem } from "./schemas";
import { orderAnswer } from "../read/order-answer";
import { placeOrder } from "../place/place-order";
import { findOrder } from "../read/queries";

const { db } = testDatabase();

const { optionsFor, order } = orderSteps(db);
const { pay, refund, takeBack, cancel: cancelForStaff } = moneySteps(db);

const readStock = async (id: string) =>
  (await db.product.findUniqueOrThrow({ where: { id }, select: { stockCount: true } })).stockCount;

async function read({ orderId, accessKey: key }: { orderId: string; accessKey: string }) {
  const found = await findOrder(db, orderId, { identity: { state: "visitor" }, key });
  if (!found) throw new Error("The order is not found.");
  return orderAnswer(found);
}

const readQuote = async (items: CartItem[]) =>
  toQuote(await priceCart({ items }, await readShopSettings(db), quoteSources(db)));

describe("samples", () => {
  it("are priced by their product, at most three per line, and take no packs", async () => {
    const { id } = await givenProduct(db, {
      stockCount: 9,
      minQuantity: 5,
      packMultiple: 5,
      sample: { kind: "paid", pricePaise: 9_900, credit: [] },
    });
    const sample = { product: id, sample: true };
    const { lines } = await readQuote([{ ...sample, quantity: 2 }]);
    expect(lines).toMatchObject([
      { kind: "sample", unit: "PCS", price: 99, lineTotal: 198, available: true },
    ]);
    const placed = await order({ proven: true, lines: [{ ...sample, quantity: 2 }] });
    expect((await read(placed)).products).toMatchObject([{ kind: "sample", price: 99 }]);
    expect(await readStock(id)).toBe(7);
    expect(
      await readRefusal(order({ proven: true, lines: [{ ...sample, quantity: 4 }] })),
    ).toMatchObject({
      code: "invalid_input",
      message: expect.stringMatching(
        /: An order holds at most 3 samples of a product\.$/,
      ) as string,
    });
  });

  it("are free five times in 30 days, over all orders of an account", async () => {
    const free = { sample: { kind: "free", pricePaise: 0, credit: [] } };
    const { id: bag } = await givenProduct(db, free);
    const { id: box } = await givenProduct(db, free);
    const { id: userId } = await givenUser(db);
    const request = (quantity: number) => ({
      userId,
      lines: [{ product: quantity > 2 ? bag : box, sample: true, quantity }],
    });
    await order(request(3));
    expect(await readRefusal(order(request(3)))).toMatchObject({
      code: "invalid_input",
      message: "5 samples in 30 days are free. You can order 2 more now.",
    });
    await order(request(2));
    expect(await readRefusal(order(request(1)))).toMatchObject({ code: "invalid_input" });
    await order({ proven: true, email: "ravi@example.in", lines: request(3).lines });
    await db.order.updateMany({ where: { userId }, data: { createdAt: new Date("2026-01-01") } });
    await order(request(3));
  });

  it("are free five times per mailbox, however its address is spelled", async () => {
    const sample = { kind: "free", pricePaise: 0, credit: [] };
    const { id: bag } = await givenProduct(db, { sample });
    const { id: box } = await givenProduct(db, { sample });
    const request = (email: string, product: string, quantity: number) => ({
      proven: true,
      email,
      lines: [{ product, sample: true, quantity }],
    });
    await order(request("asha.rao@gmail.com", bag, 3));
    await order(request("asharao+2@googlemail.com", box, 2));
    expect(await readRefusal(order(request("asharao+3@gmail.com", bag, 1)))).toMatchObject({
      code: "invalid_input",
    });
    const { id: userId } = await givenUser(db, { email: "a.sharao@gmail.com" });
    const own = { userId, lines: request("", bag, 1).lines };
    expect(await readRefusal(order(own))).toMatchObject({ code: "invalid_input" });
    await order(request("ravi@gmail.com", bag, 1));
  });

  const credit = [
    { from: 5, percent: 50 },
    { from: 10, percent: 100 },
  ];

  const credited = () =>
    givenProduct(db, {
      pricePaise: 100_000,
      stockCount: 500,
      sample: { kind: "paid", pricePaise: 9_900, credit },
    });

  const givenSamples = (userId: string, product: string, quantity: number) =>
    order({ userId, lines: [{ product, sample: true, quantity }] });

  async function givenPaidSamples(userId: string, product: string, quantity: number) {
    const sample = await givenSamples(userId, product, quantity);
    await pay(sample.id, sample.totalPaise / 100);
    return sample;
  }

  const readCredit = async (userId: string, product: string) =>
    (await read(await order({ userId, lines: [{ product, quantity: 10 }] }))).sampleCredit ?? 0;

  it("earn no credit without a payment in the ledger", async () => {
    const { id } = await credited();
    const { id: userId } = await givenUser(db);
    const sample = await givenSamples(userId, id, 1);
    expect(await readCredit(userId, id)).toBe(0);
    await pay(sample.id, sample.totalPaise / 100 - 1);
    expect(await readCredit(userId, id)).toBe(0);
    await pay(sample.id, 1);
    await refund(sample.id, 50);
    expect(await readCredit(userId, id)).toBe(49);
  });

  it("earn credit for the amount paid after the discount", async () => {
    const { id } = await credited();
    const { id: userId } = await givenUser(db);
    const sample = await givenSamples(userId, id, 1);
    const half = { discountPaise: 4_950, totalPaise: sample.totalPaise - 4_950 };
    await db.order.update({ where: { id: sample.id }, data: half });
    await pay(sample.id, half.totalPaise / 100);
    expect(await readCredit(userId, id)).toBe(49.5);
  });

  it("stay paid while the order that credited them stands", async () => {
    const { id } = await credited();
    const { id: userId } = await givenUser(db);
    const sample = await givenPaidSamples(userId, id, 1);
    const over = 10;
    await pay(sample.id, over);
    const run = await order({ userId, lines: [{ product: id, quantity: 10 }] });
    const message = `was credited in order ${run.orderId}. Cancel that order first.`;
    const refused = expect.stringContaining(message) as string;
    const cancel = (party: "customer" | "shop") =>
      cancelOrder({ db, order: { id: sample.id }, actor: meera, ipAddress: FROM, party });
    expect(await readRefusal(cancel("customer"))).toMatchObject({ message: refused });
    expect(await readRefusal(cancel("shop"))).toMatchObject({ message: refused });
    expect(await readCode(cancelForStaff(sample.id))).toBe("invalid_transition");
    expect(await readCode(refund(sample.id, sample.totalPaise / 100))).toBe("above_paid");
    await refund(sample.id, over);
    await db.order.update({ where: { id: sample.id }, data: { status: "Delivered" } });
    const [line] = await db.orderLine.findMany({ where: { orderId: sample.id } });
    const lines = [{ line: line?.id ?? "", quantity: 1, restock: false }];
    expect(await readRefusal(takeBack(sample.id, { lines }))).toMatchObject({ message: refused });
    await db.order.update({ where: { id: sample.id }, data: { status: "Pending" } });
    await cancelForStaff(run.id);
    await cancel("customer");
  });

  it("are either credited or cancelled, never both", async () => {
    const { id } = await credited();
    const { id: userId } = await givenUser(db);
    const sample = await givenPaidSamples(userId, id, 1);
    const run = await optionsFor({ userId, lines: [{ product: id, quantity: 10 }] });
    const [placed, cancelled] = await Promise.all([
      readCode(placeOrder(run)),
      readCode(cancelForStaff(sample.id)),
    ]);
    const credits = await db.order.count({ where: { sampleCreditPaise: { gt: 0 } } });
    expect([credits, cancelled]).toEqual(
      placed === "done" ? [1, "invalid_transition"] : [0, "done"],
    );
  });

  it("are credited to the account's first run once, and again after its cancellation", async () => {
    const { id } = await credited();
    const { id: userId } = await givenUser(db);
    await givenPaidSamples(userId, id, 2);
    const run = { userId, lines: [{ product: id, quantity: 10 }] };
    const others = { proven: true, lines: run.lines };
    expect((await read(await order(others))).sampleCredit).toBeUndefined();
    const few = await read(await order({ userId, lines: [{ product: id, quantity: 4 }] }));
    expect(few).toMatchObject({ discount: 0 });
    const first = await order(run);
    expect(await read(first)).toMatchObject({
      subtotal: 10_000,
      discount: 198,
      sampleCredit: 198,
      tax: 784.16,
    });
    expect(await read(await order(run))).toMatchObject({ discount: 0 });
    const actor = { userId, identifier: "asha@example.in", name: "Asha Rao" };
    const by = { actor, ipAddress: "203.0.113.7", party: "customer" as const };
    await cancelOrder({ db, order: { id: first.id }, ...by });
    const half = await read(await order({ userId, lines: [{ product: id, quantity: 5 }] }));
    expect(half).toMatchObject({ discount: 99, sampleCredit: 99 });
  });

  it("are credited once by twenty concurrent carts", async () => {
    const { id } = await credited();
    const { id: userId } = await givenUser(db);
    await givenPaidSamples(userId, id, 1);
    const run = await optionsFor({ userId, lines: [{ product: id, quantity: 10 }] });
    const codes = await Promise.all(Array.from({ length: 20 }, () => readCode(placeOrder(run))));
    expect(codes.filter((code) => code === "done")).toHaveLength(1);
    expect(new Set(codes.filter((code) => code !== "done"))).toEqual(new Set(["price_changed"]));
    const { _sum } = await db.order.aggregate({ _sum: { sampleCreditPaise: true } });
    expect(_sum.sampleCreditPaise).toBe(9_900n);
  });

  it("are refused for a product without samples", async () => {
    const { id } = await givenProduct(db);
    const request = { proven: true, lines: [{ product: id, sample: true, quantity: 1 }] };
    expect(await readRefusal(order(request))).toMatchObject({ code: "out_of_stock" });
  });
});
