import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayName, dayNamed, isSunday } from "@/lib/base/india-time";
import { estimatedDelivery } from "@/lib/orders/delivery-date";
import { shopSettingsFrom, withDefaults } from "@/lib/shop/settings/shop-settings";
import { deliveryPromise } from "./delivery-promise";
import { EVERYWHERE, MAX_ROAD_DAYS } from "./road-days";

const shop = shopSettingsFrom(withDefaults([]));
const MONDAY = new Date("2026-11-23T10:00:00+05:30");

const promised = (rules: typeof shop, pin: string, now: Date) =>
  deliveryPromise(rules, { pin, now, leadTimes: [] });

describe("a delivery", () => {
  it("comes in the days on the road after the expected dispatch, in a state that is shipped to", () => {
    expect(promised(shop, "110001", MONDAY)).toEqual({
      served: true,
      state: "Delhi",
      earliest: "2026-11-27",
      latest: "2026-11-28",
    });
  });

  it("waits for the product's own lead time", () => {
    const requested = { pin: "110001", now: MONDAY };
    expect(deliveryPromise(shop, { ...requested, leadTimes: [5] })).toMatchObject({
      earliest: "2026-11-30",
      latest: "2026-11-30",
    });
    expect(deliveryPromise(shop, { ...requested, leadTimes: [0] })).toMatchObject({
      earliest: "2026-11-24",
      latest: "2026-11-25",
    });
  });

  it("waits for the slowest of all products ordered together", () => {
    const requested = { pin: "110001", now: MONDAY, leadTimes: [0, 5, null] };
    expect(deliveryPromise(shop, requested)).toMatchObject({ latest: "2026-11-30" });
  });

  it.each([
    ["781001", "Assam"],
    ["900001", null],
  ])("does not go where the checkout would refuse: %s", (pin, state) => {
    const nowhere = { served: false, state, earliest: null, latest: null };
    expect(promised(shop, pin, MONDAY)).toEqual(nowhere);
  });

  it("reaches the owner's destinations, except excluded ones", () => {
    const values = withDefaults([
      { key: "serviceableStates", value: "kerala, Lakshadweep" },
      { key: "deliveryDays", value: "Everywhere = 4-6\nLakshadweep = no" },
    ]);
    const own = shopSettingsFrom(values);
    expect(promised(own, "695001", MONDAY)).toMatchObject({ served: true });
    expect(promised(own, "682555", MONDAY)).toMatchObject({ served: false });
    expect(promised(own, "110001", MONDAY)).toMatchObject({ served: false });
  });

  it("is never on a Sunday nor after the estimated delivery of an order placed then, for any road", () => {
    const moments = fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true });
    const roads = fc.nat({ max: MAX_ROAD_DAYS });
    const leadTimes = fc.option(fc.nat({ max: 60 }));
    fc.assert(
      fc.property(moments, roads, roads, leadTimes, (now, one, other, leadTime) => {
        const days = { least: Math.min(one, other), most: Math.max(one, other) };
        const rules = { ...shop, deliveryDays: [{ place: EVERYWHERE, days }] };
        const told = deliveryPromise(rules, { pin: "110001", now, leadTimes: [leadTime] });
        const [earliest, latest] = [told.earliest ?? "", told.latest ?? ""];
        expect(isSunday(dayNamed(earliest))).toBe(false);
        expect(isSunday(dayNamed(latest))).toBe(false);
        expect(earliest <= latest).toBe(true);
        const order = { createdAt: now, dispatchBy: earliest, deliverBy: latest };
        expect(latest <= dayName(estimatedDelivery(order))).toBe(true);
      }),
    );
  });

  it("is, as the shop comes, within the seven days", () => {
    const moments = fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true });
    fc.assert(
      fc.property(moments, (now) => {
        const { latest } = promised(shop, "110001", now);
        const seven = estimatedDelivery({ createdAt: now, dispatchBy: null, deliverBy: null });
        expect((latest ?? "") <= dayName(seven)).toBe(true);
      }),
    );
  });
});
