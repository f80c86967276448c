import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculateChange } from "./stat-cards";

describe("a change from last month", () => {
  it.each([
    [120, 100, "up", "+20%"],
    [100, 120, "down", "-17%"],
    [104, 100, "up", "+4%"],
    [1_045, 1_000, "up", "+4.5%"],
    [0, 40, "down", "-100%"],
    [500_000, 200, "up", "+2,49,900%"],
    [7, 7, "neutral", "No change"],
    [0, 0, "neutral", "No change"],
    [100_001, 100_000, "neutral", "No change"],
    [3, 0, "neutral", "No earlier data"],
  ])("of %i after %i is %s, %s", (current, previous, trend, change) => {
    expect(calculateChange(current, previous)).toEqual({ trend, change });
  });

  it("after nothing is notified of what is often and rightly nothing", () => {
    expect(calculateChange(3, 0, String)).toEqual({ trend: "up", change: "+3" });
    expect(calculateChange(0, 0, String)).toEqual({ trend: "neutral", change: "No change" });
  });

  it("never writes a percentage of nothing, and agrees with its trend", () => {
    const amount = fc.nat(1_000_000_000);
    fc.assert(
      fc.property(amount, amount, (current, previous) => {
        const { trend, change } = calculateChange(current, previous);
        expect(change).not.toMatch(/NaN|Infinity|∞|[+-]0%/);
        const sign = { up: "+", down: "-", neutral: "N" }[trend];
        expect(change.charAt(0)).toBe(sign);
        if (trend === "up") expect(current).toBeGreaterThan(previous);
        if (trend === "down") expect(current).toBeLessThan(previous);
      }),
    );
  });
});
