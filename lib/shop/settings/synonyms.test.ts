import { describe, expect, it } from "vitest";
import { DEFAULT_SYNONYMS, synonymsFrom, synonymsProblem } from "./synonyms";

describe("synonyms", () => {
  it("match the right side of their line, in the plural too", () => {
    const { meaningsOf, words } = synonymsFrom("dabba, Peti = box\nlifafa=paper  bag, envelope\n");
    expect(words).toEqual(["dabba", "peti", "lifafa"]);
    expect(["dabba", "dabbas", "peti", "lifafa", "box"].map(meaningsOf)).toEqual([
      ["box"],
      ["box"],
      ["box"],
      ["paper bag", "envelope"],
      [],
    ]);
  });

  it("of several lines add up, and a word never means itself", () => {
    expect(synonymsFrom("a = b\na = c, a").meaningsOf("a")).toEqual(["b", "c"]);
  });

  it("match a word in any spelling of its letters", () => {
    const { meaningsOf } = synonymsFrom("café, कुल्हड़ = cup");
    expect(["cafe", "कुल्हड\u093c"].map(meaningsOf)).toEqual([["cup"], ["cup"]]);
  });

  it("leave out a line that cannot be read", () => {
    expect(synonymsFrom("dabba box\n= box\ndabba =\na = b = c\ntwo words = box").words).toEqual([]);
  });
});

describe("what the owner writes", () => {
  it.each([DEFAULT_SYNONYMS, "", "\n", "dabba = box"])("can be %j", (text) => {
    expect(synonymsProblem(text)).toBeNull();
  });

  it.each(["dabba", "dabba = ", "= box", "a = b = c", "two words = box"])(
    "cannot be %j, and the wrong line is named",
    (line) => expect(synonymsProblem(`a = b\n${line}`)).toContain(line.trim()),
  );

  it("has so many lines at most", () => {
    expect(synonymsProblem("a = b\n".repeat(201))).toBe("Use at most 200 lines");
  });
});
