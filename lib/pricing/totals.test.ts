import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_LINES, MAX_QUANTITY } from "@/lib/pricing/quantity-rules";
import {
  addFlatTax,
  calculateAmounts,
  lineTotalPaise,
  percentOff,
  type PricedLine,
  type PricingRules,
} from "./totals";

/** The shop's default settings (docs/product.md: Money). */
const RULES: PricingRules = {
  freeShippingAbovePaise: 200_000,
  shippingFeePaise: 15_000,
  taxPercent: 8,
};

const MAX_PRICE = 999_999_999;
const line = fc.record({
  pricePaise: fc.integer({ min: 1, max: MAX_PRICE }),
  quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
});
const lines = fc.array(line, { minLength: 1, maxLength: MAX_LINES });
const promo = fc.integer({ min: 0, max: 100 });
const rules = fc.record({
  freeShippingAbovePaise: fc.integer({ min: 0, max: 999_999_999 }),
  shippingFeePaise: fc.integer({ min: 0, max: 999_999_999 }),
  taxPercent: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
});

function calculateTotals(cart: readonly PricedLine[], shop: PricingRules, percent?: number) {
  return addFlatTax(calculateAmounts(cart, shop, percent), shop.taxPercent);
}

describe("the totals under the flat tax", () => {
  it("prices a small order", () => {
    const lines = [
      { pricePaise: 45_050, quantity: 2 },
      { pricePaise: 999, quantity: 1 },
    ];
    expect(calculateTotals(lines, RULES, 15)).toEqual({
      subtotalPaise: 91_099,
      discountPaise: 13_665,
      shippingPaise: 15_000,
      taxPaise: 6_195,
      totalPaise: 98_629,
    });
  });

  it.each([
    ["at", 200_000, 15_000],
    ["above", 200_001, 0],
  ])("ships for its price %s the threshold", (_, pricePaise, shippingPaise) => {
    expect(calculateTotals([{ pricePaise, quantity: 1 }], RULES)).toMatchObject({ shippingPaise });
  });

  it("measures the threshold before the discount", () => {
    const totals = calculateTotals([{ pricePaise: 200_001, quantity: 1 }], RULES, 20);
    expect(totals).toMatchObject({ shippingPaise: 0, discountPaise: 40_000 });
  });

  it("taxes the amount after the discount, without the shipping", () => {
    const totals = calculateTotals([{ pricePaise: 100_000, quantity: 1 }], RULES, 20);
    expect(totals).toMatchObject({ taxPaise: 6_400, totalPaise: 101_400 });
  });

  it("is zero without lines, shipping too", () => {
    expect(Object.values(calculateTotals([], RULES, 20))).toEqual([0, 0, 0, 0, 0]);
  });

  it("adds up in whole paise, none of them negative", () => {
    fc.assert(
      fc.property(lines, rules, promo, (cart, shop, percent) => {
        const totals = calculateTotals(cart, shop, percent);
        for (const amount of Object.values(totals) as number[]) {
          expect(Number.isSafeInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
        const { subtotalPaise, discountPaise, shippingPaise, taxPaise, totalPaise } = totals;
        expect(totalPaise).toBe(subtotalPaise - discountPaise + shippingPaise + taxPaise);
        expect(discountPaise).toBeLessThanOrEqual(subtotalPaise);
        expect([0, shop.shippingFeePaise]).toContain(shippingPaise);
      }),
    );
  });

  it("does not depend on the order of the lines, nor on how a quantity is split", () => {
    fc.assert(
      fc.property(lines, rules, promo, (cart, shop, percent) => {
        const expected = calculateTotals(cart, shop, percent);
        const split = cart.flatMap(({ pricePaise, quantity }) => [
          { pricePaise, quantity: Math.floor(quantity / 2) },
          { pricePaise, quantity: Math.ceil(quantity / 2) },
        ]);
        expect(calculateTotals(split.reverse(), shop, percent)).toEqual(expected);
      }),
    );
  });

  it("never asks more for a better code", () => {
    fc.assert(
      fc.property(lines, rules, promo, promo, (cart, shop, one, other) => {
        const [worse, better] = [Math.min(one, other), Math.max(one, other)];
        const dearer = calculateTotals(cart, shop, worse).totalPaise;
        expect(calculateTotals(cart, shop, better).totalPaise).toBeLessThanOrEqual(dearer);
      }),
    );
  });

  it("refuses amounts that it could not add up exactly", () => {
    const huge = { pricePaise: Number.MAX_SAFE_INTEGER, quantity: 2 };
    expect(() => calculateTotals([huge], RULES)).toThrow(RangeError);
  });
});

describe("lineTotalPaise", () => {
  it("is exact for the dearest line", () => {
    const total = lineTotalPaise({ pricePaise: MAX_PRICE, quantity: MAX_QUANTITY });
    expect(BigInt(total)).toBe(BigInt(MAX_PRICE) * BigInt(MAX_QUANTITY));
  });

  it.each([
    [1800, 5000, 100, 90_000],
    [333, 5, 10, 167],
    [18, 25, 1000, 0],
    [18, 28, 1000, 1],
  ])("of %d paise, %d for each %d, is %d", (pricePaise, quantity, basis, expected) => {
    expect(lineTotalPaise({ pricePaise, quantity, basis })).toBe(expected);
  });
});

describe("percentOff", () => {
  it.each([
    [75, 100, 25],
    [2, 3, 33],
    [1, 3, 67],
    [995, 1000, 1],
    [996, 1000, 0],
  ])("of %d instead of %d is %d", (price, original, expected) => {
    expect(percentOff(price, original)).toBe(expected);
  });

  it.each([[null], [0], [100], [99]])("is 0 where nothing is saved: original %s", (original) => {
    expect(percentOff(100, original)).toBe(0);
  });
});
