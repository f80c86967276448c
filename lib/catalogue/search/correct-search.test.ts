import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nearestWord, slipsBetween } from "./correct-search";

const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "d", "e"), maxLength: 8 });

describe("slips", () => {
  it.each([
    ["corugated", "corrugated", 1],
    ["kratf", "kraft", 1],
    ["maler", "mailer", 1],
    ["bxo", "box", 1],
    ["bagase", "bagasse", 1],
    ["box", "box", 0],
    ["", "box", 3],
  ])("from %s to %s are %i", (typed, meant, slips) => {
    expect(slipsBetween(typed, meant)).toBe(slips);
  });

  it("are the same either way, and none only from a word to itself", () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(slipsBetween(a, b)).toBe(slipsBetween(b, a));
        expect(slipsBetween(a, b) === 0).toBe(a === b);
        expect(slipsBetween(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });
});

describe("the nearest word", () => {
  it("has the fewest slips, and rather the same first letter", () => {
    expect(nearestWord("corugated", ["corrugate", "corrugated", "irrigated"])).toBe("corrugated");
    expect(nearestWord("tope", ["rope", "tape"])).toBe("tape");
  });

  it("is rather one that sounds the same than one that looks so", () => {
    expect(nearestWord("boks", ["books", "box"])).toBe("box");
    expect(nearestWord("bokses", ["boxes", "bakes"])).toBe("boxes");
    expect(nearestWord("stikker", ["sticker", "striker"])).toBe("sticker");
    expect(nearestWord("korrugated", ["corrugated"])).toBe("corrugated");
    expect(nearestWord("kup", ["cup", "up"])).toBe("cup");
  });

  it("is one of three letters where one of them is missing", () => {
    expect(nearestWord("bx", ["bag", "box"])).toBe("box");
    expect(nearestWord("cp", ["cut", "cup"])).toBe("cup");
  });

  it("is none where a short word would have to change much, or there is too little of it", () => {
    expect(nearestWord("bag", ["tub", "cup"])).toBeUndefined();
    expect(nearestWord("b", ["bx", "box"])).toBeUndefined();
    expect(nearestWord("bx", ["bag", "bot", "boxes", "tbx"])).toBeUndefined();
    expect(nearestWord("submarine", ["corrugated"])).toBeUndefined();
  });
});
