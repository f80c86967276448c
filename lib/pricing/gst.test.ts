import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_LINES, MAX_QUANTITY } from "@/lib/pricing/quantity-rules";
import { addGst, sumTaxes, type GstLine, apportion } from "./gst";
import { calculateAmounts, lineTotalPaise } from "./totals";

const RULES = { freeShippingAbovePaise: 200_000, shippingFeePaise: 15_000 };

const WITHIN = { isWithinState: true };
const ACROSS = { isWithinState: false };

const line = fc.record({
  pricePaise: fc.integer({ min: 1, max: 999_999_999 }),
  quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
  rateBasisPoints: fc.oneof(
    fc.constantFrom(0, 25, 300, 500, 1200, 1800, 2800, 4000),
    fc.integer({ min: 0, max: 10_000 }),
  ),
});
const lines = fc.array(line, { maxLength: MAX_LINES });
const way = fc.record({
  promoPercent: fc.integer({ min: 0, max: 100 }),
  isWithinState: fc.boolean(),
});
const rules = fc.record({
  freeShippingAbovePaise: fc.integer({ min: 0, max: 999_999_999 }),
  shippingFeePaise: fc.integer({ min: 0, max: 999_999_999 }),
});

interface Way {
  promoPercent?: number;
  isWithinState: boolean;
}

function calculateGstTotals(cart: readonly GstLine[], shop: typeof RULES, how: Way) {
  return addGst(cart, calculateAmounts(cart, shop, how.promoPercent), how.isWithinState);
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

describe("apportion", () => {
  it("gives the rest to the largest remainders", () => {
    expect(apportion(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(apportion(10, [1, 5, 4])).toEqual([1, 5, 4]);
    expect(apportion(5, [30, 60, 10])).toEqual([2, 3, 0]);
    expect(apportion(0, [3, 4])).toEqual([0, 0]);
  });

  it("loses no paisa, and deviates by less than a paisa from each share", () => {
    const amount = fc.integer({ min: 0, max: 2_000_000_000_000_000 });
    const weight = fc.integer({ min: 0, max: 10_000_000_000_000 });
    const weights = fc.array(weight, { minLength: 1 }).filter((all) => sum(all) > 0);
    fc.assert(
      fc.property(amount, weights, (paise, all) => {
        const parts = apportion(paise, all);
        expect(sum(parts)).toBe(paise);
        const whole = all.reduce((total, each) => total + BigInt(each), 0n);
        parts.forEach((part, index) => {
          const difference = BigInt(part) * whole - BigInt(paise) * BigInt(all[index] ?? 0);
          expect(difference < whole && difference > -whole).toBe(true);
        });
      }),
    );
  });
});

describe("the total under GST", () => {
  const CART: GstLine[] = [
    { pricePaise: 45_050, quantity: 2, rateBasisPoints: 500 },
    { pricePaise: 999, quantity: 1, rateBasisPoints: 1800 },
  ];

  it("within the state has CGST and SGST, line by line, and is whole rupees", () => {
    const { totals, roundOffPaise, lineTaxes } = calculateGstTotals(CART, RULES, {
      ...WITHIN,
      promoPercent: 15,
    });
    expect(lineTaxes).toEqual([
      {
        rateBasisPoints: 500,
        taxablePaise: 91_421,
        cgstPaise: 2_286,
        sgstPaise: 2_286,
        igstPaise: 0,
      },
      { rateBasisPoints: 1800, taxablePaise: 1_013, cgstPaise: 91, sgstPaise: 91, igstPaise: 0 },
    ]);
    expect(totals).toEqual({
      subtotalPaise: 91_099,
      discountPaise: 13_665,
      shippingPaise: 15_000,
      taxPaise: 4_754,
      totalPaise: 97_200,
    });
    expect(roundOffPaise).toBe(12);
  });

  it("to another state has IGST", () => {
    const { lineTaxes } = calculateGstTotals(CART, RULES, ACROSS);
    expect(lineTaxes.map(({ igstPaise, cgstPaise }) => [igstPaise, cgstPaise])).toEqual([
      [5_247, 0],
      [209, 0],
    ]);
  });

  it.each([
    [10_049, 10_000, -49],
    [10_050, 10_100, 50],
    [10_000, 10_000, 0],
  ])("of %d paise is rounded to %d", (pricePaise, totalPaise, roundOffPaise) => {
    const free = { ...RULES, shippingFeePaise: 0 };
    const total = calculateGstTotals(
      [{ pricePaise, quantity: 1, rateBasisPoints: 0 }],
      free,
      WITHIN,
    );
    expect(total).toMatchObject({ totals: { totalPaise }, roundOffPaise });
  });

  it("is zero without lines", () => {
    const { totals, roundOffPaise, lineTaxes } = calculateGstTotals([], RULES, WITHIN);
    expect(Object.values(totals)).toEqual([0, 0, 0, 0, 0]);
    expect(roundOffPaise).toBe(0);
    expect(lineTaxes).toEqual([]);
  });

  it("adds up to the paisa over lines, rates and the whole, and nothing is negative", () => {
    fc.assert(
      fc.property(lines, rules, way, (cart, shop, how) => {
        const { totals, roundOffPaise, lineTaxes } = calculateGstTotals(cart, shop, how);
        const { subtotalPaise, discountPaise, shippingPaise, taxPaise, totalPaise } = totals;
        expect(totals).toMatchObject(calculateAmounts(cart, shop, how.promoPercent));
        const amounts = lineTaxes.flatMap((tax) => Object.values(tax) as number[]);
        expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
        expect(sum(lineTaxes.map((tax) => tax.taxablePaise))).toBe(
          subtotalPaise - discountPaise + shippingPaise,
        );
        const taxes = lineTaxes.map((tax) => tax.cgstPaise + tax.sgstPaise + tax.igstPaise);
        expect(sum(taxes)).toBe(taxPaise);
        const byRate = sumTaxes(lineTaxes, how.isWithinState);
        expect(sum(byRate.map(({ amountPaise }) => amountPaise))).toBe(taxPaise);
        expect(totalPaise % 100).toBe(0);
        expect(Math.abs(roundOffPaise)).toBeLessThanOrEqual(50);
        expect(totalPaise - roundOffPaise).toBe(
          subtotalPaise - discountPaise + shippingPaise + taxPaise,
        );
      }),
    );
  });

  it("is two equal halves or one whole, each rounded half-up", () => {
    fc.assert(
      fc.property(lines, rules, way, (cart, shop, how) => {
        const parts = how.isWithinState ? 20_000n : 10_000n;
        for (const tax of calculateGstTotals(cart, shop, how).lineTaxes) {
          expect(tax.cgstPaise).toBe(tax.sgstPaise);
          const [none, amount] = how.isWithinState
            ? [tax.igstPaise, tax.cgstPaise]
            : [tax.cgstPaise, tax.igstPaise];
          expect(none).toBe(0);
          const off =
            BigInt(amount) * parts - BigInt(tax.taxablePaise) * BigInt(tax.rateBasisPoints);
          expect(2n * off <= parts && 2n * off > -parts).toBe(true);
        }
      }),
    );
  });

  it("does not depend on the order of the lines", () => {
    fc.assert(
      fc.property(lines, rules, way, (cart, shop, how) => {
        const one = calculateGstTotals(cart, shop, how);
        const other = calculateGstTotals(cart.toReversed(), shop, how);
        expect(other.totals).toEqual(one.totals);
        const sums = sumTaxes(one.lineTaxes, how.isWithinState);
        expect(sumTaxes(other.lineTaxes, how.isWithinState)).toEqual(sums);
      }),
    );
  });

  it("taxes a discount of everything with nothing but the shipping", () => {
    const free = calculateGstTotals(
      CART,
      { ...RULES, shippingFeePaise: 0 },
      { ...WITHIN, promoPercent: 100 },
    );
    expect(free.totals).toMatchObject({ taxPaise: 0, totalPaise: 0 });
    expect(sum(CART.map(lineTotalPaise))).toBe(free.totals.discountPaise);
  });

  it("refuses amounts that it could not add up exactly", () => {
    const huge = { pricePaise: Number.MAX_SAFE_INTEGER, quantity: 2, rateBasisPoints: 0 };
    expect(() => calculateGstTotals([huge], RULES, WITHIN)).toThrow(RangeError);
  });
});

describe("the taxes by rate", () => {
  it("run from the lowest rate, halves side by side, without untaxed lines", () => {
    const cart = [1800, 0, 500, 1800].map((rateBasisPoints) => ({
      pricePaise: 100_000,
      quantity: 1,
      rateBasisPoints,
    }));
    const { lineTaxes } = calculateGstTotals(cart, RULES, WITHIN);
    expect(sumTaxes(lineTaxes, true)).toEqual([
      { name: "CGST", percent: 2.5, taxablePaise: 100_000, amountPaise: 2_500 },
      { name: "SGST", percent: 2.5, taxablePaise: 100_000, amountPaise: 2_500 },
      { name: "CGST", percent: 9, taxablePaise: 200_000, amountPaise: 18_000 },
      { name: "SGST", percent: 9, taxablePaise: 200_000, amountPaise: 18_000 },
    ]);
    const across = calculateGstTotals(cart, RULES, ACROSS).lineTaxes;
    expect(sumTaxes(across, false).map(({ name, percent }) => [name, percent])).toEqual([
      ["IGST", 5],
      ["IGST", 18],
    ]);
  });
});
