import { beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct, givenSetting } from "@/e2e/steps/factories";
import { orderSteps, readRefusal } from "@/e2e/steps/order-steps";
import { priceCart, quoteSources } from "@/lib/orders/cart/price-cart";
import { shippingAnswer, toQuote } from "@/lib/orders/cart/quote-answer";
import { quoteRequestSchema, type QuoteRequest } from "@/lib/orders/cart/schemas";
import type { Prisma } from "@/lib/db/generated/client";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { orderAnswer } from "./read/order-answer";
import { placeOrder } from "./place/place-order";
import { findOrder } from "./read/queries";

const { db } = testDatabase();
const { order, optionsFor } = orderSteps(db);

const PIN = "122001";

async function givenRates(rates: Omit<Prisma.ShippingRateCreateManyInput, "position">[]) {
  const data = rates.map((rate, index) => ({ pins: [], ...rate, position: index + 1 }));
  await db.shippingRate.createMany({ data });
}

const COURIER = { way: "courier", perKgPaise: 4_000, leastPaise: 12_000 } as const;

async function priced(request: Omit<QuoteRequest, "items"> & { product: string; packs?: number }) {
  const { product, packs = 1, ...rest } = request;
  const items = [{ product, quantity: packs }];
  return priceCart({ items, ...rest }, await readShopSettings(db), quoteSources(db));
}

const quote = async (request: Parameters<typeof priced>[0]) => toQuote(await priced(request));

/** 60 × 40 × 30 cm of 8 kg: 14.4 kg by a divisor of 5000. */
const bulky = () =>
  givenProduct(db, { packedWeight: 8_000, carton: { length: 600, width: 400, height: 300 } });

describe("shipping by weight", () => {
  beforeEach(async () => {
    await givenSetting(db, "shippingModel", "weight");
    await givenRates([
      { ...COURIER, askAboveGrams: 50_000 },
      { ...COURIER, pins: ["11", "122"], perKgPaise: 2_500, askAboveGrams: 50_000 },
      { way: "own", pins: ["12"], perKgPaise: 500, leastPaise: 30_000 },
      { way: "transport", perKgPaise: 0, leastPaise: 0 },
      { way: "pickup", pins: ["560"], perKgPaise: 0, leastPaise: 0 },
    ]);
  });

  it("has a price per shipping method to the PIN code, by the greater of actual and volumetric weight", async () => {
    const { id: product } = await bulky();
    const found = await quote({ product, packs: 2, pin: PIN });
    expect(found).toMatchObject({
      shipping: 720,
      shippingWay: "courier",
      shippingWays: [
        { way: "courier", amount: 720 },
        { way: "transport", amount: 0, words: expect.stringContaining("freight") as string },
        { way: "own", amount: 300 },
      ],
    });
    expect(found.total).toBe(900 + 720 + found.tax);
    expect((await quote({ product, pin: "700001" })).shipping).toBe(576);
    expect((await quote({ product, pin: PIN, shippingWay: "own" })).shipping).toBe(300);
    await givenSetting(db, "volumetricDivisor", "10000");
    expect((await quote({ product, pin: PIN })).shipping).toBe(200);
  });

  it("is unknown until the PIN code is known, and never free above a subtotal", async () => {
    const { id: product } = await bulky();
    expect(await quote({ product })).toMatchObject({
      shipping: 0,
      shippingWay: null,
      shippingWays: [],
    });
    expect((await quote({ product, packs: 3, pin: PIN })).shipping).toBe(1080);
  });

  it("needs a quote above the rate's maximum weight, and for unweighed goods", async () => {
    const heavy = await quote({ product: (await bulky()).id, packs: 4, pin: PIN });
    expect(heavy).toMatchObject({ shipping: 0, shippingWay: "transport" });
    expect(heavy.shippingWays).toMatchObject([
      { way: "courier", amount: null, words: expect.stringContaining("Ask us") as string },
      { way: "transport", amount: 0 },
      { way: "own", amount: 300 },
    ]);
    const unknown = await givenProduct(db, { carton: { length: 1, width: 1, height: 1 } });
    const { shippingWay, shippingWays } = await quote({ product: unknown.id, pin: PIN });
    expect(shippingWay).toBe("courier");
    expect(shippingWays?.map(({ amount }) => amount)).toEqual([null, null, null]);
  });

  it("weighs a sample as nothing", async () => {
    const sample = { kind: "paid", pricePaise: 5_000, credit: [] };
    const { id: product } = await givenProduct(db, { sample });
    const items = [{ product, quantity: 1, sample: true }];
    const request = quoteRequestSchema.parse({ items, pin: PIN });
    const cart = await priceCart(request, await readShopSettings(db), quoteSources(db));
    expect(toQuote(cart)).toMatchObject({ shipping: 120, shippingWay: "courier" });
  });

  it("stays with the order when the rates change", async () => {
    const { id: product } = await bulky();
    const placed = await order({ lines: [{ product, quantity: 1 }], shippingWay: "own" });
    await db.shippingRate.deleteMany();
    const found = await findOrder(db, placed.id, {
      identity: { state: "visitor" },
      key: placed.accessKey,
    });
    expect(found && orderAnswer(found)).toMatchObject({ shipping: 300, shippingWay: "own" });
    expect(placed.deliverBy).not.toBeNull();
  });

  it("promises no arrival for a pick-up", async () => {
    await givenRates([{ way: "pickup", perKgPaise: 0, leastPaise: 0 }]);
    const { id: product } = await bulky();
    const placed = await order({ lines: [{ product, quantity: 1 }], shippingWay: "pickup" });
    expect(placed).toMatchObject({ dispatchBy: expect.any(String) as string, deliverBy: null });
  });

  it("refuses a method that needs a quote or does not serve the destination", async () => {
    const { id: product } = await bulky();
    const lines = [{ product, quantity: 4 }];
    for (const shippingWay of ["courier", "pickup"] as const) {
      const refusal = await readRefusal(order({ lines, shippingWay }));
      expect(refusal).toMatchObject({
        code: "shipping_on_request",
        details: { fields: { shippingWay: refusal.message } },
      });
    }
    await db.shippingRate.deleteMany();
    expect(await readRefusal(order({ lines }))).toMatchObject({ code: "shipping_on_request" });
    expect(await db.order.count()).toBe(0);
  });

  it("changes once the rates have changed", async () => {
    const { id: product } = await bulky();
    const options = await optionsFor({ lines: [{ product, quantity: 1 }] });
    await db.shippingRate.updateMany({ data: { perKgPaise: 9_999 } });
    expect(await readRefusal(placeOrder(options))).toMatchObject({
      code: "price_changed",
    });
  });
});

describe("a flat fee", () => {
  it("applies whatever method is named, and lists no methods", async () => {
    await givenRates([{ ...COURIER }]);
    const { id: product } = await bulky();
    const plain = await quote({ product });
    expect(plain).not.toHaveProperty("shippingWays");
    expect(await quote({ product, pin: PIN, shippingWay: "pickup" })).toEqual(plain);
    expect(plain.shipping).toBe(150);
    expect(shippingAnswer(await priced({ product, pin: PIN }))).toMatchObject([
      { way: "courier", amount: 150 },
    ]);
    const placed = await order({ lines: [{ product, quantity: 1 }], shippingWay: "pickup" });
    expect(placed.deliverBy).not.toBeNull();
    expect(
      await db.order.findFirst({ select: { shippingWay: true, shippingPaise: true } }),
    ).toEqual({ shippingWay: null, shippingPaise: 15_000n });
  });
});
