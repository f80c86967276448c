import { describe, expect, it } from "vitest";
import { fullDate, longDate, longMoment, span } from "./dates";

const from = new Date("2026-11-21T09:42:00Z");
const after = (minutes: number) => span(from, new Date(from.getTime() + minutes * 60_000));

describe("span", () => {
  it.each([
    [1, "1 minute"],
    [30, "30 minutes"],
    [90, "90 minutes"],
    [120, "2 hours"],
    [24 * 60, "24 hours"],
    [7 * 24 * 60, "7 days"],
  ])("of %i minutes is %s", (minutes, words) => expect(after(minutes)).toBe(words));

  it("does not mind the milliseconds between two clocks", () => {
    expect(after(30 - 0.01)).toBe("30 minutes");
    expect(after(24 * 60 + 0.01)).toBe("24 hours");
  });
});

it("writes dates in the language of the page, in Latin digits", () => {
  expect(longDate(from)).toBe("21 November 2026");
  expect(longDate(from, "hi")).toBe("21 नवंबर 2026");
  expect(fullDate(from)).toBe("Saturday 21 November 2026");
  expect(fullDate(from, "hi")).toBe("शनिवार 21 नवंबर 2026");
  expect(longMoment(from)).toBe("21 November 2026 at 3:12 pm IST");
  expect(longMoment(from, "hi")).toBe("21 नवंबर 2026, 3:12 pm IST");
});
