import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { excerpt } from "./product-metadata";

describe("excerpt", () => {
  it("keeps a short text except for its spaces", () => {
    expect(excerpt(" A box\n of board. ")).toBe("A box of board.");
  });

  it("cuts between words", () => {
    expect(excerpt("one two three", 9)).toBe("one two…");
  });

  it("cuts inside a word that is longer than the whole", () => {
    expect(excerpt("x".repeat(20), 10)).toBe(`${"x".repeat(9)}…`);
  });

  it("never exceeds the length", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 60 }), (text, length) => {
        expect(excerpt(text, length).length).toBeLessThanOrEqual(length);
      }),
    );
  });
});
