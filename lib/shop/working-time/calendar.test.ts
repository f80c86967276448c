import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysLater } from "@/lib/base/india-time";
import { addWorkingDays, isWorkingDay, startOfWork, type WorkingCalendar } from "./calendar";
import { openingHoursFrom } from "./opening-hours";

const SPEC: WorkingCalendar = {
  openingHours: openingHoursFrom("Mon-Fri 9:00-19:00, Sat 9:00-17:00, Sun closed"),
  holidays: [{ date: "2027-01-26", name: "Republic Day" }],
};

const day = fc
  .date({ min: new Date("2026-01-01"), max: new Date("2030-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const calendar = fc.record({
  openingHours: fc
    .array(fc.option(fc.constant({ opens: 540, closes: 1080 })), { minLength: 7, maxLength: 7 })
    .filter((days) => days.some(Boolean)),
  holidays: fc.array(fc.record({ date: day, name: fc.constant("") }), { maxLength: 100 }),
});

describe("a working day", () => {
  it.each([
    ["2026-11-20", true],
    ["2026-11-21", true],
    ["2026-11-22", false],
    ["2027-01-26", false],
  ])("%s: %s", (date, works) => expect(isWorkingDay(SPEC, date)).toBe(works));

  it("is the day of an order until closing time, then the next", () => {
    const of = (moment: string) => startOfWork(SPEC, new Date(moment));
    expect(of("2026-11-20T00:00:00+05:30")).toBe("2026-11-20");
    expect(of("2026-11-20T18:59:59+05:30")).toBe("2026-11-20");
    expect(of("2026-11-20T19:00:00+05:30")).toBe("2026-11-21");
    expect(of("2026-11-21T17:00:00+05:30")).toBe("2026-11-23");
    expect(of("2026-11-22T12:00:00+05:30")).toBe("2026-11-23");
    expect(of("2027-01-25T19:30:00+05:30")).toBe("2027-01-27");
  });
});

describe("adding working days", () => {
  it.each([
    ["2026-11-20", 1, "2026-11-21"],
    ["2026-11-20", 2, "2026-11-23"],
    ["2026-11-22", 0, "2026-11-23"],
    ["2027-01-25", 1, "2027-01-27"],
  ])("%s + %i is %s", (from, days, to) => expect(addWorkingDays(SPEC, from, days)).toBe(to));

  it("passes exactly that many working days, and ends on one", () => {
    fc.assert(
      fc.property(calendar, day, fc.integer({ min: 0, max: 30 }), (shop, from, days) => {
        const start = addWorkingDays(shop, from, 0);
        const end = addWorkingDays(shop, from, days);
        expect(isWorkingDay(shop, end)).toBe(true);
        let passed = 0;
        for (let at = start; at < end; at = daysLater(at, 1)) {
          if (isWorkingDay(shop, at)) passed++;
        }
        expect(passed).toBe(days);
      }),
    );
  });

  it("adds up: two steps equal their sum", () => {
    const few = fc.integer({ min: 0, max: 15 });
    fc.assert(
      fc.property(calendar, day, few, few, (shop, from, a, b) => {
        const there = addWorkingDays(shop, addWorkingDays(shop, from, a), b);
        expect(addWorkingDays(shop, from, a + b)).toBe(there);
      }),
    );
  });
});
