import { describe, expect, it, vi } from "vitest";
import { textStyles } from "./text-style";
import { openDocument } from "./open-document";
import { splitCharacters } from "./printable";
import { splitRuns } from "./typefaces";
import { fitted, measureWidth, wrap } from "./typeset";

const WIDTH = 200;

const open = () => openDocument({ title: "Slip", author: "KLN", date: new Date(0) });

it("a mark that the font cannot place prints as a box instead of failing the document", () => {
  const pdf = open();
  for (const textStyle of [textStyles.text, textStyles.name, textStyles.title]) {
    expect(wrap(pdf, "A\u031B Rao", textStyle, WIDTH)).toEqual(["A\u031B Rao"]);
    const runs = splitRuns("A\u031B Rao", textStyle.typeface);
    expect(runs.map(({ text }) => text).join("")).toBe("□ Rao");
  }
});

describe("a word wider than its column", () => {
  it.each(["न".repeat(300), "iW".repeat(150), `${"i".repeat(200)}${"W".repeat(100)}`])(
    "is cut after the last character that fits: %s",
    (word) => {
      const pdf = open();
      const lines = wrap(pdf, word, textStyles.text, WIDTH);
      expect(lines.join("")).toBe(word);
      lines.forEach((line, index) => {
        expect(measureWidth(pdf, line, textStyles.text)).toBeLessThanOrEqual(WIDTH);
        const [next = ""] = splitCharacters(lines[index + 1] ?? "");
        if (next) expect(measureWidth(pdf, line + next, textStyles.text)).toBeGreaterThan(WIDTH);
      });
    },
  );

  it("is measured only a few times, however long", () => {
    const pdf = open();
    const measured = vi.spyOn(pdf, "widthOfString");
    const word = "न".repeat(300);
    wrap(pdf, word, textStyles.text, WIDTH);
    const characters = measured.mock.calls.reduce((sum, [text]) => sum + text.length, 0);
    expect(characters).toBeLessThan(10 * word.length);
  });

  it("ends with an ellipsis when limited to one line", () => {
    const pdf = open();
    expect(fitted(pdf, "न".repeat(300), textStyles.text, WIDTH)).toMatch(/^न{10,}…$/);
    expect(fitted(pdf, "न", textStyles.text, WIDTH)).toBe("न");
    expect(fitted(pdf, "WWW", textStyles.text, 1)).toBe("W…");
  });
});
