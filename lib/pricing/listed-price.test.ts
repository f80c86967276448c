import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listedPrices, listState } from "./listed-price";
import { packPrice, type PackPrices } from "./price-tiers";

/** Public prices, as an owner can save them. */
const publicPrices = fc
  .record({
    prices: fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), {
      minLength: 1,
      maxLength: 11,
    }),
    froms: fc.uniqueArray(fc.integer({ min: 2, max: 10_000 }), { minLength: 10, maxLength: 10 }),
  })
  .map(({ prices, froms }): PackPrices => {
    const [pricePaise = 1, ...lower] = prices.sort((one, other) => other - one);
    const rising = froms.sort((one, other) => one - other);
    return {
      pricePaise,
      priceTiers: lower.map((price, index) => ({ from: rising[index] ?? 0, pricePaise: price })),
    };
  });

/** Percents with two decimals. */
const percents = fc.integer({ min: 1, max: 9_999 }).map((hundredths) => hundredths / 100);
const quantities = fc.integer({ min: 1, max: 999_999 });

const PLAIN: PackPrices = { pricePaise: 10_001, priceTiers: [{ from: 10, pricePaise: 9_001 }] };

describe("a percent off", () => {
  it("is rounded half up to the paisa, for the price and for each tier", () => {
    expect(listedPrices({ percent: 50 }, PLAIN)).toEqual({
      pricePaise: 5_001,
      priceTiers: [{ from: 10, pricePaise: 4_501 }],
    });
    expect(listedPrices({ percent: 12.35 }, PLAIN).pricePaise).toBe(8_766);
  });

  it("never makes a pack dearer or free, nor a larger quantity dearer than a smaller one", () => {
    fc.assert(
      fc.property(publicPrices, percents, quantities, quantities, (plain, percent, one, other) => {
        const listed = listedPrices({ percent }, plain);
        const [fewer, more] = [Math.min(one, other), Math.max(one, other)];
        expect(packPrice(listed, more)).toBeLessThanOrEqual(packPrice(listed, fewer));
        expect(packPrice(listed, one)).toBeLessThanOrEqual(packPrice(plain, one));
        expect(packPrice(listed, one)).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it("is that percent of whatever tier a quantity reaches, to half a paisa", () => {
    fc.assert(
      fc.property(publicPrices, percents, quantities, (plain, percent, quantity) => {
        const exact = (packPrice(plain, quantity) * (100 - percent)) / 100;
        const price = packPrice(listedPrices({ percent }, plain), quantity);
        expect(Math.abs(price - Math.max(1, exact))).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });
});

it("tiers of a list replace all public prices, and the first also applies below its quantity", () => {
  const tiers = [
    { from: 5, pricePaise: 8_000 },
    { from: 50, pricePaise: 7_000 },
  ];
  const listed = listedPrices({ tiers }, PLAIN);
  expect([1, 10, 49, 50].map((quantity) => packPrice(listed, quantity))).toEqual([
    8_000, 8_000, 8_000, 7_000,
  ]);
});

it.each([
  [null, null, "current"],
  ["2026-11-28", "2026-11-28", "current"],
  ["2026-11-29", null, "upcoming"],
  [null, "2026-11-27", "ended"],
] as const)("a list from %s to %s is %s", (from, to, state) => {
  expect(listState({ from, to }, "2026-11-28")).toBe(state);
});
