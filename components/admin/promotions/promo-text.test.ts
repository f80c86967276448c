import { describe, expect, it } from "vitest";
import { perCustomerText, usesText, validityText } from "./promo-text";

/** Formatters put a narrow space before am and pm. */
const plain = (lines: string[]) => lines.map((line) => line.replace(/\s/g, " "));

describe("the texts of a promo code", () => {
  it("show its validity in India time", () => {
    const dates = { startsAt: "2026-10-31T18:30:00Z", endsAt: "2026-11-05T18:29:00Z" };
    expect(plain(validityText(dates))).toEqual([
      "From 1 Nov 2026, 12:00 am",
      "Until 5 Nov 2026, 11:59 pm",
    ]);
    expect(validityText({ startsAt: null, endsAt: null })).toEqual(["Any time"]);
  });

  it("show its uses and their limit", () => {
    expect(usesText({ uses: 123_456, maxUses: null })).toBe("1,23,456");
    expect(usesText({ uses: 3, maxUses: 5 })).toBe("3 of 5");
    expect(perCustomerText({ maxUsesPerCustomer: 2 })).toBe("2 per customer");
    expect(perCustomerText({ maxUsesPerCustomer: null })).toBeNull();
  });
});
