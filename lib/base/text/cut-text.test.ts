import fc from "fast-check";
import { expect, it } from "vitest";
import { cutText, shortenText } from "./cut-text";

it.each<[text: string, most: number, cut: string]>([
  ["Gate 4", 6, "Gate 4"],
  ["Gate 4", 5, "Gate"],
  ["ab🏭", 3, "ab"],
  ["ab🏭", 4, "ab🏭"],
  ["👩‍👩‍👧 family", 5, ""],
  ["👩‍👩‍👧 family", 9, "👩‍👩‍👧"],
  ["कि", 1, ""],
  ["एकि", 2, "ए"],
  ["e\u0301e\u0301", 3, "e\u0301"],
  ["🇮🇳🇮🇳", 6, "🇮🇳"],
])("“%s” within %s is “%s”", (text, most, cut) => expect(cutText(text, most)).toBe(cut));

it("marks a cut with “…”, within the same length", () => {
  expect(shortenText("Gate 4", 6)).toBe("Gate 4");
  expect(shortenText("Gate 45", 6)).toBe("Gate…");
  expect(shortenText("Gate🏭🏭", 6)).toBe("Gate…");
});

it("ends between two characters as people see them, and cuts no more than it must", () => {
  const graphemes = new Intl.Segmenter("en-IN", { granularity: "grapheme" });
  const text = fc.string({ unit: "grapheme", maxLength: 30 });
  fc.assert(
    fc.property(text, fc.nat(40), (whole, most) => {
      const cut = cutText(whole, most);
      expect(cut.length).toBeLessThanOrEqual(Math.max(most, 0));
      const fits = Array.from(graphemes.segment(whole)).findLast(
        ({ index, segment }) => index + segment.length <= most,
      );
      const kept = fits ? whole.slice(0, fits.index + fits.segment.length) : "";
      expect(cut).toBe(kept.trimEnd());
    }),
  );
});
