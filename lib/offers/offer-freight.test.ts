import fc from "fast-check";
import { expect, it } from "vitest";
import { offeredGrams, shipOffer } from "./offer-freight";
import type { StoredLine } from "./stored-version";

const edge = fc.integer({ min: 1, max: 3000 });

const packing = fc.record({
  grams: fc.integer({ min: 1, max: 1_000_000 }),
  carton: fc.option(fc.record({ length: edge, width: edge, height: edge })),
});

const line = (of: object): StoredLine => ({
  _id: "line",
  kind: "custom",
  name: "Mailer box",
  spec: {},
  unit: "PCS",
  basis: 1,
  hsnCode: null,
  productId: null,
  quantities: [],
  ...of,
});

const RATE = { way: "courier", pins: [], leastPaise: 12_000, askAboveGrams: null } as const;

/** Shipping price of a one-line draft by the rates. */
async function freight(stored: StoredLine, quantity: number, perKgPaise: number) {
  const version = {
    sentAt: null,
    shippingPaise: 0n,
    shippingWay: "courier",
    freightPin: "122001",
  } as const;
  const shipping = await shipOffer(version, {
    stored: [stored],
    chosen: [{ quantity, pricePaise: 100 }],
    lines: [],
    pin: undefined,
    freight: { volumetricDivisor: 5000 },
    readShippingRates: () => Promise.resolve([{ ...RATE, pins: [], perKgPaise }]),
  });
  return shipping?.chosen?.amountPaise ?? Infinity;
}

const quantities = fc.integer({ min: 1, max: 10_000_000 });

it("never falls with more pieces or weight, and never below the minimum charge", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(packing, fc.constantFrom(1, 100, 1000), fc.nat({ max: 100_000 })),
      fc.tuple(quantities, quantities, fc.integer({ min: 0, max: 500_000 })),
      async ([packed, basis, perKgPaise], [one, other, more]) => {
        const stored = line({ basis, packing: packed });
        const [few, many] = [Math.min(one, other), Math.max(one, other)];
        const least = await freight(stored, few, perKgPaise);
        expect(least).toBeGreaterThanOrEqual(12_000);
        expect(await freight(stored, many, perKgPaise)).toBeGreaterThanOrEqual(least);
        const heavier = { ...packed, grams: packed.grams + more };
        const heavy = await freight(line({ basis, packing: heavier }), few, perKgPaise);
        expect(heavy).toBeGreaterThanOrEqual(least);
      },
    ),
  );
});

it("has no price while one of its lines is unweighed", async () => {
  expect(await freight(line({ packing: null }), 100, 4000)).toBe(Infinity);
});

it("includes the weight of the first quantities", () => {
  const made = line({
    basis: 100,
    packing: { grams: 850, carton: null },
    quantities: [{ quantity: 5050, pricePaise: 1 }],
  });
  expect(offeredGrams([made])).toBe(42_925);
  expect(offeredGrams([made, line({ kind: "fee" })])).toBe(42_925);
  expect(offeredGrams([made, line({})])).toBeNull();
});
