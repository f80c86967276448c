import { describe, expect, it } from "vitest";
import { ORDER } from "@/lib/api/examples/values";
import { orderSchema, type OrderAnswer } from "@/lib/orders/schemas";
import { shownOrder } from "./shown-order";
import { taxRows } from "./figures";

const flat = orderSchema.parse(ORDER);

/** Returns the tax rows of an order's page. */
const findRows = (order: OrderAnswer) => {
  const { figures } = shownOrder(order);
  return figures && taxRows(figures, "Tax (8%)");
};

describe("the tax of an order that is shown", () => {
  it("is the one of the flat regime where the order was placed by that", () => {
    expect(findRows(flat)).toEqual([{ name: "Tax (8%)", amount: 180 }]);
  });

  it("is named as GST, also where no rate is above zero", () => {
    const order = { ...flat, placeOfSupply: "Haryana (06)" };
    const igst = { name: "IGST", percent: 18, taxable: 1000, amount: 180 } as const;
    expect(findRows({ ...order, tax: 180, taxes: [igst], roundOff: 0.5 })).toEqual([
      { name: "IGST (18%)", amount: 180 },
      { name: "Round off", amount: 0.5 },
    ]);
    expect(findRows({ ...order, tax: 0, taxes: [] })).toEqual([{ name: "GST", amount: 0 }]);
  });
});
