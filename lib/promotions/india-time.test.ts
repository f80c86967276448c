import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromIndiaInput, toIndiaInput } from "./india-time";

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
