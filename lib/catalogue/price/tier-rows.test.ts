import { describe, expect, it } from "vitest";
import type { SaleTerms } from "../sale-terms";
import { entryPrice, fromPrice, tierRows, tierStep } from "./tier-rows";

const PLAIN: SaleTerms = { pricePaise: 10_000, minQuantity: 1, packMultiple: 1, priceTiers: [] };
const TIERED: SaleTerms = {
  ...PLAIN,
  priceTiers: [
    { from: 10, pricePaise: 9_000 },
    { from: 50, pricePaise: 7_550 },
  ],
};

describe("the table of prices", () => {
  it("is empty where a pack always costs the same", () => {
    expect(tierRows(PLAIN)).toEqual([]);
    expect(fromPrice(PLAIN)).toBeNull();
    expect(entryPrice(PLAIN)).toBe(10_000);
  });

  it("shows ranges and savings", () => {
    expect(tierRows(TIERED)).toEqual([
      { from: 1, to: 9, pricePaise: 10_000, percentOff: 0 },
      { from: 10, to: 49, pricePaise: 9_000, percentOff: 10 },
      { from: 50, to: null, pricePaise: 7_550, percentOff: 25 },
    ]);
  });

  it("lists only orderable quantities", () => {
    const rows = tierRows({ ...TIERED, minQuantity: 20, packMultiple: 12 });
    expect(rows.map(({ from, to }) => [from, to])).toEqual([
      [24, 48],
      [60, null],
    ]);
  });

  it("omits a price that can no longer be reached", () => {
    const all = { ...TIERED, minQuantity: 50 };
    expect(tierRows(all)).toEqual([]);
    expect(entryPrice(all)).toBe(7_550);
  });
});

describe("the next price", () => {
  it("names the total packs and the saving", () => {
    expect(tierStep(TIERED, 7, 500)).toEqual({
      quantity: 10,
      pricePaise: 9_000,
      savedPaise: 10_000,
    });
    expect(tierStep(TIERED, 50, 500)).toBeNull();
  });

  it("is not offered beyond the stock", () => {
    expect(tierStep(TIERED, 7, 9)).toBeNull();
    expect(tierStep({ ...TIERED, packMultiple: 12 }, 36, 59)).toBeNull();
    expect(tierStep({ ...TIERED, packMultiple: 12 }, 36, 60)).toMatchObject({ quantity: 60 });
  });
});
