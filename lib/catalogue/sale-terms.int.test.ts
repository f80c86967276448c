import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceCart, quoteSources } from "@/lib/orders/cart/price-cart";
import { toQuote } from "@/lib/orders/cart/quote-answer";
import { tierProblem } from "@/lib/pricing/tier-problem";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct } from "@/e2e/steps/factories";
import { orderSteps, readRefusal } from "@/e2e/steps/order-steps";
import { productSteps } from "@/e2e/steps/product-steps";

const { db } = testDatabase();
const { create, update, auditOf } = productSteps(db);
const { order } = orderSteps(db);

const TIERS = '[{"from":10,"price":90},{"from":50,"price":75.5}]';

const givenTiered = () =>
  givenProduct(db, {
    pricePaise: 10_000,
    stockCount: 500,
    minQuantity: 4,
    packMultiple: 2,
    priceTiers: [
      { from: 10, pricePaise: 9_000 },
      { from: 50, pricePaise: 7_550 },
    ],
  });

async function quote(product: string, quantity: number) {
  const settings = await readShopSettings(db);
  const cart = await priceCart({ items: [{ product, quantity }] }, settings, quoteSources(db));
  return toQuote(cart);
}

describe("the terms of a product", () => {
  it("are one price for any quantity by default", async () => {
    const product = await create();
    expect(product).toMatchObject({ minQuantity: 1, packMultiple: 1, priceTiers: [] });
    expect((await quote(product._id, 3)).lines[0]).not.toHaveProperty("terms");
  });

  it("are saved as they were typed, told in the log, and kept by an edit that leaves them out", async () => {
    const product = await create({
      price: "100",
      minQuantity: "4",
      packMultiple: "2",
      priceTiers: TIERS,
    });
    const terms = {
      minQuantity: 4,
      packMultiple: 2,
      priceTiers: [
        { from: 10, price: 90 },
        { from: 50, price: 75.5 },
      ],
    };
    expect(product).toMatchObject(terms);
    expect(await update(product._id, { price: "100", name: "Renamed" })).toMatchObject(terms);
    const [entry] = await auditOf("Product Created");
    expect(entry?.details).toMatchObject({
      changes: {
        priceTiers: { before: null, after: ["₹90.00 from 10 packs", "₹75.50 from 50 packs"] },
      },
    });
    expect(
      await update(product._id, { price: "100", priceTiers: "[]", minQuantity: "" }),
    ).toMatchObject({
      minQuantity: 1,
      packMultiple: 2,
      priceTiers: [],
    });
  });

  it.each([
    [{ priceTiers: '[{"from":10,"price":449.5}]' }, "priceTiers.0.price"],
    [{ priceTiers: '[{"from":1,"price":9}]' }, "priceTiers.0.from"],
    [{ priceTiers: '[{"from":9,"price":9},{"from":9,"price":8}]' }, "priceTiers.1.from"],
    [{ minQuantity: "9999", packMultiple: "9998" }, "packMultiple"],
  ])("are refused when they allow no sale: %j", async (fields, field) => {
    const { code, details } = await readRefusal(create(fields));
    expect(code).toBe("invalid_input");
    expect(Object.keys(details.fields ?? {})).toEqual([field]);
  });

  it("are refused to a new price that is below those of the larger quantities", async () => {
    const product = await create({ price: "100", priceTiers: TIERS });
    const { details } = await readRefusal(update(product._id, { price: "90" }));
    expect(details.fields).toEqual({
      "priceTiers.0.price": "Make this price lower than the one before it",
    });
  });

  it("are held by the database as by the program", async () => {
    const tier = fc.record({
      from: fc.integer({ min: 0, max: 12 }),
      pricePaise: fc.integer({ min: 1, max: 12 }),
    });
    const lists = fc.record({
      pricePaise: fc.integer({ min: 1, max: 12 }),
      priceTiers: fc.array(tier, { maxLength: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(lists, async (list) => {
        const [row] = await db.$queryRaw<{ falls: boolean }[]>`
          SELECT price_tiers_fall(${JSON.stringify(list.priceTiers)}::jsonb, ${list.pricePaise}::int) AS falls`;
        expect(row?.falls).toBe(tierProblem(list) === undefined);
      }),
    );
    await expect(givenProduct(db, { priceTiers: [{ from: 1, pricePaise: 1 }] })).rejects.toThrow(
      "products_price_tiers_fall",
    );
  });
});

describe("a line", () => {
  it.each([
    [4, 100],
    [10, 90],
    [48, 90],
    [50, 75.5],
  ])("of %i packs costs ₹%d each, in the quote as in the order", async (quantity, price) => {
    const { id } = await givenTiered();
    const priced = await quote(id, quantity);
    expect(priced).toMatchObject({ subtotal: price * quantity, lines: [{ price }] });
    const placed = await order({ lines: [{ product: id, quantity }], proven: true });
    const [line] = await db.orderLine.findMany({ where: { orderId: placed.id } });
    expect(line).toMatchObject({ pricePaise: price * 100, quantity });
  });

  it("keeps in its order the price that was paid, whatever the owner asks later", async () => {
    const { id } = await givenTiered();
    const placed = await order({ lines: [{ product: id, quantity: 50 }], proven: true });
    await db.product.update({ where: { id }, data: { priceTiers: [] } });
    const [line] = await db.orderLine.findMany({ where: { orderId: placed.id } });
    expect(line).toMatchObject({ pricePaise: 7_550, lineTotalPaise: 377_500n });
  });

  it.each([
    [2, "Sold in multiples of 2 packs, from 4 packs. Order 4 packs."],
    [51, "Sold in multiples of 2 packs, from 4 packs. Order 52 packs."],
  ])("of %i packs is refused with the nearest right quantity", async (quantity, advice) => {
    const { id, name } = await givenTiered();
    const { lines, total } = await quote(id, quantity);
    expect(lines).toMatchObject([{ available: false, problem: advice.replace(/ Order.*/, "") }]);
    expect(total).toBe(0);
    const refusal = await readRefusal(order({ lines: [{ product: id, quantity }], proven: true }));
    expect(refusal).toMatchObject({ code: "invalid_input", message: `${name}: ${advice}` });
    expect(await db.order.count()).toBe(0);
  });

  it("named twice reaches the tier together", async () => {
    const { id } = await givenTiered();
    const settings = await readShopSettings(db);
    const items = [6, 4].map((quantity) => ({ product: id, quantity }));
    const cart = await priceCart({ items }, settings, quoteSources(db));
    expect(toQuote(cart).lines).toMatchObject([{ quantity: 10, price: 90, lineTotal: 900 }]);
  });
});
