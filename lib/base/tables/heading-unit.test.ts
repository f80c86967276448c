import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { numberCell, textCell } from "./cell";
import { findOtherUnit, splitUnit, withUnit } from "./heading-unit";
import { readMoney } from "./read-money";
import { readPacks, readWeight } from "./read-measure";

const grams = (text: string) => readWeight(text, { in: "g" });
const packPrice = (text: string) => readMoney(text, { per: "pack" });

describe("a heading with a unit", () => {
  it.each([
    ["Weight (kg)", { name: "Weight", unit: "kg" }],
    ["Weight [ Kgs. ]", { name: "Weight", unit: "Kgs." }],
    ["Weight in kg", { name: "Weight", unit: "kg" }],
    ["Weight (lb)", { name: "Weight (lb)", unit: "" }],
    ["Weight (gross)", { name: "Weight (gross)", unit: "" }],
    ["Weight (2 kg)", { name: "Weight (2 kg)", unit: "" }],
    ["Weight", { name: "Weight", unit: "" }],
    ["(kg)", { name: "(kg)", unit: "" }],
  ])("%j", (heading, read) => {
    expect(splitUnit(heading, grams)).toEqual(read);
  });

  it("has units of money and packs, and none when the column accepts none", () => {
    expect(splitUnit("Rate (₹/pack)", packPrice).unit).toBe("₹/pack");
    expect(splitUnit("Price in Rs.", packPrice).unit).toBe("Rs.");
    expect(splitUnit("Qty (Nos)", readPacks).unit).toBe("Nos");
    expect(splitUnit("Name (kg)", undefined)).toEqual({ name: "Name (kg)", unit: "" });
  });

  it("may have a unit that the column does not read", () => {
    expect(findOtherUnit("Weight (lb)", grams)).toBe("lb");
    expect(findOtherUnit("Rate (USD)", packPrice)).toBe("USD");
    expect(findOtherUnit("Rate (per piece)", packPrice)).toBe("per piece");
    expect(findOtherUnit("Qty (pcs)", readPacks)).toBe("pcs");
    expect(findOtherUnit("Weight (kg)", grams)).toBeNull();
    expect(findOtherUnit("Rate (excl. GST)", packPrice)).toBeNull();
    expect(findOtherUnit("Name (pcs)", undefined)).toBeNull();
  });
});

describe("a cell below it", () => {
  it("is read in that unit unless it has its own", () => {
    const read = (text: string) => readWeight(withUnit(textCell(text), "kg"), { in: "g" }).value;
    expect(["8", " 8.25 ", "8.", "500 g", "8 kg", "1,200"].map(read)).toEqual([
      8_000, 8_250, 8_000, 500, 8_000, 1_200_000,
    ]);
    expect(readWeight(withUnit(numberCell(8.25), "kg"), { in: "g" })).toEqual({ value: 8_250 });
    expect(withUnit(textCell(""), "kg")).toEqual(textCell(""));
  });

  it("is never read as a bare number", () => {
    const piece = fc.constantFrom(
      "8",
      ".",
      ",",
      " ",
      "kg",
      "g",
      "-",
      "/-",
      "%",
      "1",
      "lb",
      "(",
      ")",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const text = pieces.join("");
        const { value } = readWeight(withUnit(textCell(text), "kg"), { in: "g" });
        const bare = readWeight(text, { in: "g" }).value;
        if (value !== undefined && bare !== undefined && !/g/.test(text))
          expect(value).toBeCloseTo(bare * 1000, 3);
      }),
      { numRuns: 2_000 },
    );
  });
});
