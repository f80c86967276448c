import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formatCompactRupees,
  formatPlainRupees,
  formatShortRupees,
  formatRupees,
  calculatePercent,
  toPaise,
  toRupees,
} from "./money";

/** Up to the largest possible cart: 100 lines of 10,000 packs at ₹99,99,999.99, plus tax. */
const paise = fc.integer({ min: 0, max: 2_000_000_000_000_000 });
/** Two decimals at most, as the settings allow. */
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);

describe("rupees and paise", () => {
  it("come back from each other exactly", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 90_000_000_000_000 }), (amount) => {
        expect(toPaise(toRupees(amount))).toBe(amount);
      }),
    );
  });

  it("are written as JSON with two decimals at most", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 90_000_000_000_000 }), (amount) => {
        expect(JSON.stringify(toRupees(amount))).toMatch(/^\d+(\.\d{1,2})?$/);
      }),
    );
  });

  it.each([
    [0.07, 7],
    [1.15, 115],
    [8.2, 820],
    [1_24_500, 1_24_50_000],
    [4.35, 435],
  ])("reads ₹%d as %d paise, whatever its float looks like", (rupees, expected) => {
    expect(toPaise(rupees)).toBe(expected);
  });
});

describe("formatRupees", () => {
  it.each([
    [0, "₹0.00"],
    [5, "₹0.05"],
    [15_000, "₹150.00"],
    [1_24_500_00, "₹1,24,500.00"],
    [999_999_999, "₹99,99,999.99"],
    [1_00_00_000_00, "₹1,00,00,000.00"],
  ])("writes %d paise as %s", (amount, text) => {
    expect(formatRupees(amount)).toBe(text);
  });

  it("loses no paisa", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 90_000_000_000_000 }), (amount) => {
        expect(Number(formatRupees(amount).replace(/[₹,.]/g, ""))).toBe(amount);
      }),
    );
  });
});

describe("formatPlainRupees", () => {
  it.each([
    [200_000, "₹2000"],
    [14_950, "₹149.5"],
  ])("writes %d paise as the threshold is written: %s", (amount, text) => {
    expect(formatPlainRupees(amount)).toBe(text);
  });
});

describe("formatShortRupees", () => {
  it.each([
    [200_000, "₹2,000"],
    [14_950, "₹149.50"],
    [0, "₹0"],
  ])("writes %d paise as %s", (amount, text) => {
    expect(formatShortRupees(amount)).toBe(text);
  });
});

describe("formatCompactRupees", () => {
  it.each([
    [0, "₹0"],
    [90_050, "₹900.5"],
    [4_500_000, "₹45K"],
    [12_450_000, "₹1.2L"],
    [1_234_567_800, "₹1.2Cr"],
  ])("writes %d paise as %s", (amount, text) => {
    expect(formatCompactRupees(amount)).toBe(text);
  });
});

describe("percentOf", () => {
  it.each([
    [1000, 8, 80],
    [1050, 5, 53],
    [1049, 5, 52],
    [6, 8, 0],
    [7, 8, 1],
    [200, 12.25, 25],
    [1, 50, 1],
    [12_345, 100, 12_345],
  ])("of %d paise at %d percent is %d", (amount, share, expected) => {
    expect(calculatePercent(amount, share)).toBe(expected);
  });

  it("rounds the exact product half-up", () => {
    fc.assert(
      fc.property(paise, percent, (amount, share) => {
        const exact = BigInt(amount) * BigInt(Math.round(share * 100));
        const rounded = BigInt(calculatePercent(amount, share)) * 10_000n;
        expect(rounded - exact).toBeLessThanOrEqual(5000n);
        expect(exact - rounded).toBeLessThan(5000n);
      }),
    );
  });

  it("never exceeds the amount, and grows with it", () => {
    fc.assert(
      fc.property(paise, percent, (amount, share) => {
        expect(calculatePercent(amount, share)).toBeLessThanOrEqual(amount);
        expect(calculatePercent(amount, share)).toBeLessThanOrEqual(
          calculatePercent(amount + 1, share),
        );
      }),
    );
  });
});
