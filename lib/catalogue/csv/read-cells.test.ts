import { describe, expect, it } from "vitest";
import { textCell } from "@/lib/base/tables/cell";
import type { ProductColumn } from "./columns";
import { cellReader } from "./read-cells";

const read = (column: ProductColumn, text: string, decimalComma = false) => {
  const { data, error } = cellReader(column, decimalComma).safeParse(textCell(text));
  return data ?? error.issues[0]?.message;
};

describe("a cell of a product", () => {
  it.each<[ProductColumn, string, object]>([
    ["price", "1,24,500.50", { pricePaise: 12_450_050 }],
    ["price", "Rs. 2500/-", { pricePaise: 250_000 }],
    ["price", "45.00/Nos", { pricePaise: 4_500 }],
    ["originalPrice", "", { originalPricePaise: null }],
    ["stockCount", "120 Nos", { stockCount: 120 }],
    ["packedWeight", "8 kg", { packedWeight: 8_000 }],
    ["packedWeight", "750", { packedWeight: 750 }],
    ["leadDays", "5 days", { leadDays: 5 }],
    ["recycledPercent", "80 %", { recycledPercent: 80 }],
    ["carton", "60 x 40 x 35 cm", { carton: { length: 600, width: 400, height: 350 } }],
    ["carton", "600 × 400 × 350", { carton: { length: 600, width: 400, height: 350 } }],
    ["priceTiers", "10: ₹399.50", { priceTiers: [{ from: 10, pricePaise: 39_950 }] }],
  ])("%s %j is read", (column, text, data) => {
    expect(read(column, text)).toEqual(data);
  });

  it.each<[ProductColumn, string, RegExp]>([
    ["price", "449,50", /“449,50” is not grouped/],
    ["price", "8 kg", /“kg” behind/],
    ["stockCount", "1,20", /“1,20” is not grouped/],
    ["stockCount", "25 dozen", /“dozen” behind/],
    ["stockCount", "12.5", /not a whole number/],
    ["priceTiers", "10: 399,50", /“399,50” is not grouped/],
    ["priceTiers", "ten: 399", /“ten” is not a number/],
    ["packedWeight", "8 lb", /“lb” behind/],
    ["carton", "24 x 16 x 14 in", /“in” behind/],
    ["carton", "600 x 400", /length x width x height/],
    ["isNew", "perhaps", /true or false/],
  ])("%s %j is refused", (column, text, reason) => {
    expect(read(column, text)).toMatch(reason);
  });

  it("has thousands or decimals, and not either, where decimals have a comma", () => {
    expect(read("price", "449,50", true)).toEqual({ pricePaise: 44_950 });
    expect(read("price", "2.440", true)).toMatch(/can mean 2,440 or 2\.44/);
    expect(read("stockCount", "1.000", true)).toMatch(/can mean 1,000 or 1: write 1000 or 1\./);
    expect(read("priceTiers", "10: 399,50", true)).toEqual({
      priceTiers: [{ from: 10, pricePaise: 39_950 }],
    });
  });
});
