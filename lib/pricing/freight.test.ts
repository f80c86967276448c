import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addUpLoad, freightPaise, rateTo, type FreightRate } from "./freight";

const RATE: FreightRate = { pins: [], perKgPaise: 1250, leastPaise: 9_000, askAboveGrams: null };
const DIVISOR = 5000;

const amounts = fc.nat({ max: 1_000_000 });
const rates = fc.record({
  pins: fc.constant<string[]>([]),
  perKgPaise: amounts,
  leastPaise: amounts,
  askAboveGrams: fc.constant(null),
});
const loads = fc.record({ grams: fc.nat(100_000_000), cubicMm: fc.nat(1_000_000_000) });
const divisors = fc.integer({ min: 1000, max: 10_000 });

describe("freightPaise", () => {
  it("is the rate by the kilogram, rounded half up, from the least charge on", () => {
    expect(freightPaise({ grams: 12_340, cubicMm: 0 }, RATE, DIVISOR)).toBe(15_425);
    expect(freightPaise({ grams: 12_342, cubicMm: 0 }, RATE, DIVISOR)).toBe(15_428);
    expect(freightPaise({ grams: 12_341, cubicMm: 0 }, RATE, DIVISOR)).toBe(15_426);
    expect(freightPaise({ grams: 1, cubicMm: 0 }, RATE, DIVISOR)).toBe(9_000);
    expect(freightPaise({ grams: 1, cubicMm: 0 }, { ...RATE, leastPaise: 0 }, DIVISOR)).toBe(1);
    expect(freightPaise({ grams: 0, cubicMm: 0 }, { ...RATE, leastPaise: 0 }, DIVISOR)).toBe(0);
  });

  it("uses the volumetric weight if greater: 60 × 40 × 40 cm are 19.2 kg by 5000", () => {
    const carton = { length: 600, width: 400, height: 400 };
    const load = addUpLoad([{ quantity: 2, packing: { grams: 8_000, carton } }]);
    expect(load).toEqual({ grams: 16_000, cubicMm: 192_000_000 });
    expect(freightPaise(load, RATE, DIVISOR)).toBe(38_400 * 1.25);
    expect(freightPaise(load, RATE, 8000)).toBe(24_000 * 1.25);
    expect(freightPaise({ ...load, grams: 40_000 }, RATE, DIVISOR)).toBe(40_000 * 1.25);
  });

  it("is asked for above the rate's weight and not at it, whichever weight counts", () => {
    const rate = { ...RATE, askAboveGrams: 20_000 };
    expect(freightPaise({ grams: 20_000, cubicMm: 0 }, rate, DIVISOR)).toBe(25_000);
    expect(freightPaise({ grams: 20_001, cubicMm: 0 }, rate, DIVISOR)).toBeNull();
    expect(freightPaise({ grams: 1, cubicMm: 100_000_000 }, rate, DIVISOR)).toBe(25_000);
    expect(freightPaise({ grams: 1, cubicMm: 100_000_001 }, rate, DIVISOR)).toBeNull();
  });

  it("is never below the least charge", () => {
    fc.assert(
      fc.property(loads, rates, divisors, (load, rate, divisor) => {
        expect(freightPaise(load, rate, divisor)).toBeGreaterThanOrEqual(rate.leastPaise);
      }),
    );
  });

  it("is never cheaper for more weight or a larger carton", () => {
    const more = fc.nat(1_000_000);
    fc.assert(
      fc.property(loads, more, more, rates, divisors, (load, grams, cubicMm, rate, divisor) => {
        const heavier = { grams: load.grams + grams, cubicMm: load.cubicMm + cubicMm };
        const [light, heavy] = [load, heavier].map((each) => freightPaise(each, rate, divisor));
        expect(heavy).toBeGreaterThanOrEqual(light ?? NaN);
      }),
    );
  });

  it("once asked for, stays asked for with more weight", () => {
    fc.assert(
      fc.property(loads, amounts, fc.nat(1_000_000), rates, (load, askAboveGrams, more, rate) => {
        const asking = { ...rate, askAboveGrams };
        fc.pre(freightPaise(load, asking, DIVISOR) === null);
        const heavier = { ...load, grams: load.grams + more };
        expect(freightPaise(heavier, asking, DIVISOR)).toBeNull();
      }),
    );
  });
});

describe("rateTo", () => {
  const to = (...pins: string[]) => ({ ...RATE, pins });

  it("is the longest prefix of the PIN code, in any order of rows", () => {
    const [all, north, delhi, one] = [to(), to("1", "2"), to("56", "110"), to("110001")];
    for (const rates of [
      [all, north, delhi, one],
      [one, delhi, north, all],
    ]) {
      expect(rateTo(rates, "110001")).toBe(one);
      expect(rateTo(rates, "110002")).toBe(delhi);
      expect(rateTo(rates, "122001")).toBe(north);
      expect(rateTo(rates, "700001")).toBe(all);
    }
  });

  it("is null without a matching row", () => {
    expect(rateTo([to("11"), to("2")], "560001")).toBeUndefined();
    expect(rateTo<FreightRate>([], "560001")).toBeUndefined();
  });
});
