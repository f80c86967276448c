import { readFileSync } from "node:fs";
import { create } from "fontkit";
import { expect, it } from "vitest";
import hindi from "@/lib/i18n/hi/checkout.json";
import { isReordered, splitSyllables } from "./syllables";
import { documentFont, splitRuns } from "./typefaces";

const TEXTS = [
  ...Object.values(hindi),
  "আমি দিল্লি থেকে কিনি",
  "કિંમત લિટર",
  "கொடி மொழி",
  "കൊച്ചി വേണം",
  "ಕ್ಷೇತ್ರ ಕೊಡಿ",
  "రాష్ట్రీయ కిటికీ",
  "ਕਿਤਾਬ ਦਿੱਲੀ",
  "ଓଡ଼ିଶା କିଣି",
];

const runs = TEXTS.flatMap((text) => splitRuns(text, "text")).filter(({ text }) =>
  isReordered(text),
);

it("each syllable is read correctly, glyph by glyph", () => {
  for (const { face, text } of runs) {
    for (const syllable of splitSyllables(text)) {
      const { glyphs } = documentFont(face).layout(syllable);
      const read = String.fromCodePoint(...glyphs.flatMap(({ codePoints }) => codePoints));
      expect(read.replaceAll("\u200c", "").normalize("NFC")).toBe(syllable.normalize("NFC"));
      expect(glyphs.every(({ codePoints }) => codePoints.length > 0)).toBe(true);
    }
  }
});

it("syllables are set as in their word", () => {
  const fonts = new Map<string, ReturnType<typeof create>>();
  for (const { face, text } of runs) {
    const font =
      fonts.get(face) ?? create(readFileSync(`lib/documents/pdf/fonts/noto-${face}.ttf`));
    fonts.set(face, font);
    if (!("layout" in font)) throw new Error(face);
    const whole = font.layout(text);
    const { glyphs, advanceWidth } = documentFont(face).layout(text);
    // Without the kerning between syllables.
    expect(Math.abs(advanceWidth / whole.advanceWidth - 1)).toBeLessThan(0.02);
    expect(glyphs.map(({ id }) => id)).toEqual(whole.glyphs.map(({ id }) => id));
  }
});
