import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayName, daysLater } from "@/lib/base/india-time";
import { shopSettingsFrom, withDefaults } from "@/lib/shop/settings/shop-settings";
import { isWorkingDay, expectedDispatch } from "@/lib/shop/working-time/calendar";
import { estimatedDelivery } from "./delivery-date";

const defaults = shopSettingsFrom(withDefaults([]));

describe("the expected dispatch", () => {
  it.each([
    ["Friday, in hours", "2026-11-20T18:59:00+05:30", "2026-11-24"],
    ["Friday, after closing", "2026-11-20T19:00:00+05:30", "2026-11-25"],
    ["Sunday", "2026-11-22T11:00:00+05:30", "2026-11-26"],
  ])("of an order of %s is three working days later", (_, at, day) => {
    expect(expectedDispatch(defaults, new Date(at), [])).toBe(day);
  });

  it("skips the owner's holidays, and can be the same day", () => {
    const holidays = [{ date: "2026-11-24", name: "" }];
    const at = new Date("2026-11-23T10:00:00+05:30");
    const of = (rules: object) => expectedDispatch({ ...defaults, ...rules }, at, []);
    expect(of({ holidays, dispatchDays: 1 })).toBe("2026-11-25");
    expect(of({ dispatchDays: 0 })).toBe("2026-11-23");
  });

  it.each([
    [[null, 5, 1], "2026-11-28"],
    [[1, null], "2026-11-26"],
    [[1, 0], "2026-11-24"],
  ])("follows the product with the longest lead time: %o", (leadTimes, day) => {
    const monday = new Date("2026-11-23T10:00:00+05:30");
    expect(expectedDispatch(defaults, monday, leadTimes)).toBe(day);
  });

  it("is a working day, by default two days before the estimated delivery", () => {
    const moments = fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true });
    fc.assert(
      fc.property(moments, (at) => {
        const dispatch = expectedDispatch(defaults, at, []);
        expect(isWorkingDay(defaults, dispatch)).toBe(true);
        const arrival = daysLater(dispatch, 2);
        expect(
          arrival <=
            dayName(estimatedDelivery({ createdAt: at, dispatchBy: null, deliverBy: null })),
        ).toBe(true);
      }),
    );
  });
});
