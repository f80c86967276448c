import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lowestPrice, nextTier, packPrice, tierAt, type PackPrices } from "./price-tiers";
import { tierProblem } from "./tier-problem";

const LIST: PackPrices = {
  pricePaise: 10_000,
  priceTiers: [
    { from: 10, pricePaise: 9_000 },
    { from: 50, pricePaise: 7_550 },
  ],
};

/** Valid price lists, as an owner can save them. */
const lists = fc
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

const quantities = fc.integer({ min: 1, max: 999_999 });

describe("the price of a pack", () => {
  it.each([
    [1, 10_000],
    [9, 10_000],
    [10, 9_000],
    [49, 9_000],
    [50, 7_550],
    [10_000, 7_550],
  ])("in a line of %i is %i paise", (quantity, paise) => {
    expect(packPrice(LIST, quantity)).toBe(paise);
  });

  it("is the list's own without tiers, whatever the quantity", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1 }), quantities, (pricePaise, quantity) => {
        expect(packPrice({ pricePaise, priceTiers: [] }, quantity)).toBe(pricePaise);
      }),
    );
  });

  it("never rises with the quantity, and never falls below the lowest", () => {
    fc.assert(
      fc.property(lists, quantities, quantities, (list, one, other) => {
        const [fewer, more] = [Math.min(one, other), Math.max(one, other)];
        expect(packPrice(list, more)).toBeLessThanOrEqual(packPrice(list, fewer));
        expect(lowestPrice(list)).toBeLessThanOrEqual(packPrice(list, more));
      }),
    );
  });

  it("is that of the next tier once its quantity is reached, and not a pack before", () => {
    fc.assert(
      fc.property(lists, quantities, (list, quantity) => {
        const next = nextTier(list, quantity);
        if (next) {
          expect(tierAt(list, next.from)).toEqual(next);
          expect(packPrice(list, next.from - 1)).toBe(packPrice(list, quantity));
        } else {
          expect(packPrice(list, quantity)).toBe(lowestPrice(list));
        }
      }),
    );
  });
});

describe("tiers that an owner types", () => {
  it("are right when prices fall as quantities rise", () => {
    fc.assert(
      fc.property(lists, (list) => {
        expect(tierProblem(list)).toBeUndefined();
      }),
    );
  });

  it.each([
    [[{ from: 1, pricePaise: 9_000 }], 0, "from", "Start this price at more than 1 pack"],
    [[{ from: 10, pricePaise: 10_000 }], 0, "price", "Make this price lower"],
    [[...LIST.priceTiers, { from: 50, pricePaise: 1 }], 2, "from", "more than 50 packs"],
    [[...LIST.priceTiers, { from: 60, pricePaise: 7_550 }], 2, "price", "Make this price lower"],
  ])("are refused otherwise: %j", (priceTiers, index, part, message) => {
    expect(tierProblem({ pricePaise: 10_000, priceTiers })).toEqual({
      index,
      part,
      message: expect.stringContaining(message) as string,
    });
  });
});
