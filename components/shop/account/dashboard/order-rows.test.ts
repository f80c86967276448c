import { describe, expect, it } from "vitest";
import { goodsCount } from "@/lib/orders/line-text";
import { itemText } from "./order-rows";

const line = (name: string, quantity: number) => ({
  ...({ _id: name, kind: "product", unit: "PAC", basis: 1, stage: null, lineTotal: 1 } as const),
  product: { _id: null, name, thumbnailImage: "", packSize: null, sku: null },
  quantity,
  price: 1,
});

describe("itemText", () => {
  it("names a single product alone", () => {
    const order = { products: [line("Kraft mailer", 1)] };
    expect(itemText(order)).toBe("Kraft mailer");
    expect(goodsCount(order.products)).toBe("1 pack");
  });

  it("names the first of several and counts the packs of all", () => {
    const order = { products: [line("Kraft mailer", 1000), line("Tape", 150), line("Cup", 50)] };
    expect(itemText(order)).toBe("Kraft mailer and 2 more");
    expect(goodsCount(order.products)).toBe("1,200 packs");
  });

  it("has a text for an order without lines", () => {
    expect(itemText({ products: [] })).toBe("No items");
    expect(goodsCount([])).toBe("0 lines");
  });

  it("counts no set-up, and adds only equal units", () => {
    const setUp = { ...line("Set-up", 2), kind: "fee", unit: "SET" } as const;
    const sample = { ...line("Cup", 1), kind: "sample", unit: "PCS" } as const;
    const printed = { products: [line("Kraft mailer", 10), setUp] };
    expect(itemText(printed)).toBe("Kraft mailer");
    expect(goodsCount(printed.products)).toBe("10 packs");
    expect(goodsCount([...printed.products, sample])).toBe("2 lines");
    expect(goodsCount([{ ...line("Box", 5000), unit: "PCS" }])).toBe("5,000 pieces");
  });
});
