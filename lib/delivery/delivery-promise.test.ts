import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayName, dayNamed, isSunday } from "@/lib/india-time";
import { estimatedDelivery } from "@/lib/orders/delivery-date";
import { shopSettingsFrom, withDefaults } from "@/lib/settings/shop-settings";
import { deliveryPromise } from "./delivery-promise";

const shop = shopSettingsFrom(withDefaults([]));
const MONDAY = new Date("2026-11-23T10:00:00+05:30");

describe("a delivery", () => {
  it("comes in the days on the road after the expected dispatch, in a state that is shipped to", () => {
    expect(deliveryPromise(shop, "110001", MONDAY)).toEqual({
      served: true,
      state: "Delhi",
      earliest: "2026-11-27",
      latest: "2026-11-28",
    });
  });

  it.each([
    ["781001", "Assam"],
    ["900001", null],
  ])("does not go where the checkout would refuse: %s", (pin, state) => {
    const nowhere = { served: false, state, earliest: null, latest: null };
    expect(deliveryPromise(shop, pin, MONDAY)).toEqual(nowhere);
  });

  it("goes where the owner ships to, but for what the owner excludes", () => {
    const values = withDefaults([
      { key: "serviceableStates", value: "kerala, Lakshadweep" },
      { key: "deliveryDays", value: "Everywhere = 4-6\nLakshadweep = no" },
    ]);
    const own = shopSettingsFrom(values);
    expect(deliveryPromise(own, "695001", MONDAY)).toMatchObject({ served: true });
    expect(deliveryPromise(own, "682555", MONDAY)).toMatchObject({ served: false });
    expect(deliveryPromise(own, "110001", MONDAY)).toMatchObject({ served: false });
  });

  it("is never on a Sunday nor, as the shop comes, after the estimated delivery of an order", () => {
    const moments = fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true });
    fc.assert(
      fc.property(moments, (now) => {
        const { earliest, latest } = deliveryPromise(shop, "110001", now);
        expect(isSunday(dayNamed(earliest ?? ""))).toBe(false);
        expect(isSunday(dayNamed(latest ?? ""))).toBe(false);
        expect((earliest ?? "") <= (latest ?? "")).toBe(true);
        expect((latest ?? "") <= dayName(estimatedDelivery(now))).toBe(true);
      }),
    );
  });
});
