import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayName, isSunday } from "@/lib/base/india-time";
import { deliveryText, estimatedDelivery, promisedDelivery, sundayNote } from "./delivery-date";

const DAY_MS = 24 * 60 * 60 * 1000;

const placed = (
  createdAt: string,
  dispatchBy: string | null = null,
  deliverBy: string | null = null,
) => ({ createdAt: new Date(createdAt), dispatchBy, deliverBy });

describe("the estimated delivery", () => {
  it.each([
    ["2026-11-20T20:00:00Z", "2026-11-28"],
    // In India Sunday begins at 18:30 UTC on Saturday.
    ["2026-11-21T18:29:59Z", "2026-11-28"],
    ["2026-11-21T18:30:00Z", "2026-11-30"],
    ["2026-11-22T18:29:59Z", "2026-11-30"],
    ["2026-11-22T18:30:00Z", "2026-11-30"],
  ])("of an order of %s is %s", (createdAt, day) =>
    expect(dayName(estimatedDelivery(placed(createdAt)))).toBe(day),
  );

  it("is seven days later, or eight when the seventh is a Sunday; never a Sunday", () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }), (at) => {
        const seventh = new Date(at.getTime() + 7 * DAY_MS);
        const delivery = estimatedDelivery({ createdAt: at, dispatchBy: null, deliverBy: null });
        expect(isSunday(delivery)).toBe(false);
        expect(delivery.getTime() - at.getTime()).toBe((isSunday(seventh) ? 8 : 7) * DAY_MS);
      }),
    );
  });

  it("is the day of readiness for a pick-up order", () => {
    const order = {
      ...placed("2026-11-20T20:00:00Z", "2026-11-25"),
      shippingWay: "pickup",
    } as const;
    expect(deliveryText(order, dayName)).toBe("by pickup, ready by 2026-11-25");
    expect(deliveryText({ ...order, dispatchBy: null }, dayName)).toBe("by pickup");
  });

  it("has a note when it is not the seventh day", () => {
    const note = (at: string) => sundayNote(placed(at), dayName);
    expect(note("2026-11-20T20:00:00Z")).toBe("");
    expect(note("2026-11-22T08:00:00Z")).toBe("2026-11-29 is a Sunday, so it is the day after.");
    const kept = { ...placed("2026-11-22T08:00:00Z"), kept: true };
    expect(sundayNote(kept, dayName)).toBe("");
  });

  it("is the seventh day when the goods leave before it", () => {
    const text = (dispatchBy: string) =>
      deliveryText(placed("2026-11-23T08:00:00Z", dispatchBy), dayName);
    expect(text("2026-11-26")).toBe("by 2026-11-30");
    expect(text("2026-11-29")).toBe("by 2026-11-30");
    expect(text("2026-11-30")).toBe("from 2026-12-01 on (it leaves by 2026-11-30)");
    expect(text("2026-12-05")).toBe("from 2026-12-07 on (it leaves by 2026-12-05)");
  });

  it("is hidden until the proof is approved", () => {
    const order = { ...placed("2026-11-23T08:00:00Z"), awaitsApproval: true };
    expect(deliveryText(order, dayName)).toBe("after you approve the proof");
  });

  it("is the PIN code's promised day when that is later than seven days", () => {
    const text = (deliverBy: string) =>
      deliveryText(placed("2026-11-23T08:00:00Z", "2026-11-26", deliverBy), dayName);
    expect(text("2026-11-28")).toBe("by 2026-11-30");
    expect(text("2026-11-30")).toBe("by 2026-11-30");
    expect(text("2026-12-04")).toBe("by 2026-12-04");
  });

  it("is never a Sunday nor before the dispatch, however long it takes", () => {
    const moments = fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true });
    fc.assert(
      fc.property(moments, fc.nat({ max: 400 }), (createdAt, days) => {
        const dispatchBy = dayName(new Date(createdAt.getTime() + days * DAY_MS));
        const delivery = estimatedDelivery({ createdAt, dispatchBy, deliverBy: null });
        expect(isSunday(delivery)).toBe(false);
        expect(dayName(delivery) > dispatchBy).toBe(true);
      }),
    );
  });
});

describe("a delivery estimate before the order", () => {
  const answer = (earliest: string, latest: string) => ({
    served: true,
    state: "Delhi",
    earliest,
    latest,
  });

  it.each([
    ["within the seven days", "2026-11-28", "2026-12-01"],
    ["on a longer road", "2026-12-09", "2026-12-09"],
  ])("promises the same day as the order itself, %s", (_road, latest, promised) => {
    const now = new Date("2026-11-24T06:00:00Z");
    const told = promisedDelivery(answer("2026-11-27", latest), now);
    expect(told).toEqual(answer("2026-11-27", promised));
    const order = { createdAt: now, dispatchBy: null, deliverBy: latest };
    expect(told.latest).toBe(dayName(estimatedDelivery(order)));
    // Applying the function to its own result changes nothing.
    expect(promisedDelivery(told, now)).toEqual(told);
  });

  it("promises no day without delivery", () => {
    const nowhere = { served: false, state: null, earliest: null, latest: null };
    expect(promisedDelivery(nowhere, new Date())).toEqual(nowhere);
  });
});
