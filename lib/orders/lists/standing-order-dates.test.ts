import fc from "fast-check";
import { expect, it } from "vitest";
import { dayName } from "@/lib/base/india-time";
import { nextTurn, weeksAfter } from "./standing-order-dates";

it("counts weeks across months, years and 29 February", () => {
  expect(weeksAfter("2026-11-28", 1)).toBe("2026-12-05");
  expect(weeksAfter("2026-12-28", 1)).toBe("2027-01-04");
  expect(weeksAfter("2028-02-26", 1)).toBe("2028-03-04");
});

it("starts each day at midnight in India, and skips missed turns", () => {
  const beforeMidnight = new Date("2026-12-05T18:29:59Z");
  const afterMidnight = new Date("2026-12-05T18:30:00Z");
  expect(nextTurn("2026-11-28", 1, beforeMidnight)).toBe("2026-12-12");
  expect(nextTurn("2026-11-29", 1, beforeMidnight)).toBe("2026-12-06");
  expect(nextTurn("2026-11-29", 1, afterMidnight)).toBe("2026-12-13");
  expect(nextTurn("2026-11-28", 4, new Date("2027-03-01T00:00:00Z"))).toBe("2027-03-20");
});

it("is the first day of the interval after today, at any time of day", () => {
  const moment = fc.date({
    min: new Date("2026-01-01"),
    max: new Date("2030-01-01"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moment, moment, fc.integer({ min: 1, max: 26 }), (begun, now, weeks) => {
      const [day, today] = [dayName(begun), dayName(now)];
      const turn = nextTurn(day, weeks, now);
      expect((Date.parse(turn) - Date.parse(day)) % (weeks * 7 * 24 * 60 * 60 * 1000)).toBe(0);
      expect(turn > today && turn > day).toBe(true);
      const before = weeksAfter(turn, -weeks);
      expect(before <= today || before === day).toBe(true);
    }),
    { numRuns: 200 },
  );
});
