import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { waitSeconds } from "./wait";

const HOURLY = { most: 2, seconds: 3600 };
const DAILY = { most: 3, seconds: 86_400 };

describe("how long to wait for an allowance", () => {
  it.each([
    ["nothing was taken", [], 0],
    ["there is room", [10], 0],
    ["the hour is full", [10, 600], 3000],
    ["the hour's first has just left", [10, 3600], 0],
    ["the day is full, and longer than the hour", [4000, 5000, 6000], 80_400],
  ])("when %s", (_when, ages, wait) => {
    expect(waitSeconds(ages, [HOURLY, DAILY])).toBe(wait);
  });

  it("is never so short that a span would hold more than its allowance", () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 5000 }), { maxLength: 60 });
    fc.assert(
      fc.property(gaps, (tries) => {
        const taken: number[] = [];
        let now = 0;
        for (const gap of tries) {
          now += gap;
          const ages = taken.map((at) => now - at).toReversed();
          if (waitSeconds(ages, [HOURLY, DAILY]) === 0) taken.push(now);
        }
        for (const { most, seconds } of [HOURLY, DAILY]) {
          for (const at of taken) {
            const within = taken.filter((other) => other >= at && other < at + seconds);
            expect(within.length).toBeLessThanOrEqual(most);
          }
        }
      }),
    );
  });
});
