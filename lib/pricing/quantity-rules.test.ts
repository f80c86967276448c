import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isRightQuantity, isUnruled, leastQuantity, nearestQuantity } from "./quantity-rules";

const rules = fc.record({
  minQuantity: fc.integer({ min: 1, max: 10_000 }),
  packMultiple: fc.integer({ min: 1, max: 10_000 }),
});
const quantities = fc.integer({ min: 0, max: 999_999 });

it.each([
  [1, 1, 1],
  [10, 1, 10],
  [1, 12, 12],
  [20, 12, 24],
  [24, 12, 24],
])("a minimum of %i in multiples of %i begins at %i", (minQuantity, packMultiple, least) => {
  expect(leastQuantity({ minQuantity, packMultiple })).toBe(least);
});

describe("the nearest quantity", () => {
  const DOZENS = { minQuantity: 20, packMultiple: 12 };

  it.each([
    [1, 500, 24],
    [24, 500, 24],
    [29, 500, 24],
    [30, 500, 36],
    [40, 500, 36],
    [600, 500, 492],
    [30, 24, 24],
    [30, 23, 0],
  ])("to %i of %i is %i", (wanted, most, nearest) => {
    expect(nearestQuantity(DOZENS, wanted, most)).toBe(nearest);
  });

  it("can be ordered and is in stock, or is absent", () => {
    fc.assert(
      fc.property(rules, quantities, quantities, (rule, wanted, most) => {
        const nearest = nearestQuantity(rule, wanted, most);
        expect(nearest).toBeLessThanOrEqual(most);
        if (nearest === 0) expect(most).toBeLessThan(leastQuantity(rule));
        else expect(isRightQuantity(rule, nearest)).toBe(true);
      }),
    );
  });

  it("to a right one is itself", () => {
    fc.assert(
      fc.property(rules, fc.integer({ min: 0, max: 100 }), (rule, steps) => {
        const right = leastQuantity(rule) + steps * rule.packMultiple;
        expect(nearestQuantity(rule, right, right)).toBe(right);
      }),
    );
  });
});

it("any quantity is right without rules", () => {
  const none = { minQuantity: 1, packMultiple: 1 };
  expect(isUnruled(none)).toBe(true);
  expect(isUnruled({ ...none, packMultiple: 2 })).toBe(false);
  fc.assert(fc.property(fc.integer({ min: 1 }), (count) => isRightQuantity(none, count)));
});
