import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayName, isSunday } from "@/lib/india-time";
import { deliveryText, estimatedDelivery } from "./delivery-date";

const DAY_MS = 24 * 60 * 60 * 1000;

describe("the estimated delivery", () => {
  it.each([
    ["2026-11-20T20:00:00Z", "2026-11-28"],
    // Sunday in India from 18:30 UTC on Saturday.
    ["2026-11-21T18:29:59Z", "2026-11-28"],
    ["2026-11-21T18:30:00Z", "2026-11-30"],
    ["2026-11-22T18:29:59Z", "2026-11-30"],
    ["2026-11-22T18:30:00Z", "2026-11-30"],
  ])("of an order of %s is %s", (createdAt, day) =>
    expect(dayName(estimatedDelivery(new Date(createdAt)))).toBe(day),
  );

  it("is seven days later, or eight where the seventh is a Sunday; never a Sunday", () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }), (at) => {
        const seventh = new Date(at.getTime() + 7 * DAY_MS);
        const delivery = estimatedDelivery(at);
        expect(isSunday(delivery)).toBe(false);
        expect(delivery.getTime() - at.getTime()).toBe((isSunday(seventh) ? 8 : 7) * DAY_MS);
      }),
    );
  });

  it("says so where it is not the seventh day", () => {
    const text = (at: string) => deliveryText(new Date(at), dayName);
    expect(text("2026-11-20T20:00:00Z")).toBe("2026-11-28");
    expect(text("2026-11-22T08:00:00Z")).toBe("2026-11-30 (2026-11-29 is a Sunday)");
  });
});
