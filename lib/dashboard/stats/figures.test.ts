import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayName } from "@/lib/base/india-time";
import { daysBefore, monthsCompared } from "./figures";

const at = (text: string) => new Date(text);

it("goes back by days to the second", () => {
  expect(daysBefore(at("2026-03-01T12:00:00Z"), 30).toISOString()).toBe("2026-01-30T12:00:00.000Z");
});

describe("this month beside the same days of the last", () => {
  it("takes the same day and hour", () => {
    expect(monthsCompared(at("2026-11-21T10:00:00Z"))).toEqual({
      start: at("2026-10-31T18:30:00Z"),
      previousStart: at("2026-09-30T18:30:00Z"),
      previousUntil: at("2026-10-21T10:00:00Z"),
    });
  });

  it("takes all of a shorter month at the end of a longer one", () => {
    const { start, previousUntil } = monthsCompared(at("2026-03-31T10:00:00Z"));
    expect(previousUntil).toEqual(start);
  });

  it("never reaches into this month, and never compares with more time", () => {
    const moment = fc.date({ min: at("2000-01-01"), max: at("2100-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(moment, (now) => {
        const { start, previousStart, previousUntil } = monthsCompared(now);
        const elapsed = now.getTime() - start.getTime();
        expect(elapsed).toBeGreaterThanOrEqual(0);
        expect(previousUntil.getTime()).toBeLessThanOrEqual(start.getTime());
        expect(previousUntil.getTime() - previousStart.getTime()).toBeLessThanOrEqual(elapsed);
        expect(dayName(start).slice(-2)).toBe("01");
      }),
    );
  });
});
