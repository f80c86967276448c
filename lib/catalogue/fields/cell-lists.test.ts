import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listFromCell, listToCell, pairsFromCell, pairsToCell } from "./cell-lists";

/** Texts as the product form saves them: not empty and trimmed. */
const entry = fc
  .oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom("\\", "n", ":", "\n", "\r", "|", "a", " ") }),
  )
  .map((text) => text.trim())
  .filter(Boolean);

describe("lists in a cell", () => {
  it("are one entry per line", () => {
    expect(listToCell(["Recyclable", "Made in India"])).toBe("Recyclable\nMade in India");
    expect(listFromCell(" Recyclable \n\n Made in India\n")).toEqual([
      "Recyclable",
      "Made in India",
    ]);
    expect(listFromCell("")).toEqual([]);
  });

  it("come back as they were, whatever is in them", () => {
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        expect(listFromCell(listToCell(entries))).toEqual(entries);
      }),
    );
  });
});

describe("specifications in a cell", () => {
  it("are a name and a text with a colon between", () => {
    expect(pairsToCell({ "Pack size": "100 pieces", Ratio: "1:2" })).toBe(
      "Pack size: 100 pieces\nRatio: 1:2",
    );
    expect(pairsFromCell("Pack size:100 pieces\nRatio : 1:2")).toEqual([
      { name: "Pack size", text: "100 pieces" },
      { name: "Ratio", text: "1:2" },
    ]);
  });

  it("have no name in a line without a colon", () => {
    expect(pairsFromCell("Kraft")).toEqual([{ name: null, text: "Kraft" }]);
  });

  it("come back as they were, whatever is in them", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(entry, entry)), (entries) => {
        const pairs = Object.fromEntries(entries);
        const read = pairsFromCell(pairsToCell(pairs)).map(({ name, text }) => [name, text]);
        expect(read).toEqual(Object.entries(pairs));
      }),
    );
  });
});
