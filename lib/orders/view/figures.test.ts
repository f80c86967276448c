import { describe, expect, it } from "vitest";
import { ORDER } from "@/lib/orders/read/example-order";
import { orderSchema, type OrderAnswer } from "../schemas";
import { taxRows, totalFigures } from "./figures";

const TAXES = [
  { name: "CGST" as const, percent: 2.5, taxable: 100, amount: 2.5 },
  { name: "SGST" as const, percent: 2.5, taxable: 100, amount: 2.5 },
];

describe("the tax rows", () => {
  it("are one row with the shop's percent under the flat tax", () => {
    expect(taxRows({ tax: 8 }, "Tax (8%)")).toEqual([{ name: "Tax (8%)", amount: 8 }]);
  });

  it("are those of GST, with a round-off if there is one", () => {
    expect(taxRows({ tax: 5, taxes: TAXES, roundOff: -0.4 }, "Tax")).toEqual([
      { name: "CGST (2.5%)", amount: 2.5 },
      { name: "SGST (2.5%)", amount: 2.5 },
      { name: "Round off", amount: -0.4 },
    ]);
    expect(taxRows({ tax: 5, taxes: TAXES, roundOff: 0 }, "Tax")).toHaveLength(2);
  });

  it("name no state's tax before the destination is known, nor for untaxed goods", () => {
    expect(taxRows({ tax: 5, taxes: TAXES }, "Tax", false)).toEqual([{ name: "GST", amount: 5 }]);
    expect(taxRows({ tax: 0, taxes: [] }, "Tax")).toEqual([{ name: "GST", amount: 0 }]);
  });
});

const flat = orderSchema.parse(ORDER);

/** Returns the tax rows of an order's page. */
const findRows = (order: OrderAnswer) => {
  return taxRows(totalFigures(order), "Tax (8%)");
};

describe("the tax shown with an order", () => {
  it("is the flat tax for an order placed under it", () => {
    expect(findRows(flat)).toEqual([{ name: "Tax (8%)", amount: 180 }]);
  });

  it("is named GST, even with all rates at zero", () => {
    const order = { ...flat, placeOfSupply: "Haryana (06)" };
    const igst = { name: "IGST", percent: 18, taxable: 1000, amount: 180 } as const;
    expect(findRows({ ...order, tax: 180, taxes: [igst], roundOff: 0.5 })).toEqual([
      { name: "IGST (18%)", amount: 180 },
      { name: "Round off", amount: 0.5 },
    ]);
    expect(findRows({ ...order, tax: 0, taxes: [] })).toEqual([{ name: "GST", amount: 0 }]);
  });
});
