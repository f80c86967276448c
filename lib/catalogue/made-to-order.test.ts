import { describe, expect, it } from "vitest";
import {
  statedPrintOptions,
  statedSample,
  storedPrintOptions,
  storedSample,
  type StatedPrintOption,
  type StatedSample,
} from "./made-to-order";

const OPTION: StatedPrintOption = {
  name: "Your mark",
  sides: 1,
  maxColours: 2,
  minPieces: 20,
  setupFeePerColour: 1499.5,
  tiers: [{ from: 20, price: 449.5 }],
  leadDays: 8,
  tool: "plate",
};

describe("print options and samples", () => {
  it("come back in rupees as they were stored in paise", () => {
    expect(storedPrintOptions([OPTION])).toMatchObject([
      { setupFeePaise: 149_950, tiers: [{ from: 20, pricePaise: 44_950 }] },
    ]);
    const sized = { ...OPTION, name: "Lid", dieline: { width: 306, height: 200 } };
    expect(statedPrintOptions(storedPrintOptions([OPTION, sized]))).toEqual([OPTION, sized]);
  });

  it.each<StatedSample>([
    { kind: "none", price: 0, credit: [] },
    { kind: "free", price: 0, credit: [] },
    { kind: "paid", price: 250, credit: [{ from: 50, percent: 100 }] },
  ])("keep a sample of the kind $kind", (sample) => {
    expect(statedSample(storedSample(sample))).toEqual(sample);
  });

  it("store no fields that a free sample, or none, does not need", () => {
    const credit = [{ from: 5, percent: 50 as const }];
    expect(storedSample({ kind: "none", price: 250, credit })).toBeNull();
    expect(storedSample({ kind: "free", price: 250, credit })).toEqual({
      kind: "free",
      pricePaise: 0,
      credit: [],
    });
  });
});
