import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rateFor } from "./rate-of-day";

const RATES = [
  { hsn: "48", rateBasisPoints: 1200 },
  { hsn: "4819", rateBasisPoints: 1800 },
  { hsn: "481910", rateBasisPoints: 500 },
];

describe("the rate of a product", () => {
  it.each([
    ["481910", 500],
    ["48191001", 500],
    ["481930", 1800],
    ["4823", 1200],
    ["4919", undefined],
    [null, undefined],
  ])("with the code %s is that of the longest heading: %s", (code, expected) => {
    expect(rateFor(RATES, code)?.rateBasisPoints).toBe(expected);
  });

  it("does not depend on the order of the rates", () => {
    const shuffled = fc.shuffledSubarray(RATES, { minLength: RATES.length });
    fc.assert(
      fc.property(shuffled, (rates) => {
        expect(rateFor(rates, "48191001")?.hsn).toBe("481910");
      }),
    );
  });
});
