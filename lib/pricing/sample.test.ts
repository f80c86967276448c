import { describe, expect, it } from "vitest";
import { creditPercent, type Sample } from "./sample";

const SAMPLE: Sample = {
  kind: "paid",
  pricePaise: 25_000,
  credit: [
    { from: 10, percent: 50 },
    { from: 50, percent: 100 },
  ],
};

describe("the credit of a paid sample", () => {
  it.each([
    [1, 0],
    [9, 0],
    [10, 50],
    [49, 50],
    [50, 100],
    [9_999, 100],
  ])("with a first order of %i packs is %i percent", (packs, percent) => {
    expect(creditPercent(SAMPLE, packs)).toBe(percent);
  });

  it("is nothing where the shop promises none", () => {
    expect(creditPercent({ ...SAMPLE, credit: [] }, 500)).toBe(0);
  });
});
