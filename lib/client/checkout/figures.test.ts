import { describe, expect, it } from "vitest";
import { taxRows } from "./figures";
import { freeShippingProgress } from "./free-shipping";

const TAXES = [
  { name: "CGST" as const, percent: 2.5, taxable: 100, amount: 2.5 },
  { name: "SGST" as const, percent: 2.5, taxable: 100, amount: 2.5 },
];

describe("the rows of tax", () => {
  it("are one by the shop's percent in the flat regime", () => {
    expect(taxRows({ tax: 8 }, "Tax (8%)")).toEqual([{ name: "Tax (8%)", amount: 8 }]);
  });

  it("are those of GST with the rounding, where there is any", () => {
    expect(taxRows({ tax: 5, taxes: TAXES, roundOff: -0.4 }, "Tax")).toEqual([
      { name: "CGST (2.5%)", amount: 2.5 },
      { name: "SGST (2.5%)", amount: 2.5 },
      { name: "Round off", amount: -0.4 },
    ]);
    expect(taxRows({ tax: 5, taxes: TAXES, roundOff: 0 }, "Tax")).toHaveLength(2);
  });

  it("name no state's tax before it is known where the goods go, nor where nothing is taxed", () => {
    expect(taxRows({ tax: 5, taxes: TAXES }, "Tax", false)).toEqual([{ name: "GST", amount: 5 }]);
    expect(taxRows({ tax: 0, taxes: [] }, "Tax")).toEqual([{ name: "GST", amount: 0 }]);
  });
});

it.each([
  [0, 200_000, { reached: false, remainingPaise: 200_000, percent: 0 }],
  [150_000, 200_000, { reached: false, remainingPaise: 50_000, percent: 75 }],
  [199_999, 200_000, { reached: false, remainingPaise: 1, percent: 99 }],
  // At the threshold itself shipping is not free yet.
  [200_000, 200_000, { reached: false, remainingPaise: 0, percent: 99 }],
  [200_001, 200_000, { reached: true, remainingPaise: 0, percent: 100 }],
  [0, 0, { reached: false, remainingPaise: 0, percent: 0 }],
])("%i of %i paise", (subtotal, above, progress) => {
  expect(freeShippingProgress(subtotal, above)).toEqual(progress);
});
