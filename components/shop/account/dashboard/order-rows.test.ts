import { describe, expect, it } from "vitest";
import { packCount, itemText } from "./order-rows";

const line = (name: string, quantity: number) => ({
  ...({ _id: name, kind: "product", unit: "PAC", basis: 1, stage: null, lineTotal: 1 } as const),
  product: { _id: null, name, thumbnailImage: "", packSize: null, sku: null },
  quantity,
  price: 1,
});

describe("what an order is about", () => {
  it("names one product alone", () => {
    const order = { products: [line("Kraft mailer", 1)] };
    expect(itemText(order)).toBe("Kraft mailer");
    expect(packCount(order)).toBe("1 pack");
  });

  it("names the first of several and counts packs of all", () => {
    const order = { products: [line("Kraft mailer", 1000), line("Tape", 150), line("Cup", 50)] };
    expect(itemText(order)).toBe("Kraft mailer and 2 more");
    expect(packCount(order)).toBe("1,200 packs");
  });

  it("has words for an order without lines", () => {
    expect(itemText({ products: [] })).toBe("No items");
    expect(packCount({ products: [] })).toBe("0 packs");
  });
});
