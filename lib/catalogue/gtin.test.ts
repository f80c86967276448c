import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isGtin, optionalGtin } from "./gtin";

describe("a GTIN", () => {
  it.each(["96385074", "614141007349", "4006381333931", "10614141000415"])("is %s", (digits) => {
    expect(isGtin(digits)).toBe(true);
  });

  it.each(["", "4006381333932", "400638133393", "40063813339310", "400638133393X"])(
    "is not %j",
    (digits) => {
      expect(isGtin(digits)).toBe(false);
    },
  );

  it("is invalid with one digit changed", () => {
    const digit = fc.integer({ min: 0, max: 12 });
    fc.assert(
      fc.property(digit, fc.integer({ min: 1, max: 9 }), (place, more) => {
        const digits = Array.from("4006381333931", Number);
        const changed = digits.with(place, ((digits[place] ?? 0) + more) % 10);
        expect(isGtin(changed.join(""))).toBe(false);
      }),
    );
  });

  it("is read as people type it, and taken away by nothing", () => {
    expect(optionalGtin.parse(" 4 006381-333931 ")).toBe("4006381333931");
    expect(optionalGtin.parse(" ")).toBeNull();
    expect(optionalGtin.parse(undefined)).toBeUndefined();
    expect(optionalGtin.safeParse("4006381333932").success).toBe(false);
  });
});
