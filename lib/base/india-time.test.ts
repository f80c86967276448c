import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  dayName,
  dayNamed,
  dayStart,
  fromIndiaInput,
  monthStart,
  toIndiaInput,
} from "./india-time";

const at = (text: string) => new Date(text);

describe("India time in a form", () => {
  it("is five and a half hours ahead of UTC", () => {
    expect(toIndiaInput(new Date("2026-12-31T20:00:00Z"))).toBe("2027-01-01T01:30");
    expect(fromIndiaInput("2027-01-01T01:30")?.toISOString()).toBe("2026-12-31T20:00:00.000Z");
    expect(fromIndiaInput("2027-01-01T01:30:59")?.toISOString()).toBe("2026-12-31T20:00:59.000Z");
  });

  it("comes back to the same minute", () => {
    const minute = fc.integer({ min: 0, max: 66_666_666 }).map((n) => new Date(n * 60_000));
    fc.assert(
      fc.property(minute, (moment) => {
        expect(fromIndiaInput(toIndiaInput(moment))).toEqual(moment);
      }),
    );
  });

  it.each(["", "2026-11-21", "tomorrow", "2026-13-01T00:00", "2026-11-21T25:00"])(
    "%j is no moment",
    (text) => {
      expect(fromIndiaInput(text)).toBeNull();
    },
  );
});

describe("months and days in India", () => {
  it.each([
    ["2026-11-30T18:29:59.999Z", "2026-10-31T18:30:00.000Z"],
    ["2026-11-30T18:30:00.000Z", "2026-11-30T18:30:00.000Z"],
    ["2026-12-31T19:00:00.000Z", "2026-12-31T18:30:00.000Z"],
  ])("at %s the month began at %s", (now, start) => {
    expect(monthStart(at(now)).toISOString()).toBe(start);
  });

  it("counts months back across years", () => {
    expect(monthStart(at("2027-01-15T00:00:00Z"), 11).toISOString()).toBe(
      "2026-01-31T18:30:00.000Z",
    );
  });

  it("begins a day at half past six in the evening of UTC", () => {
    expect(dayStart(at("2026-11-21T18:29:00Z")).toISOString()).toBe("2026-11-20T18:30:00.000Z");
    expect(dayStart(at("2026-11-21T18:30:00Z"), 1).toISOString()).toBe("2026-11-20T18:30:00.000Z");
    expect(dayName(at("2026-11-21T18:29:00Z"))).toBe("2026-11-21");
    expect(dayName(at("2026-11-21T18:30:00Z"))).toBe("2026-11-22");
    expect(dayNamed("2026-11-22").toISOString()).toBe("2026-11-21T18:30:00.000Z");
  });
});
