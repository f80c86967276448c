import { describe, expect, it } from "vitest";
import { inEnglish, translateIn } from "@/lib/i18n/translate";
import { lineDetail, priceUnit, quantitiesWords, quantityWords } from "./line-text";

describe("a quantity", () => {
  it.each([
    [1, "PAC", "1 pack"],
    [2, "PAC", "2 packs"],
    [125_000, "PCS", "1,25,000 pieces"],
    [5, "THD", "5 thousand"],
    [1, "SET", "1 set"],
  ] as const)("of %d %s is %s", (quantity, unit, words) => {
    expect(quantityWords(quantity, unit)).toBe(words);
  });
});

it("lists quantities to choose from", () => {
  expect(quantitiesWords([500], "PCS")).toBe("500 pieces");
  expect(quantitiesWords([2000, 5000, 10_000], "PCS")).toBe("2,000 or 5,000 or 10,000 pieces");
});

describe("what a price buys", () => {
  it.each([
    [{ unit: "PAC", basis: 1, packSize: "100 pieces" }, "100 pieces"],
    [{ unit: "PAC", basis: 1, packSize: null }, "pack"],
    [{ unit: "PCS", basis: 1, packSize: null }, "piece"],
    [{ unit: "PCS", basis: 1000, packSize: null }, "1,000 pieces"],
    [{ unit: "THD", basis: 1, packSize: null }, "thousand"],
  ] as const)("for %j is %s", (line, words) => {
    expect(priceUnit(line)).toBe(words);
  });

  it("names the pack size in the reader's language", () => {
    const t = translateIn({ language: "hi", words: { "{count} pieces": "{count} पीस" } });
    const pack = { unit: "PAC", basis: 1, packSize: "100 pieces" } as const;
    expect(priceUnit(pack, t)).toBe("100 पीस");
  });
});

describe("the detail of a line", () => {
  it("is empty for plain packs", () => {
    expect(lineDetail({ kind: "product", spec: null, print: null })).toBe("");
  });

  it("names the print, the spec, or that it is a sample", () => {
    const print = { option: "Your mark", sides: 2, colours: 1 };
    const spec = { material: "Kraft board", size: "230 × 155 × 70 mm" };
    expect(lineDetail({ kind: "product", print })).toBe("2 sides, 1 colour, Your mark");
    expect(lineDetail({ kind: "custom", spec })).toBe("230 × 155 × 70 mm, Kraft board");
    expect(lineDetail({ kind: "sample" })).toBe("Sample");
  });

  it("names the buyer's code as its reader knows it", () => {
    expect(lineDetail({ code: "BOX-07" }, inEnglish, "buyer")).toBe("Your code BOX-07");
    expect(lineDetail({ code: "BOX-07" })).toBe("Buyer's code BOX-07");
  });
});
