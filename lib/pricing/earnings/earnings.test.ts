import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { computeEarnings, lineCostPaise, type CostedLine } from "./earnings";

const line = (costPaise: number | null, remaining: Partial<CostedLine> = {}): CostedLine => ({
  pricePaise: 1450,
  quantity: 5000,
  basis: 1,
  costPaise,
  ...remaining,
});

describe("the earnings of a sale", () => {
  it("is the lines after the discount, less their costs, in whole percent", () => {
    expect(computeEarnings([line(1000)], 250_000)).toEqual({
      revenuePaise: 7_000_000,
      costPaise: 5_000_000,
      marginPaise: 2_000_000,
      percent: 29,
    });
  });

  it("counts only lines with a known cost, with their share of the discount, and has no percent", () => {
    expect(computeEarnings([line(1000), line(null)], 1_450_000)).toEqual({
      revenuePaise: 13_050_000,
      costPaise: 5_000_000,
      marginPaise: 1_525_000,
      percent: null,
    });
  });

  it("is not known where no cost is, and may be a loss", () => {
    expect(computeEarnings([line(null)])).toMatchObject({ costPaise: 0, marginPaise: null });
    expect(computeEarnings([])).toMatchObject({ revenuePaise: 0, marginPaise: null });
    expect(computeEarnings([line(1500)])).toMatchObject({ marginPaise: -250_000, percent: -3 });
  });

  it("rounds the cost of a line half-up, as its total", () => {
    expect(lineCostPaise(line(60_125, { quantity: 500, basis: 1000 }))).toBe(30_063);
    expect(lineCostPaise(line(null))).toBeNull();
  });
});

const LINES = fc.array(
  fc.record({
    pricePaise: fc.integer({ min: 0, max: 10_000_000 }),
    quantity: fc.integer({ min: 1, max: 1_000_000 }),
    basis: fc.constantFrom(1, 100, 1000),
    costPaise: fc.option(fc.integer({ min: 0, max: 2_000_000_000 })),
  }),
  { maxLength: 20 },
);
const DISCOUNT = fc.integer({ min: 0, max: 100_000_000 });

describe("for any lines and discount", () => {
  it("cost and margin make up the revenue where all costs are known", () => {
    fc.assert(
      fc.property(LINES, DISCOUNT, (lines, discount) => {
        const whole = lines.map((each) => ({ ...each, costPaise: each.costPaise ?? 7 }));
        const { revenuePaise, costPaise, marginPaise } = computeEarnings(whole, discount);
        if (lines.length > 0) expect(costPaise + (marginPaise ?? NaN)).toBe(revenuePaise);
      }),
    );
  });

  it("the order of the lines decides nothing, and all is whole paise", () => {
    fc.assert(
      fc.property(LINES, DISCOUNT, (lines, discount) => {
        const earned = computeEarnings(lines, discount);
        expect(computeEarnings(lines.toReversed(), discount)).toEqual(earned);
        for (const paise of [earned.revenuePaise, earned.costPaise, earned.marginPaise ?? 0]) {
          expect(Number.isSafeInteger(paise)).toBe(true);
        }
      }),
    );
  });

  it("a dearer cost never earns more", () => {
    fc.assert(
      fc.property(
        LINES,
        DISCOUNT,
        fc.integer({ min: 0, max: 1_000_000 }),
        (lines, discount, more) => {
          const dearer = lines.map((each) => ({
            ...each,
            costPaise: each.costPaise === null ? null : each.costPaise + more,
          }));
          const [before, after] = [lines, dearer].map((each) => computeEarnings(each, discount));
          expect(after?.marginPaise ?? 0).toBeLessThanOrEqual(before?.marginPaise ?? 0);
        },
      ),
    );
  });
});
